/** The stylesheets that could not be fetched: Vite fetches each only once, then shows its code without. */
const missing = new Set<string>();

if (!import.meta.env.SSR) {
  document.addEventListener(
    'error',
    ({ target }) => {
      // Those that Vite adds name an origin; the page's own do not.
      if (target instanceof HTMLLinkElement && target.matches('[rel=stylesheet][crossorigin]'))
        missing.add(target.href);
    },
    true,
  );
}

const fetchStyles = (href: string): Promise<unknown> =>
  new Promise((onload, onerror) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href, onload, onerror }));
  }).then(() => missing.delete(href));

/** What could not be fetched the last time. */
const failed = new WeakSet<() => Promise<unknown>>();

/**
 * Fetches code, before it the styles that are missing: only code that could not be fetched itself waits until they are
 * there, as nobody knows whose they are.
 * @param fetchCode The same function for the same code.
 * @throws What `fetchCode` throws, or the error of a stylesheet. Calling it again tries again.
 */
export const fetchWithStyles = async <T>(fetchCode: () => Promise<T>): Promise<T> => {
  const styles = [...missing].map(fetchStyles);
  await (failed.has(fetchCode) ? Promise.all(styles) : Promise.allSettled(styles));
  try {
    const code = await fetchCode();
    failed.delete(fetchCode);
    return code;
  } catch (error) {
    failed.add(fetchCode);
    throw error;
  }
};
