import type { Call } from '../../../deps.ts';
import { type RealtySearch, searchHref, without } from './search-parameters.ts';
import { type Box, countRealties, readSearch, writeBox } from './search-query.ts';

/** A search that finds so many listings. */
export interface Counted {
  href: string;
  count: number;
}

const searchAt = (href: string): RealtySearch =>
  readSearch(new URLSearchParams(href.slice(href.indexOf('?') + 1)));

/** How many listings the search at an address finds. */
export const countAt = async (call: Call, href: string, signal: AbortSignal): Promise<Counted> => ({
  href,
  count: await countRealties(call, searchAt(href), signal),
});

/** Some 28 km to each side. */
const boxAround = ({ lat, lng }: { lat: number; lng: number }): Box => [
  lng - 0.38,
  lat - 0.25,
  lng + 0.38,
  lat + 0.25,
];

/** The search of a city, in it and what is near; null where nothing is. Where the city is, one of its listings says. */
export const countNear = async (call: Call, href: string, signal: AbortSignal): Promise<Counted | null> => {
  const search = searchAt(href);
  const query = { regionId: search.regionId, limit: 1 };
  const [one] = await call((client) => client.realties.list({ query }, { signal }));
  if (!one) return null;
  const bbox = writeBox(boxAround(one.location));
  const near = await countAt(call, searchHref({ ...without(search, 'regionId'), bbox }), signal);
  return near.count > 0 ? near : null;
};
