import { COUNTED_MAX, RANKED_MAX } from '@hanca/common/search.ts';
import { and, desc, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { literal } from '../../db/prepared.ts';
import { realties } from '../../db/schema/realties.ts';
import { termsOf } from '../../db/search-terms.ts';
import { placeTerm } from '../realties/search-terms.ts';
import type { Candidate, Found } from './candidates.ts';
import { allOrAny, isIn, type Search } from './matches.ts';
import type { Wanted } from './read-keyword.ts';

/** The newest so many listings are looked through before their index is. */
const WALKED = 2000;

const shown = sql`${realties.visible}`;

/** All of them are homes. */
const isHome = ({ kind }: Wanted): boolean => kind === 'realties';

/** What listings have by their columns, exactly. */
const inRow = (search: Search): SQL | undefined =>
  and(search.within ? isIn(realties.cityId, search.within) : undefined, hasInRow(search));

const hasInRow = (search: Search): SQL | undefined =>
  allOrAny(search, (word) =>
    isHome(word)
      ? sql`true`
      : or(
          isIn(realties.cityId, word.places),
          ...word.spellings.map((spelling) => sql`position(${spelling} in ${realties.words}) > 0`),
        ),
  );

/** What their index narrows them by, which has the letters two by two. */
const inIndex = (search: Search): SQL | undefined =>
  and(search.within ? isAtAny(search.within) : undefined, hasInIndex(search));

/** Whether a listing has the fact of one of the places. */
const isAtAny = (places: readonly string[]): SQL =>
  sql`${realties.terms} && (select ${sql.param(places.map(placeTerm))}::text[])`;

const hasInIndex = (search: Search): SQL | undefined =>
  allOrAny(search, (word) =>
    isHome(word)
      ? sql`true`
      : or(
          ...word.spellings.map((spelling) => sql`${realties.terms} @> ${termsOf(spelling, 2)}`),
          word.places.length > 0 ? isAtAny(word.places) : undefined,
        ),
  );

const columns = { id: realties.id, title: realties.title, regionId: realties.cityId };

/** The newest among the newest listings, where what is common is found. */
const walk = (db: Executor, search: Search): Promise<Candidate[]> => {
  const { id, title, cityId, words } = realties;
  const newest = db
    .select({ id, title, cityId, words })
    .from(realties)
    .where(shown)
    .orderBy(desc(id))
    .limit(literal(WALKED))
    .as('realties');
  return db
    .select({ id: newest.id, title: newest.title, regionId: newest.cityId })
    .from(newest)
    .where(inRow(search))
    .orderBy(desc(newest.id))
    .limit(RANKED_MAX);
};

/** Any by the index of terms, as many as are counted. */
const someByIndex = (db: Executor, search: Search): Promise<Candidate[]> =>
  db
    .select(columns)
    .from(realties)
    .where(and(shown, inIndex(search), inRow(search)))
    .limit(COUNTED_MAX);

/** The newest by it. */
const newestByIndex = (db: Executor, search: Search): Promise<Candidate[]> => {
  const found = db
    .select(columns)
    .from(realties)
    .where(and(shown, inIndex(search), inRow(search)))
    // Without an offset the planner would walk the order and read the long terms of every row.
    .offset(literal(0))
    .as('found');
  return db.select().from(found).orderBy(desc(found.id)).limit(RANKED_MAX);
};

/** The newest listings that a search finds, and how many there are: rare ones all by the index, common ones by a walk. */
export const findListings = async (db: Executor, search: Search): Promise<Found> => {
  const some = await someByIndex(db, search);
  const count = some.length;
  if (count < COUNTED_MAX) {
    return { count, candidates: some.sort((a, b) => b.id - a.id).slice(0, RANKED_MAX) };
  }
  const newest = await walk(db, search);
  return { count, candidates: newest.length === RANKED_MAX ? newest : await newestByIndex(db, search) };
};
