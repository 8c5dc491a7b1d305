import { FLYER, JOB } from '@hanca/common/post-types.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import { COUNTED_MAX, RANKED_MAX, type SearchKind } from '@hanca/common/search.ts';
import { and, desc, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { businesses, businessTerms } from '../../db/schema/businesses.ts';
import { coupons, couponTerms } from '../../db/schema/coupons.ts';
import { posts, postTerms } from '../../db/schema/posts.ts';
import { TITLE, termsOf } from '../../db/search-terms.ts';
import { isOpen } from '../posts/conditions.ts';
import type { Candidate, Found } from './candidates.ts';
import { isFor, isIn, type Search } from './matches.ts';
import type { Wanted } from './read-keyword.ts';

/** Kinds that stand in one table, in which all that is searched has one index. */
interface Source {
  table: typeof posts | typeof coupons;
  terms: SQL;
  /** What everybody sees. */
  shown: SQL | undefined;
  /** The kind of a row. */
  kind: SQL;
  /** What rows have for a word that means all of a kind. */
  ofKind: Partial<Record<SearchKind, SQL>>;
}

const ofPosts: Source = {
  table: posts,
  terms: postTerms(posts),
  shown: and(
    eq(posts.status, PUBLISHED),
    or(ne(posts.postType, FLYER), isNull(posts.validUntil), gt(posts.validUntil, sql`now()`)),
    isOpen,
  ),
  kind: sql.raw(`case post_type when ${JOB} then 'jobs' when ${FLYER} then 'flyerItems' else 'posts' end`),
  ofKind: { jobs: eq(posts.postType, JOB), flyerItems: eq(posts.postType, FLYER) },
};

const ofCoupons: Source = {
  table: coupons,
  terms: couponTerms(coupons),
  shown: and(coupons.isActive, gt(coupons.endAt, sql`now()`)),
  kind: sql.raw(`'coupons'`),
  ofKind: { coupons: sql`true` },
};

/** What a row has for a word, in its title alone or anywhere. */
const has = (
  { table, terms, ofKind }: Source,
  word: Wanted,
  { titled, orElse }: { titled: boolean; orElse?: SQL | undefined },
): SQL | undefined => {
  // First what costs nothing: to find the terms of a row again takes a millisecond.
  const cheap = [word.kind && ofKind[word.kind], isIn(table.regionId, word.places), orElse];
  const inTerms = word.spellings.map(
    (spelling) => sql`${terms} @> ${termsOf(spelling, 3, titled ? TITLE : '')}`,
  );
  return or(...cheap, ...inTerms);
};

/**
 * What has all of the words, or any. Each word is found by itself: of several conditions on terms the planner takes one index
 * scan and finds the terms of all its rows again, a millisecond each.
 */
const matches = (
  source: Source,
  search: Search,
  { titled, orElse = () => undefined }: { titled: boolean; orElse?: (word: Wanted) => SQL | undefined },
): SQL | undefined => {
  const { table } = source;
  const conditions = search.words.map((word) => has(source, word, { titled, orElse: orElse(word) }));
  if (search.partial || conditions.length === 1) return or(...conditions);
  const found = conditions.map((condition) => sql`select ${table.id} from ${table} where ${condition}`);
  return sql`${table.id} in (${sql.join(found, sql` intersect `)})`;
};

type Row = Record<string, unknown> & {
  kind: SearchKind;
  n: number;
  id: number;
  title: string;
  region_id: string;
};

/** Of each kind in a table how many there are, the newest that have all in their title and the newest that have it anywhere. */
const findIn = async (
  db: Executor,
  source: Source,
  search: Search,
  orElse: (word: Wanted) => SQL | undefined = () => undefined,
): Promise<Row[]> => {
  const { table, shown, kind } = source;
  const matched = (titled: boolean) =>
    and(shown, isFor(table.regionId, search), matches(source, search, { titled, orElse }));
  const placed = (titled: boolean) => sql`
    select kind, count(*) over (partition by kind)::int as n, id, title, region_id,
      row_number() over (partition by kind order by id desc) as place
    from (select id, title, region_id, ${kind} as kind from ${table} where ${matched(titled)}) as matched`;
  const { rows } = await db.execute<Row>(sql`
    select * from (${placed(false)}) as anywhere where place <= ${RANKED_MAX}
    union all
    select * from (${placed(true)}) as titled where place <= ${RANKED_MAX}`);
  return rows;
};

const foundOf = (rows: readonly Row[], kind: SearchKind): Found => {
  const own = rows.filter((row) => row.kind === kind);
  // What has all in its title has it anywhere, too.
  const candidates = new Map(own.map(({ id, title, region_id: regionId }) => [id, { id, title, regionId }]));
  const most = Math.max(0, ...own.map(({ n }) => n));
  return { count: Math.min(COUNTED_MAX, most), candidates: [...candidates.values()] };
};

/** Posts, jobs and flyers that a search finds. */
export const findPosts = async (
  db: Executor,
  search: Search,
): Promise<Record<'posts' | 'jobs' | 'flyerItems', Found>> => {
  const rows = await findIn(db, ofPosts, search);
  return {
    posts: foundOf(rows, 'posts'),
    jobs: foundOf(rows, 'jobs'),
    flyerItems: foundOf(rows, 'flyerItems'),
  };
};

/** Coupons that a search finds; what names their shop need not be said in them. */
export const findCoupons = async (db: Executor, search: Search): Promise<Found> => {
  const terms = businessTerms(businesses);
  // An array: with a list of rows no index would do for one of several conditions.
  const ofShop = ({ spellings }: Wanted) => {
    const named = or(...spellings.map((spelling) => sql`${terms} @> ${termsOf(spelling, 3)}`));
    return sql`${coupons.bizId} = any(array(select ${businesses.id} from ${businesses} where ${named}))`;
  };
  return foundOf(await findIn(db, ofCoupons, search, ofShop), 'coupons');
};

/** Of each table so many titles are suggested from. */
const SUGGESTED_MAX = 30;

/** The newest that have all words in their title, with what leads to them. */
export const findTitled = async (
  db: Executor,
  search: Search,
): Promise<{ posts: (Candidate & { postType: number })[]; coupons: Candidate[] }> => {
  const titled = (source: Source) => and(source.shown, matches(source, search, { titled: true }));
  const { id, title, regionId, postType } = posts;
  const [ofPostTitles, ofCouponTitles] = await Promise.all([
    db
      .select({ id, title, regionId, postType })
      .from(posts)
      .where(titled(ofPosts))
      .orderBy(desc(id))
      .limit(SUGGESTED_MAX),
    db
      .select({ id: coupons.id, title: coupons.title, regionId: coupons.regionId })
      .from(coupons)
      .where(titled(ofCoupons))
      .orderBy(desc(coupons.id))
      .limit(SUGGESTED_MAX),
  ]);
  return { posts: ofPostTitles, coupons: ofCouponTitles };
};
