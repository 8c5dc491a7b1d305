import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, UIMatch } from 'react-router-dom';
import { idOf, load, membersOnly, notFound } from './load.ts';
import { asksForOthers } from './realties/revalidation.ts';
import { SEARCH_NAMES } from './realties/search-place.ts';
import { loadSignin } from './session/loaders.ts';
import { ErrorDocument, ErrorPage } from './shell/error-page.tsx';
import { Shell } from './shell/shell.tsx';

type PageModule = {
  Component: ComponentType;
  /** Where a page tells of its errors in its own way. */
  ErrorBoundary?: ComponentType;
  /** What has to be there, too, before it is rendered. */
  ready?: Promise<void>;
};

const modules = import.meta.glob<PageModule>('./pages/*/page.tsx');

/**
 * A page whose code is a chunk of its own; its loader is not, so that both are fetched at once. In: also the parameters
 * of its address that it reads, in the order in which links have them; the server renders it without all others.
 */
const page = (
  folder: string,
  path: string,
  { loader, parameters = [] }: { loader?: LoaderFunction; parameters?: readonly string[] } = {},
): RouteObject => {
  const module = modules[`./pages/${folder}/page.tsx`];
  if (!module) throw new Error(`no page ${folder}`);
  return {
    path,
    handle: { module: `src/pages/${folder}/page.tsx`, parameters },
    lazy: async () => {
      const { ready, Component, ErrorBoundary } = await module();
      await ready;
      return { Component, ...(ErrorBoundary ? { ErrorBoundary } : {}) };
    },
    ...(loader ? { loader } : {}),
  };
};

/** A loader whose code is fetched when it is first needed: a page that arrives rendered has its data with it. */
const later =
  (fetchLoader: () => Promise<LoaderFunction>): LoaderFunction =>
  async (...given) =>
    (await fetchLoader())(...given);

const posts = (name: 'loadJobs' | 'loadPost' | 'loadPosts') =>
  later(async () => (await import('./posts/loaders.ts'))[name]);
const flyers = (name: 'loadFlyer' | 'loadFlyers' | 'loadFlyerViewer') =>
  later(async () => (await import('./flyers/loaders.ts'))[name]);
const coupons = (name: 'loadCoupon' | 'loadCoupons') =>
  later(async () => (await import('./coupons/loaders.ts'))[name]);
const notices = later(async () => (await import('./notices/loaders.ts')).loadNotices);
const landing = later(async () => (await import('./pages/landing/loader.ts')).loadLanding);
const realties = later(async () => (await import('./realties/loaders.ts')).loadRealties);
const realty = later(async () => (await import('./realties/realty-loader.ts')).loadRealty);

/** Lists by kind, province and page. */
const LIST = ['type', 'region', 'page'];
const REGION_LIST = ['region', 'page'];
const PAGED = ['page'];
const REDIRECT = ['redirect'];

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

/** The browser, which does not ask for them, has the names with the page itself. */
const SEARCH = import.meta.env.SSR ? SEARCH_NAMES : [];

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
          page('landing', '/', { loader: landing }),
          {
            ...page('realty-list', '/realtylist', { loader: realties, parameters: SEARCH }),
            shouldRevalidate: asksForOthers,
          },
          page('about', '/about'),
          page('terms', '/terms'),
          page('post-list', '/postlist', { loader: posts('loadPosts'), parameters: LIST }),
          page('post', '/postlist/:id', { loader: posts('loadPost') }),
          page('post', '/posts/:id', { loader: posts('loadPost') }),
          page('post-list', '/jobpostings', { loader: posts('loadJobs'), parameters: REGION_LIST }),
          page('post', '/jobpostings/:id', { loader: posts('loadPost') }),
          page('realty', '/realtylist/:id', { loader: realty }),
          page('flyers', '/flyers', { loader: flyers('loadFlyers'), parameters: REGION_LIST }),
          page('flyer', '/flyer/:id', { loader: flyers('loadFlyer') }),
          page('flyer-viewer', '/app-ui/flyer/:regionId', { loader: flyers('loadFlyerViewer') }),
          page('coupons', '/coupons', { loader: coupons('loadCoupons'), parameters: REGION_LIST }),
          page('coupon', '/coupons/:id', { loader: coupons('loadCoupon') }),
          page('notices', '/notices', { loader: notices, parameters: PAGED }),
          {
            path: '/account/signin',
            handle: { parameters: REDIRECT },
            loader: loadSignin,
            Component: () => null,
          },
          page('signin', '/account/signin2', { parameters: REDIRECT }),
          page('signup', '/account/signup', { parameters: REDIRECT }),
          // The link's token is for the browser alone: every link has the same page.
          page('verify', '/account/verify'),
          page('mypage', '/mypage', { loader: membersPage }),
          page('mypage-saved', '/mypage/saved', { loader: membersPage }),
          page('mypage-messages', '/mypage/messages', { loader: membersPage }),
          page('mypage-coupons', '/mypage/coupons', { loader: membersPage }),
          page('mypage-account', '/mypage/account', { loader: membersPage }),
          page('rent-new', '/mypage/rentnewform', { loader: membersPage }),
          page('rent-edit', '/mypage/renteditform/:id', { loader: loadEditForm }),
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

/** The parameters of its address that a route reads. */
export const parametersOf = ({ handle }: Pick<RouteObject, 'handle'>): readonly string[] => {
  const given: unknown = handle;
  const parameters = typeof given === 'object' && given && 'parameters' in given ? given.parameters : [];
  return Array.isArray(parameters) ? parameters.map(String) : [];
};
