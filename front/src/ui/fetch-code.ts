const addStylesheet = (href: string): Promise<unknown> => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href, onload: resolve, onerror: reject });
  document.head.append(link);
  return promise;
};

/**
 * Fetches code that could not be fetched before. Vite asks for a stylesheet only once, and a link to one that failed
 * stays in the document without effect: without its styles the code would come bare.
 */
export const fetchAgain = async <T>(fetchCode: () => Promise<T>): Promise<T> => {
  // Those that Vite adds name an origin; the page's own do not.
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][crossorigin]')];
  const there = new Set(links.filter(({ sheet }) => sheet).map(({ href }) => href));
  const missing = new Set(links.map(({ href }) => href).filter((href) => !there.has(href)));
  await Promise.all([...missing].map(addStylesheet));
  return fetchCode();
};
