import type { IncomingMessage } from 'node:http';
import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { REGION, REGION_COOKIE, readReaderRegion, writeReaderRegion } from '@hanca/common/reader-region.ts';
import { safeRedirect } from '@hanca/common/redirect.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { regionName } from '../features/geo/places.ts';
import type { CanonicalOf } from './pages.ts';

const PRIVATE = 'private, no-store';
const YEAR_S = 365 * 24 * 60 * 60;
/** Where a choice of a region leads, which remembers it and goes on. */
const CHOSEN = '/region/chosen';

/** What the search of homes calls it. */
const SEARCH_REGION = 'regionId';

/** An address with its first page of a region, as far as its page reads that; null for no page. */
const inRegion = (canonicalOf: CanonicalOf, address: string, region: string): string | null => {
  const [path = '', query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  for (const name of [REGION, SEARCH_REGION, 'cityId', 'bbox', 'page']) parameters.delete(name);
  if (region !== ALL_REGIONS) for (const name of [REGION, SEARCH_REGION]) parameters.set(name, region);
  return canonicalOf(`${path}?${parameters}`);
};

/** Whether a request for a page comes from a reader who has chosen a region: its address may lead them to another page than all others. */
export const hasReaderRegion = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  headers.cookie?.includes(`${REGION_COOKIE}=`) === true && !url.startsWith('/v1/');

/**
 * The way to the same page within the region that the reader has chosen, where its address leaves that open; null where
 * it names one, where nobody has chosen, or where the page has no regions. So every address is one page for all.
 */
export const withinReaderRegion = (canonicalOf: CanonicalOf, request: FastifyRequest): string | null => {
  const region = readReaderRegion(request.cookies[REGION_COOKIE]);
  if (!region || regionName(region.id) === null) return null;
  const [path = '', query = ''] = request.url.split('?');
  const parameters = new URLSearchParams(query);
  if (parameters.has(REGION)) return null;
  parameters.set(REGION, region.id);
  const address = canonicalOf(`${path}?${parameters}`);
  return address?.includes(`${REGION}=`) ? address : null;
};

/** Remembers the region that a reader chooses by a link, and leads back to the page they came from. */
export const registerRegionChoice = (
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  load: () => Promise<{ canonicalOf: CanonicalOf }>,
): void => {
  app.get<{ Querystring: Record<string, unknown> }>(CHOSEN, async (request, reply) => {
    const region = String(request.query[REGION] ?? '');
    const name = regionName(region);
    const { canonicalOf } = await load();
    const back = safeRedirect(request.query.back, new URL(publicUrl).origin) ?? '/';
    reply.header('cache-control', PRIVATE);
    if (name === null) return reply.redirect('/region', 303);
    const options = { path: '/', sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const;
    if (region === ALL_REGIONS) reply.clearCookie(REGION_COOKIE, options);
    else {
      const value = writeReaderRegion({ id: region, name });
      reply.setCookie(REGION_COOKIE, value, { ...options, maxAge: YEAR_S });
    }
    return reply.redirect(inRegion(canonicalOf, back, region) ?? '/', 303);
  });
};
