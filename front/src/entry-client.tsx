import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom';
import { App } from './app.tsx';
import { BOOT_ID, type Boot } from './boot.ts';
import { type Call, type Deps, depsContext } from './deps.ts';
import { Document } from './document.tsx';
import { createPageMemory } from './page-memory.ts';
import { PAGES, pageRoute, routeOf, siteOf } from './page-route.ts';
import { reloadOnce } from './reload-once.ts';
import { sessionStore } from './session/session-store.ts';
import { fetchErrorPage } from './shell/error-slot.tsx';
import hangul from './theme/hangul.css?url';
import { WIDE } from './ui/wide.ts';

const text = document.getElementById(BOOT_ID)?.textContent ?? '';
const boot: Boot = JSON.parse(text);

const call: Call = async (use, signal) => use((await import('./http-client.ts')).clientUntil(signal));

const deps: Deps = {
  call,
  site: boot.site,
  zone: boot.zone,
  signedIn: () => sessionStore.userName() !== null,
};

/** The code of the page imports this file: were it awaited at the top, each would wait for the other. */
const start = async () => {
  const routes = siteOf(boot.address ? [boot.address] : []);
  // The code of the matched pages must be there before React looks for it, or it would paint a fallback first.
  try {
    if (boot.errors) await fetchErrorPage();
    await Promise.all(
      (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
        if (typeof route.lazy !== 'function') return;
        // By the name that came with the page: the table of all pages comes later.
        const { page } = boot.assets;
        const code = page ? routeOf(await import(/* @vite-ignore */ page)) : route.lazy();
        Object.assign(route, await code, { lazy: undefined });
      }),
    );
  } catch (error) {
    reloadOnce(boot.assets.entry);
    throw error;
  }

  const memory = createPageMemory();
  const router = createBrowserRouter(routes, {
    // The addresses of the other pages come with the first link that is followed; those that are there already are left.
    patchRoutesOnNavigation: async ({ patch }) =>
      patch(PAGES, (await import('./addresses.ts')).addresses.map(pageRoute)),
    dataStrategy: memory.dataStrategy,
    hydrationData: { loaderData: boot.loaderData, errors: boot.errors },
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(depsContext, deps);
      return context;
    },
  });

  memory.watch(router);
  // The session may have ended in another window, while this one kept the focus.
  router.subscribe(sessionStore.changed);

  // The code of a page is another matter than that of a part of one: without it there is nothing to lose.
  router.subscribe(({ errors }) => {
    if (Object.values(errors ?? {}).some((error) => !isRouteErrorResponse(error)))
      reloadOnce(boot.assets.entry);
  });

  startTransition(() => {
    hydrateRoot(
      document,
      <Document assets={boot.assets} boot={text}>
        <App deps={deps}>
          <RouterProvider router={router} />
        </App>
      </Document>,
    );
  });

  // Without a connection it could not be fetched any more.
  fetchErrorPage().catch(() => undefined);

  // On a phone Hangul stays in the system's own face: its slices weigh more than all the rest of a page.
  if (matchMedia(WIDE).matches) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: hangul }));
  }
};
void start();

const wake = () => {
  document.body.dataset.awake = '';
};

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

// What the next page needs comes with the first sign of somebody, before a link is followed; where that fails, it is
// fetched with the link. From then on nothing waits to be laid out until it is near: who comes back to a page is to find it
// where it was, which heights that are guessed would move.
const fetchAhead = (event: PointerEvent | KeyboardEvent) => {
  // Browsers report a move of no length where the page itself comes to lie under a pointer.
  const { type, movementX, movementY }: Partial<PointerEvent> = event;
  if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
  for (const sign of signs) document.removeEventListener(sign, fetchAhead);
  Promise.all([
    import('./addresses.ts'),
    import('./http-client.ts'),
    import('./loaders.ts'),
    import('./code-of-pages.ts'),
  ]).then(wake, wake);
};
for (const sign of signs) document.addEventListener(sign, fetchAhead);
