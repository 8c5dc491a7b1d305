// What a page and the service worker say to each other.

/** Where the worker is. */
export const WORKER = '/service-worker.js';

/** The caches, each with what fits its name. */
export const CACHES = {
  pages: 'hanca-pages',
  code: 'hanca-code',
  pictures: 'hanca-pictures',
  flyers: 'hanca-flyers',
} as const;

/** `read`: a page that was reached without the worker, with the files it needed. `flyers`: the current ones are to be stored. */
export type Message =
  | { kind: 'read'; page: string; files: string[] }
  | { kind: 'flyers' }
  | { kind: 'hello' };

/** What the worker says of itself to all tabs: a push has come and is shown. */
export interface Shown {
  kind: 'push';
  tag: string;
}

/** The answer to `hello`. */
export interface Greeting {
  /** The first script of the build that the worker belongs to. */
  build: string;
  /** When the page was stored that is shown instead of one from the network, in a form that Date reads; null for none. */
  storedAt: string | null;
}

/** The answer to `flyers`. */
export interface StoredFlyers {
  /** How many pictures were stored that were not there before. */
  added: number;
}

/** A member's own, what has a token in its address, and what is no page. */
const NOT_STORED = /^\/(?:account|mypage|admin|v1)(?:[/?]|$)/;

/** Whether a page may be stored; the server has a say too. In: its path with its query. */
export const isStorable = (address: string): boolean => !NOT_STORED.test(address);

/** The pages about flyers. */
export const isFlyerPage = (path: string): boolean =>
  /^\/(?:flyers|flyer|app-ui\/flyer)(?:[/?]|$)/.test(path);
