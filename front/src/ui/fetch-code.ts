/** The stylesheets that could not be fetched: Vite fetches each only once, then shows its code without. */
const missing = new Set<string>();

if (typeof document !== 'undefined') {
  document.addEventListener(
    'error',
    ({ target }) => {
      // Those that Vite adds name an origin; the page's own do not.
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.crossOrigin !== null)
        missing.add(target.href);
    },
    true,
  );
}

const fetchStyles = (href: string): Promise<unknown> => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href, onload: resolve, onerror: reject });
  document.head.append(link);
  return promise.then(() => missing.delete(href));
};

/** The stylesheets that went missing while a code was fetched without success. */
const lacking = new WeakMap<() => Promise<unknown>, string[]>();

/**
 * Fetches code with its styles, also those that could not be fetched before. Only the styles that the same code lacked
 * are waited for until they are there; of the others nobody knows whether it needs them.
 * @param fetchCode The same function for the same code.
 * @throws What `fetchCode` throws, or the error of a stylesheet. Calling it again tries again.
 */
export const fetchWithStyles = async <T>(fetchCode: () => Promise<T>): Promise<T> => {
  const own = lacking.get(fetchCode) ?? [];
  await Promise.all(
    [...missing].map((href) =>
      fetchStyles(href).catch((error: unknown) => {
        if (own.includes(href)) throw error;
      }),
    ),
  );
  const before = new Set(missing);
  try {
    return await fetchCode();
  } catch (error) {
    lacking.set(fetchCode, [...own, ...[...missing].filter((href) => !before.has(href))]);
    throw error;
  }
};
