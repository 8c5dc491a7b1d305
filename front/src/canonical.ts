import { readFailure } from '@hanca/common/providers.ts';
import { type Address, addresses } from './addresses.ts';
import { travellers } from './features/border/documents/address.ts';
import { couponList } from './features/coupons/list/list.ts';
import { fuelParameters } from './features/energy/address.ts';
import { chargerList } from './features/energy/chargers/list.ts';
import { ENERGY } from './features/energy/energy-paths.ts';
import { stationAddress } from './features/energy/stations/address.ts';
import { eventList } from './features/events/list/list.ts';
import { itemList } from './features/flyers/items/list.ts';
import { flyerList } from './features/flyers/list/list.ts';
import { golfAddress } from './features/golf/address.ts';
import { joinAddress } from './features/golf/joins/address.ts';
import { pnpAddress } from './features/immigration/pnp/address.ts';
import { roundList } from './features/immigration/rounds/list.ts';
import { noticeList } from './features/notices/list.ts';
import { jobList } from './features/posts/jobs/list.ts';
import { postList } from './features/posts/list/lists.ts';
import { inPlaces, searchParameters } from './features/realties/search/search-query.ts';
import { recreationAddress } from './features/recreation/address.ts';
import { dropInAddress } from './features/recreation/drop-ins/address.ts';
import { comparedParameters } from './features/saved/compared-ids.ts';
import { searchParameters as everythingParameters } from './features/search/search-address.ts';
import { calendarDay, page, type Reader, readParameters, region } from './lists/parameters.ts';
import { paths, withQuery } from './paths.ts';

const redirect: Reader = (text) => text;

/** Why somebody came back from another service. */
const failed: Reader = (text) => (readFailure(text) ? text : '');

/** What a lister has answered by the link of a mail. */
const answered: Reader = (text) => (/^(?:yes|done|late)$/.test(text) ? text : '');

/**
 * How the page of a path reads the parameters of its address on the server, in one order; no others reach it there. Apart
 * from addresses.ts, as the browser has no use for them. The tokens of mails are for the browser alone.
 */
export const parameters: Record<string, Record<string, Reader>> = {
  [paths.realties()]: searchParameters,
  ...Object.fromEntries(
    [
      postList,
      jobList,
      flyerList,
      itemList,
      couponList,
      eventList,
      noticeList,
      roundList,
      pnpAddress,
      recreationAddress,
      dropInAddress,
      chargerList,
      golfAddress,
      joinAddress,
      stationAddress,
    ].map((list) => [list.path, list.parameters]),
  ),
  [paths.search]: everythingParameters,
  [paths.home]: { region },
  [ENERGY]: fuelParameters,
  // Of the comments on a post.
  ...Object.fromEntries(['/postlist/:id', '/posts/:id', '/jobpostings/:id'].map((path) => [path, { page }])),
  '/border/documents': { who: travellers },
  '/recreation/:id': { home: region },
  '/golf/:id': { day: calendarDay },
  '/mypage/saved/compare': comparedParameters,
  '/account/signin': { redirect, failed },
  '/account/identities': { redirect, failed },
  '/account/signin2': { redirect },
  '/account/second': { redirect },
  '/account/staff-only': { redirect },
  '/account/signup': { redirect },
  '/account/forgot': { redirect },
  '/account/still-there': { answer: answered },
};

/** Longer than any part of a path. */
const PART_MAX = 100;

/** A path in any case, with or without slashes at its end. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:\w+/g, `([^/]{1,${PART_MAX}})`)}/*$`, 'i');

const patterns = addresses.map((candidate): [Address, RegExp] => [candidate, patternOf(candidate[1])]);

/** The page that a path leads to, and what stands in it for the page's parameters, in their order; null for no page. */
const match = (path: string): { page: Address; values: string[] } | null => {
  for (const [candidate, pattern] of patterns) {
    const found = pattern.exec(path);
    if (found) return { page: candidate, values: found.slice(1) };
  }
  return null;
};

/** The page that a path leads to, or null. */
export const pageAt = (path: string): Address | null => match(path)?.page ?? null;

/**
 * The one address of a page: its path as it is written in addresses.ts, and of the query only what the page reads, in
 * one order. What comes twice is joined by commas, as a form sends a list. In: a path with its query. Null for no page.
 */
export const canonicalAddress = (address: string): string | null => {
  const [path = '', ...rest] = address.split('?');
  const found = match(path);
  if (!found) return null;
  const [, written] = found.page;
  const given = new URLSearchParams(rest.join('?'));
  // Any other spelling of it would be one more page in the cache.
  const named = written === paths.realties() ? inPlaces(given) : given;
  const query = readParameters(parameters[written] ?? {}, named);
  const own = written.replaceAll(/:\w+/g, () => found.values.shift() ?? '');
  return withQuery(own, query);
};
