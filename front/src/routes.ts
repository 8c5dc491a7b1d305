// The public site. addresses.ts says which page an address has and which loader, canonical.ts which parameters it may have, paths.ts
// how links name it. features/<name>/ holds a feature's pages, loaders, parts, CSS and words, lists/ what the lists with pages and
// filters in their address share, ui/ the controls, shell/ header, menu, footer and errors, session/ who is signed in, theme/ the
// tokens. entry-server.tsx renders a page for its first answer, entry-client.tsx takes it up in the browser.

import type { LoaderFunction, RouteObject, UIMatch } from 'react-router-dom';
import { type Address, addresses } from './addresses.ts';
import type { PageModule } from './code-of-pages.ts';
import { idOf, load, membersOnly, notFound } from './load.ts';
import { showsOthers } from './revalidation.ts';
import { ErrorDocument, ErrorSlot } from './shell/error-slot.tsx';
import { Shell } from './shell/shell.tsx';

/** The part of a page's code that its route takes. */
export const routeOf = async ({ ready, Component }: PageModule) => {
  await ready;
  return { Component };
};

/** What members' pages show is fetched by the browser; an address that can be no record is answered at once. */
const ofMembers: Partial<Record<string, LoaderFunction>> = {
  member: load(async (input) => {
    membersOnly(input);
    return null;
  }),
  record: load(async (input) => {
    idOf(input.params);
    membersOnly(input);
    return null;
  }),
};

/** The code of most loaders comes after the page: one that arrives rendered has its data with it. */
const loaderOf =
  (folder: string): LoaderFunction =>
  async (input) => {
    const { loaders }: { loaders: Partial<Record<string, LoaderFunction>> } = await import('./loaders.ts');
    return loaders[folder]?.(input);
  };

/** A page whose code is a chunk of its own; its loader is not, so that both are fetched at once. */
const page = ([folder, path, loads]: Address): RouteObject => ({
  path,
  // The server alone names a page's files.
  ...(import.meta.env.SSR ? { handle: { module: `src/features/${folder}/page.tsx` } } : {}),
  lazy: async () => routeOf(await (await import('./code-of-pages.ts')).fetchPage(folder)),
  ...(loads ? { loader: ofMembers[loads] ?? loaderOf(folder), shouldRevalidate: showsOthers } : {}),
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
        children: [...addresses.map(page), missing],
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
