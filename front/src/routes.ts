// The public site. This file says which page an address has, loaders.ts which loader, canonical.ts which parameters the address
// may have, paths.ts how links name it. features/<name>/ holds a feature's pages, loaders, parts, CSS and words, lists/ what the
// lists with pages and filters in their address share, ui/ the controls, shell/ header, menu, footer and errors, session/ who is
// signed in, theme/ the tokens. entry-server.tsx renders a page for its first answer, entry-client.tsx takes it up in the browser.

import type { LoaderFunction, RouteObject, UIMatch } from 'react-router-dom';
import type { PageModule } from './code-of-pages.ts';
import { idOf, load, membersOnly, notFound } from './load.ts';
import type { loaders } from './loaders.ts';
import { showsOthers } from './revalidation.ts';
import { ErrorDocument, ErrorSlot } from './shell/error-slot.tsx';
import { Shell } from './shell/shell.tsx';

/** The part of a page's code that its route takes. */
export const routeOf = async ({ ready, Component }: PageModule) => {
  await ready;
  return { Component };
};

/** A page whose code is a chunk of its own, by default at the path of its folder; its loader is not, so that both are fetched at once. */
const page = (folder: string, path = `/${folder}`, loader?: LoaderFunction): RouteObject => ({
  path,
  // The server alone names a page's files.
  ...(import.meta.env.SSR ? { handle: { module: `src/features/${folder}/page.tsx` } } : {}),
  lazy: async () => routeOf(await (await import('./code-of-pages.ts')).fetchPage(folder)),
  ...(loader ? { loader, shouldRevalidate: showsOthers } : {}),
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

/** What it shows is fetched by the browser; an address that can be no record is answered at once. */
const membersRecord = load(async (input) => {
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
        ErrorBoundary: ErrorSlot,
        children: [
          page('landing', '/', later('loadLanding')),
          page('realties/search', '/realtylist', later('loadRealties')),
          page('about'),
          page('terms'),
          page('posts/list', '/postlist', later('loadPosts')),
          page('posts/post', '/postlist/:id', later('loadPost')),
          page('posts/post', '/posts/:id', later('loadPost')),
          page('posts/list', '/jobpostings', later('loadJobs')),
          page('posts/post', '/jobpostings/:id', later('loadPost')),
          page('realties/listing', '/realtylist/:id', later('loadRealty')),
          page('flyers/list', '/flyers', later('loadFlyers')),
          page('flyers/flyer', '/flyer/:id', later('loadFlyer')),
          page('flyers/viewer', '/app-ui/flyer/:regionId', later('loadFlyerViewer')),
          page('coupons/list', '/coupons', later('loadCoupons')),
          page('coupons/coupon', '/coupons/:id', later('loadCoupon')),
          page('notices', '/notices', later('loadNotices')),
          page('account/signin'),
          page('account/email-signin', '/account/signin2'),
          page('second-factor', '/account/second'),
          page('account/staff-only'),
          page('account/signup'),
          page('identities/arrival', '/account/identities'),
          page('qr/approve', '/account/qr/:code'),
          page('account/verify'),
          page('recovery/forgot', '/account/forgot'),
          page('recovery/reset', '/account/reset'),
          page('recovery/undo', '/account/undo'),
          page('farewell/leaving', '/account/leaving'),
          page('overview', '/mypage', membersPage),
          page('saved', '/mypage/saved', membersPage),
          page('saved/compare', '/mypage/saved/compare', later('loadComparison')),
          page('alerts', '/mypage/alerts', membersPage),
          page('alerts/stop', '/account/alerts'),
          page('realties/still-there', '/account/still-there'),
          page('conversations', '/mypage/messages', membersPage),
          page('conversations/thread', '/mypage/messages/:id', membersRecord),
          page('coupons/mine', '/mypage/coupons', membersPage),
          page('account/settings', '/mypage/account', membersPage),
          page('realties/form/new', '/mypage/rentnewform', membersPage),
          page('realties/form/edit', '/mypage/renteditform/:id', membersRecord),
          page('realties/form/published', '/mypage/published/:id', membersRecord),
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
