import type { LoaderFunction, RouteObject, UIMatch } from 'react-router-dom';
import type { PageModule } from './code-of-pages.ts';
import { idOf, load, membersOnly, notFound } from './load.ts';
import type { loaders } from './loaders.ts';
import { asksForOthers } from './realties/revalidation.ts';
import { loadSignin } from './session/loaders.ts';
import { ErrorDocument, ErrorPage } from './shell/error-page.tsx';
import { Shell } from './shell/shell.tsx';

/** The part of a page's code that its route takes. */
export const routeOf = async ({ ready, Component, ErrorBoundary }: PageModule) => {
  await ready;
  return { Component, ...(ErrorBoundary ? { ErrorBoundary } : {}) };
};

/** A page whose code is a chunk of its own; its loader is not, so that both are fetched at once. */
const page = (folder: string, path: string, loader?: LoaderFunction): RouteObject => ({
  path,
  handle: { module: `src/pages/${folder}/page.tsx` },
  lazy: async () => routeOf(await (await import('./code-of-pages.ts')).fetchPage(folder)),
  ...(loader ? { loader } : {}),
});

/** A loader whose code comes after the page: one that arrives rendered has its data with it. */
const later =
  (name: keyof typeof loaders): LoaderFunction =>
  async (input) =>
    (await import('./loaders.ts')).loaders[name](input);

const membersPage = load(async (input) => {
  membersOnly(input);
  return null;
});

/** The form itself is fetched by the browser; an address that can be no listing is told at once. */
const loadEditForm = load(async (input) => {
  idOf(input.params);
  membersOnly(input);
  return null;
});

const missing: RouteObject = {
  path: '*',
  Component: () => null,
  loader: () => {
    throw notFound();
  },
};

/** Every page of the site, in the shell. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    // Without it a shell that throws would be answered by the router's own page.
    ErrorBoundary: ErrorDocument,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          page('landing', '/', later('loadLanding')),
          {
            ...page('realty-list', '/realtylist', later('loadRealties')),
            shouldRevalidate: asksForOthers,
          },
          page('about', '/about'),
          page('terms', '/terms'),
          page('post-list', '/postlist', later('loadPosts')),
          page('post', '/postlist/:id', later('loadPost')),
          page('post', '/posts/:id', later('loadPost')),
          page('post-list', '/jobpostings', later('loadJobs')),
          page('post', '/jobpostings/:id', later('loadPost')),
          page('realty', '/realtylist/:id', later('loadRealty')),
          page('flyers', '/flyers', later('loadFlyers')),
          page('flyer', '/flyer/:id', later('loadFlyer')),
          page('flyer-viewer', '/app-ui/flyer/:regionId', later('loadFlyerViewer')),
          page('coupons', '/coupons', later('loadCoupons')),
          page('coupon', '/coupons/:id', later('loadCoupon')),
          page('notices', '/notices', later('loadNotices')),
          { path: '/account/signin', loader: loadSignin, Component: () => null },
          page('signin', '/account/signin2'),
          page('signup', '/account/signup'),
          page('verify', '/account/verify'),
          page('mypage', '/mypage', membersPage),
          page('mypage-saved', '/mypage/saved', membersPage),
          page('mypage-messages', '/mypage/messages', membersPage),
          page('mypage-coupons', '/mypage/coupons', membersPage),
          page('mypage-account', '/mypage/account', membersPage),
          page('rent-new', '/mypage/rentnewform', membersPage),
          page('rent-edit', '/mypage/renteditform/:id', loadEditForm),
          missing,
        ],
      },
    ],
  },
];

/** The modules of the matched routes, as the manifest names them. */
export const modulesOf = (matches: readonly { route: { handle?: UIMatch['handle'] } }[]): string[] =>
  matches.flatMap(({ route }) => {
    const handle: unknown = route.handle;
    return typeof handle === 'object' && handle && 'module' in handle ? [String(handle.module)] : [];
  });
