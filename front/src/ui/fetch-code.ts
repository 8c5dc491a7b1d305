/** The stylesheets of chunks that could not be fetched: Vite asks for each only once, then shows its code bare. */
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

/** Fetches code that could not be fetched before, with its styles. */
export const fetchAgain = async <T>(fetchCode: () => Promise<T>): Promise<T> => {
  await Promise.all([...missing].map(fetchStyles));
  return fetchCode();
};
