import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, UIMatch } from 'react-router-dom';
import { loadFlyer, loadFlyers, loadFlyerViewer } from './flyers/loaders.ts';
import { load, membersOnly, notFound } from './load.ts';
import { loadJobs, loadLanding, loadPost, loadPosts } from './posts/loaders.ts';
import { loadSignin } from './session/loaders.ts';
import { ErrorDocument, ErrorPage } from './shell/error-page.tsx';
import { Shell } from './shell/shell.tsx';

type PageModule = { Component: ComponentType };

const modules = import.meta.glob<PageModule>('./pages/*/page.tsx');

/** A page whose code is a chunk of its own; its loader is not, so that both are fetched at once. */
const page = (folder: string, path: string, loader?: LoaderFunction): RouteObject => {
  const module = modules[`./pages/${folder}/page.tsx`];
  if (!module) throw new Error(`no page ${folder}`);
  return {
    path,
    handle: { module: `src/pages/${folder}/page.tsx` },
    lazy: async () => ({ Component: (await module()).Component }),
    ...(loader ? { loader } : {}),
  };
};

const membersPage = load(async (input) => {
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
          page('landing', '/', loadLanding),
          page('about', '/about'),
          page('terms', '/terms'),
          page('post-list', '/postlist', loadPosts),
          page('post', '/postlist/:id', loadPost),
          page('post', '/posts/:id', loadPost),
          page('post-list', '/jobpostings', loadJobs),
          page('post', '/jobpostings/:id', loadPost),
          page('flyers', '/flyers', loadFlyers),
          page('flyer', '/flyer/:id', loadFlyer),
          page('flyer-viewer', '/app-ui/flyer/:regionId', loadFlyerViewer),
          { path: '/account/signin', loader: loadSignin, Component: () => null },
          page('signin', '/account/signin2'),
          page('signup', '/account/signup'),
          page('mypage', '/mypage', membersPage),
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
