import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { zoneName } from '@hanca/common/clocks.ts';
import type { Validity } from '@hanca/common/flyers.ts';
import { type Trade, WAGE_UNITS, type WorkKind } from '@hanca/common/jobs.ts';
import { plainLetters } from '@hanca/common/plain-letters.ts';
import { ZONES, zoneOf } from '@hanca/common/zones.ts';
import { and, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../db/contains.ts';
import { forRegion } from '../../db/for-region.ts';
import { cardTerms, posts } from '../../db/schema/posts.ts';
import { termsOf } from '../../db/search-terms.ts';

/** What posts are searched for beside their kind, category and state. */
export interface PostSearch {
  regionId?: string | undefined;
  /** Words, each a part of the title, the tags or the first words of the text. */
  keyword?: string | undefined;
  /** A whole one. */
  tag?: string | undefined;
  work?: WorkKind | undefined;
  trade?: Trade | undefined;
  /** CAD an hour that it pays at least. */
  wage?: number | undefined;
  /** True leaves out the jobs that are closed. */
  open?: boolean | undefined;
  /** False narrows nothing. */
  visaHelp?: boolean | undefined;
  validity?: Validity | undefined;
  exceptType?: number | undefined;
}

/** The tags of a post, or of a part of a query that has its column, in lower case as an array. */
export const tagsOf = (column: SQL | typeof posts.tags) =>
  sql`regexp_split_to_array(lower(${column}), '\\s*,\\s*')`;

/** Posts that have every word. The index finds the few that have its letters; a word of signs alone has none. */
const hasWords = (keyword: string): SQL | undefined => {
  const words = keyword.split(/\s+/).filter(Boolean);
  const letters = words.map(plainLetters).filter(Boolean);
  return and(
    letters.length > 0 ? sql`${cardTerms(posts)} @> ${termsOf(letters, 3)}` : undefined,
    ...words.map((word) =>
      or(contains(posts.title, word), contains(posts.tags, word), contains(posts.excerpt, word)),
    ),
  );
};

const hoursOf = sql.join(
  WAGE_UNITS.map(({ code, hours }) => sql.raw(`when '${code}' then ${hours}`)),
  sql` `,
);
const hourly = sql`(${posts.job}->>'wageMin')::numeric / case ${posts.job}->>'wageUnit' ${hoursOf} end`;

const zoneOfRegion = sql`case left(${posts.regionId}, 4) ${sql.join(
  Object.entries(ZONES).map(([province, zone]) => sql.raw(`when '${province}' then '${zoneName(zone)}'`)),
  sql` `,
)} else ${sql.raw(`'${zoneName(zoneOf(''))}'`)} end`;

/** `closingOf` of a job posting; null of what has no last day. */
export const closesAt = sql`((${posts.job}->>'closesOn')::date + 1)::timestamp at time zone ${zoneOfRegion}`;

/** No job whose last day is over. */
export const isOpen = sql<boolean>`(${closesAt} > now()) is not false`;

/** Neither a closed job nor a flyer whose last day is over. */
export const isInForce = sql<boolean>`(${isOpen} and (${posts.validUntil} > now()) is not false)`;

/** The values of `validityAt` as conditions. */
export const validAt: Record<Validity, SQL | undefined> = {
  current: and(
    or(isNull(posts.validFrom), lte(posts.validFrom, sql`now()`)),
    or(isNull(posts.validUntil), gt(posts.validUntil, sql`now()`)),
  ),
  coming: gt(posts.validFrom, sql`now()`),
  ended: lte(posts.validUntil, sql`now()`),
};

/** The condition of a search; none where it looks for nothing. */
export const searchOf = ({
  regionId,
  keyword,
  tag,
  work,
  trade,
  wage,
  open,
  visaHelp,
  validity,
  exceptType,
}: PostSearch): SQL | undefined =>
  and(
    regionId && regionId !== ALL_REGIONS ? forRegion(posts.regionId, regionId) : undefined,
    keyword ? hasWords(keyword) : undefined,
    tag ? sql`${tag.toLowerCase()} = any(${tagsOf(posts.tags)})` : undefined,
    work ? sql`${posts.job}->>'work' = ${work}` : undefined,
    trade ? sql`${posts.job}->>'trade' = ${trade}` : undefined,
    wage ? sql`${hourly} >= ${wage}` : undefined,
    visaHelp ? sql`(${posts.job}->>'visaHelp')::boolean` : undefined,
    open ? isOpen : undefined,
    validity && validAt[validity],
    exceptType ? ne(posts.postType, exceptType) : undefined,
  );
