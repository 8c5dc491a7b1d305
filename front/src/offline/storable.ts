// What the service worker stores of the answers that come.

type Answer = Pick<Response, 'status' | 'redirected' | 'headers'>;

/**
 * Whether an answer is whole, everybody's and that of its own address: no error, no part of a file, no page that signing
 * in was redirected to, nothing that the server sends to one reader.
 */
export const isForEverybody = ({ status, redirected, headers }: Answer): boolean =>
  status === 200 && !redirected && /\bpublic\b/.test(headers.get('cache-control') ?? '');

/** Whether it says that there is no such page any more: what was stored of it goes. */
export const isGone = ({ status }: Pick<Response, 'status'>): boolean => status === 404 || status === 410;
