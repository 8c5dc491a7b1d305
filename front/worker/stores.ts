import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { CACHES } from '../src/offline/messages.ts';
import { isForEverybody, isGone } from '../src/offline/storable.ts';

const DAY_SECONDS = 24 * 3600;
/** A page that takes longer is shown as it was stored. */
const PATIENCE_SECONDS = 5;

/** Addresses name all that an answer depends on, except for its compression and the kind of a picture. */
const matchOptions = { ignoreVary: true };

const forEverybody = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    isForEverybody(response) ? response : null,
};

/** What somebody has deleted or hidden is not read on from a copy. */
const forgetGone = (cacheName: string) => ({
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) => {
    if (isGone(response)) await (await caches.open(cacheName)).delete(request, matchOptions);
    return response;
  },
});

const limited = (maxEntries: number, days: number) => [
  forEverybody,
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY_SECONDS,
    purgeOnQuotaError: true,
    matchOptions,
  }),
];

/** When the copies were stored that tabs show, by the tabs' ids. */
export const shownCopies = new Map<string, string>();

const noteCopy = {
  cachedResponseWillBeUsed: async ({
    cachedResponse,
    event,
  }: {
    cachedResponse?: Response | undefined;
    event: ExtendableEvent;
  }) => {
    const tab = event instanceof FetchEvent ? event.resultingClientId : '';
    if (cachedResponse && tab) shownCopies.set(tab, cachedResponse.headers.get('date') ?? '');
    return cachedResponse;
  },
};

/** Always from the network where that answers: no page is older than it has to be. */
export const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions,
  plugins: [...limited(60, 30), forgetGone(CACHES.pages), noteCopy],
});

/** Scripts, styles and fonts: their names change with their content. */
export const code = new CacheFirst({ cacheName: CACHES.code, matchOptions, plugins: limited(300, 30) });

/** A stored picture never changes, but may be hidden: it is shown at once, and fetched again meanwhile. */
const picturesIn = (cacheName: string, maxEntries: number) =>
  new StaleWhileRevalidate({
    cacheName,
    matchOptions,
    plugins: [...limited(maxEntries, 14), forgetGone(cacheName)],
  });

export const pictures = picturesIn(CACHES.pictures, 150);

/** The pictures of current flyers apart, so that those of listings do not push them out. */
export const flyers = picturesIn(CACHES.flyers, 80);
