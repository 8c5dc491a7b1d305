// The public site. addresses.ts says which page an address has and which loader, canonical.ts which parameters it may have, paths.ts
// how links name it. features/<name>/ holds a feature's pages, loaders, parts, CSS and words, lists/ what the lists with pages and
// filters in their address share, ui/ the controls, shell/ header, menu, footer and errors, session/ who is signed in, theme/ the
// tokens. entry-server.tsx renders a page for its first answer, entry-client.tsx takes it up in the browser.

import type { RouteObject } from 'react-router-dom';
import { type Address, addresses } from './addresses.ts';
import { siteOf } from './page-route.ts';

/** Every page of the site. The browser begins with the one that arrived and takes the others up when it follows a link. */
export const routes: RouteObject[] = siteOf(addresses);

/** What addresses.ts says of a route; null for the one of addresses without a page. */
export const addressOf = (route: string | undefined): Address | null =>
  addresses.find(([, path]) => path === route) ?? null;

/** The module of a page's component, as the manifest names it. */
export const moduleOf = ([folder]: Address): string => `src/features/${folder}/page.tsx`;
