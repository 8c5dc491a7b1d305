// The service worker: what was read can be read without a connection. It never shows an old page where the network has one:
// pages come from the network first, only files whose names change with their content from the cache, and pictures, which are
// fetched again meanwhile. A new worker takes over at once, and OFFLINE=0 sends one that removes itself (server/src/web/service-worker.ts).

import { IMAGE_VARIANTS, imageVariant, wholeImage } from '@hanca/common/image-variants.ts';
import { clientsClaim } from 'workbox-core';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import {
  CACHES,
  type Greeting,
  isStorable,
  type Message,
  type StoredFlyers,
} from '../src/offline/messages.ts';
import { FLYERS, keepFile, keepFlyers, keepPage } from './keep.ts';
import { offlinePage } from './offline-page.ts';
import { openPush, renewPush, showPush } from './push.ts';
import { code, flyers, pages, pictures, shownCopies } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;
/** The first script of the site's build. */
declare const BUILD: string;

void self.skipWaiting();
clientsClaim();
preloadNavigations();

/** The list of flyers stands in for that of a region: what is read in a shop, whatever link leads there. */
const standIn = async (event: ExtendableEvent, path: string): Promise<Response | undefined> => {
  if (path !== FLYERS) return undefined;
  return pages.handle({ event, request: new Request(FLYERS) }).catch(() => undefined);
};

const OURS = (path: string): boolean => !/^\/(?:admin|v1)(?:\/|$)/.test(path);

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && OURS(url.pathname),
  async ({ event, request, url }) => {
    try {
      if (isStorable(url.pathname)) return await pages.handle({ event, request });
      const preloaded: Response | undefined =
        event instanceof FetchEvent ? await event.preloadResponse : undefined;
      return preloaded ?? (await fetch(request));
    } catch {
      return (await standIn(event, url.pathname)) ?? offlinePage();
    }
  },
);

registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), code);

/** A stored picture in another size is better than none. */
const anySize = async (path: string): Promise<Response> => {
  const whole = wholeImage(path);
  // The largest first.
  const sizes = IMAGE_VARIANTS.map((variant) => imageVariant(whole, variant)).toReversed();
  for (const size of [whole, ...sizes]) {
    const found = await caches.match(size, { ignoreVary: true });
    if (found) return found;
  }
  return Response.error();
};

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/images/'),
  async ({ event, request, url }) => {
    const isOfFlyer = await caches.match(request, { ignoreVary: true, cacheName: CACHES.flyers });
    const store = isOfFlyer ? flyers : pictures;
    return store.handle({ event, request }).catch(() => anySize(url.pathname));
  },
);

const answer = async (event: ExtendableMessageEvent): Promise<void> => {
  const message: Message = event.data;
  const [port] = event.ports;
  if (message.kind === 'hello') {
    const tab = event.source instanceof Client ? event.source.id : '';
    const greeting: Greeting = { build: BUILD, storedAt: shownCopies.get(tab) ?? null };
    port?.postMessage(greeting);
  }
  if (message.kind === 'read') {
    await keepPage(event, message.page);
    for (const file of message.files) await keepFile(event, file);
  }
  if (message.kind === 'flyers') {
    const stored: StoredFlyers = { added: await keepFlyers(event) };
    port?.postMessage(stored);
  }
};
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(event)));
self.addEventListener('message', (event) => event.waitUntil(answer(event)));
