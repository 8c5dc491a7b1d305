import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { Address } from './addresses.ts';
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

/** A page whose code is a chunk of its own; its loader is not, so that both are fetched at once. Its path names it on both sides. */
export const pageRoute = ([folder, path, loads]: Address): RouteObject => ({
  id: path,
  path,
  lazy: async () => routeOf(await (await import('./code-of-pages.ts')).fetchPage(folder)),
  ...(loads ? { loader: ofMembers[loads] ?? loaderOf(folder), shouldRevalidate: showsOthers } : {}),
});

const missing: RouteObject = {
  id: '*',
  path: '*',
  Component: () => null,
  loader: () => {
    throw notFound();
  },
};

/** The route that pages are children of. */
export const PAGES = 'pages';

/** Pages in the shell. */
export const siteOf = (pages: readonly Address[]): RouteObject[] => [
  {
    id: 'site',
    Component: Shell,
    // Without it a shell that throws would be answered by the router's own page.
    ErrorBoundary: ErrorDocument,
    children: [{ id: PAGES, ErrorBoundary: ErrorSlot, children: [...pages.map(pageRoute), missing] }],
  },
];
