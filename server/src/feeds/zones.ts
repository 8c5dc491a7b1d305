import { FeedRefusal } from './feed.ts';

/** Hours behind UTC of the zones of Canada and the states, by the letters that sources write. */
const HOURS: Record<string, number> = {
  ...{ NST: 3.5, NDT: 2.5, AST: 4, ADT: 3, EST: 5, EDT: 4, CST: 6, CDT: 5 },
  ...{ MST: 7, MDT: 6, PST: 8, PDT: 7, UTC: 0, GMT: 0 },
};

/** The moment of a written time. In: what the clock shows, as if it were UTC's, in milliseconds, and the letters of its zone. Throws FeedRefusal. */
export const momentOf = (shown: number, zone: string): Date => {
  const hours = HOURS[zone];
  if (hours === undefined || Number.isNaN(shown)) throw new FeedRefusal(`모르는 시간대예요: ${zone}`);
  return new Date(shown + hours * 3600_000);
};
