import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import type { Client } from '@hanca/common/client.ts';
import { REGION } from '@hanca/common/reader-region.ts';
import type { SiteConfig } from '@hanca/common/site.ts';
import { zoneOf } from '@hanca/common/zones.ts';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { Address } from './addresses.ts';
import { App } from './app.tsx';
import { assetsOf, type Manifest, type PageAssets } from './assets.ts';
import type { Boot, PlainError } from './boot.ts';
import { canonicalAddress, pageAt } from './canonical.ts';
import { type Deps, depsContext } from './deps.ts';
import { Document } from './document.tsx';
import { siteOf } from './page-route.ts';
import { fetchErrorPage } from './shell/error-slot.tsx';
import { scriptJson } from './ui/script-json.ts';

interface PageRequest {
  /** Absolute, on the public origin. */
  url: string;
  /** Calls the handlers in process; throws errors with a `status`. */
  client: Client;
  site: SiteConfig;
  /** The manifest of the client build, or its substitute in development. */
  assets: { manifest: Manifest } | PageAssets;
}

export interface Page {
  status: number;
  html: string;
  /** Where a redirect leads. */
  location?: string;
  /** What made this an error page of the 500s: for the log, never for the reader. */
  error?: unknown;
}

// The server shows it at once.
await fetchErrorPage();

/** The handlers of the pages that were requested so far; that of null answers addresses without a page. */
const handlers = new Map<Address | null, StaticHandler>();

/** A page's handler has that page's routes alone, those that a browser begins with: React Router goes through all that it gets. */
const handlerOf = (page: Address | null): StaticHandler => {
  const handler = handlers.get(page) ?? createStaticHandler(siteOf(page ? [page] : []));
  handlers.set(page, handler);
  return handler;
};

/** The module of a page's component, as the manifest names it. */
const moduleOf = ([folder]: Address): string => `src/features/${folder}/page.tsx`;

const plainErrors = (errors: StaticHandlerContext['errors']): Record<string, PlainError> | null => {
  if (!errors) return null;
  const plain = (error: unknown): PlainError => {
    const known = isRouteErrorResponse(error) ? error : { status: 500, statusText: '' };
    return { status: known.status, statusText: known.statusText, data: null, internal: false };
  };
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plain(error)]));
};

export const canonicalOf = canonicalAddress;

/** What a page shows instead of a record that is not there, and what is shown where there is no page: each is rendered once. */
const missingPages = new Map<Address | null, string>();

/**
 * One page as HTML. A loader that fails gives the error page with its status; throws only when a component does.
 */
export const render = async ({ url, client, site, assets }: PageRequest): Promise<Page> => {
  const { pathname, searchParams } = new URL(url);
  const { [REGION]: region, regionId }: Partial<Record<string, string>> = Object.fromEntries(searchParams);
  const zone = zoneOf(region ?? regionId ?? ALL_REGIONS);
  const deps: Deps = { site, zone, call: (use) => use(client), signedIn: () => true };
  const requestContext = new RouterContextProvider();
  requestContext.set(depsContext, deps);
  const page = pageAt(pathname);
  const handler = handlerOf(page);
  const found = await handler.query(new Request(url), { requestContext });
  if (found instanceof Response) {
    return { status: found.status, html: '', location: found.headers.get('location') ?? '/' };
  }
  const missing = found.statusCode === 404 ? missingPages.get(page) : undefined;
  if (missing) return { status: 404, html: missing };
  const errors = plainErrors(found.errors);
  const error = Object.values(found.errors ?? {}).find((e) => !isRouteErrorResponse(e) || e.status >= 500);
  // Both sides render the plain form, so that what they show is the same.
  const context: StaticHandlerContext = { ...found, errors };
  const linked = 'manifest' in assets ? assetsOf(assets.manifest, page ? [moduleOf(page)] : []) : assets;
  const boot: Boot = {
    site,
    assets: linked,
    address: page,
    zone,
    loaderData: found.loaderData,
    errors,
  };
  const rendered = renderToString(
    <Document assets={linked} boot={scriptJson(boot)}>
      <App deps={deps}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </Document>,
  );
  const html = `<!doctype html>${rendered}`;
  // While the front is worked on, its files change.
  if (found.statusCode === 404 && !import.meta.env.DEV) missingPages.set(page, html);
  return { status: found.statusCode, html, ...(error ? { error } : {}) };
};
