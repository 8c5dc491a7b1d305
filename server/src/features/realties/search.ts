import { and, arrayContains, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { direction, type Paging } from '../../db/paging.ts';
import { literal } from '../../db/prepared.ts';
import { AGE_BAND, LAST_PRICE_BAND, PRICE_BAND, realties } from '../../db/schema/realties.ts';
import { byRow, byTerms, hasTerms, place, type Search, wantedTerms } from './conditions.ts';
import { selectSummaries } from './queries.ts';

type RealtySort = 'id' | 'price' | 'createdDate' | 'updatedDate' | 'title' | 'cityId';
type Listed = Search & Paging<RealtySort>;

const sortColumns = {
  id: realties.id,
  price: realties.price,
  createdDate: realties.createdAt,
  updatedDate: realties.updatedAt,
  title: realties.title,
  cityId: realties.cityId,
} satisfies Record<RealtySort, unknown>;

const LIMIT = 15;

const orderOf = (search: Listed): SQL[] => {
  const { sort = 'id' } = search;
  const towards = direction(search, 'DESC');
  return [towards(sortColumns[sort]), ...(sort === 'id' ? [] : [desc(realties.id)])];
};

/** The ids first, so that only what is shown is joined and carried through the sort. */
const summariesOf = (db: Executor, search: Listed, ids: SQL) =>
  selectSummaries(db)
    .where(inArray(realties.id, ids))
    .orderBy(...orderOf(search));

/** A page of the rows that meet a condition. */
const findPage = (db: Executor, search: Listed, condition: SQL | undefined, order = orderOf(search)) => {
  const ids = db
    .select({ id: realties.id })
    .from(realties)
    .where(condition)
    .orderBy(...order)
    .limit(search.limit ?? LIMIT)
    .offset(search.skip ?? 0);
  return summariesOf(db, search, sql`${ids}`);
};

/** So many rows are looked through for each that is wanted: in order of price they lie apart, which takes longer. */
const WALKED = 40;
const WALKED_BY_PRICE = 10;

/** A page found among the first rows of the order, one by one: whatever is common fills it. */
const findNear = (db: Executor, search: Listed) => {
  const { sort, skip = 0, limit = LIMIT } = search;
  const order = orderOf(search);
  const near = db
    .select()
    .from(realties)
    .where(
      search.everything
        ? undefined
        : and(realties.visible, sort === 'price' ? undefined : place(search.cityId)),
    )
    .orderBy(...order)
    .limit((skip + limit) * (sort === 'price' ? WALKED_BY_PRICE : WALKED))
    .as('realties');
  const ids = db
    .select({ id: realties.id })
    .from(near)
    .where(byRow(search))
    .orderBy(...order)
    .limit(limit)
    .offset(skip);
  return summariesOf(db, search, sql`${ids}`);
};

/** A page found by the index of terms in the two newest bands, or the two oldest, one after the other. */
const findInBands = (db: Executor, search: Listed, condition: SQL | undefined) => {
  const { skip = 0, limit = LIMIT } = search;
  const newest = sql`(select max(id) / ${sql.raw(String(AGE_BAND))} from realties)`;
  const bands =
    direction(search, 'DESC') === desc
      ? sql`generate_series(${newest}, ${newest} - 1, -1)`
      : sql`generate_series(0, 1)`;
  const found = db
    .select({ id: realties.id })
    .from(realties)
    .where(and(condition, arrayContains(realties.ageBand, sql`array[band.n]`)))
    .orderBy(...orderOf(search))
    .limit(skip + limit);
  // A nested loop keeps the order of its first side, and ends with the page.
  const ids = sql`(select found.id from ${bands} as band(n) cross join lateral ${found} as found limit ${limit} offset ${skip})`;
  return summariesOf(db, search, ids);
};

const priceBand = (price: number) =>
  literal(Math.floor(Math.min(price, LAST_PRICE_BAND) / PRICE_BAND) * PRICE_BAND);

/** A page found by the index of terms and prices, in one part of the prices after the other. */
const findInPrices = (db: Executor, search: Listed, terms: string[]) => {
  const { skip = 0, limit = LIMIT, priceMin = 0, priceMax = LAST_PRICE_BAND } = search;
  const [first, last] = [priceMin, priceMax].map(priceBand);
  const bands =
    direction(search, 'DESC') === desc
      ? sql`generate_series(${last}, ${first}, ${literal(-PRICE_BAND)})`
      : sql`generate_series(${first}, ${last}, ${literal(PRICE_BAND)})`;
  const priced = sql`priced_terms(${realties.terms}, ${realties.price})`;
  const inBand = db
    .select({ id: realties.id, price: realties.price })
    .from(realties)
    .where(byTerms(search, sql`${priced} @> priced_terms(${sql.param(terms, realties.terms)}, band.price)`))
    .offset(literal(0))
    .as('realties');
  const found = db
    .select({ id: realties.id })
    .from(inBand)
    .orderBy(...orderOf(search))
    .limit(skip + limit);
  const ids = sql`(select found.id from ${bands} as band(price) cross join lateral ${found} as found limit ${limit} offset ${skip})`;
  return summariesOf(db, search, ids);
};

/** A page of what is found first and put in order then: the offset keeps the planner from reading rows in their order. */
const findUnordered = (db: Executor, search: Listed, condition: SQL | undefined) => {
  const { sort = 'id', skip = 0, limit = LIMIT } = search;
  const found = db
    .select({ id: realties.id, ...(sort === 'id' ? {} : { by: sortColumns[sort] }) })
    .from(realties)
    .where(condition)
    .offset(literal(0))
    .as('realties');
  const ids = db
    .select({ id: realties.id })
    .from(found)
    .orderBy(...orderOf(search))
    .limit(limit)
    .offset(skip);
  return summariesOf(db, search, sql`${ids}`);
};

/**
 * A page of a search. What is common is found among the first rows, what is rarer by the index of terms: the planner
 * cannot tell them apart, since it takes facts and letters for independent of each other and of the order.
 * Filtered queries have no names: the plan of one set of values is bad for another.
 */
export const findRealties = async (db: Executor, search: Listed) => {
  const { sort = 'id', limit = LIMIT } = search;
  const terms = wantedTerms(search);
  if (!terms) return [];
  if (terms.length === 0) return findPage(db, search, byRow(search));
  const near = await findNear(db, search);
  if (near.length === limit) return near;
  if (sort === 'price') return findInPrices(db, search, terms);
  const condition = byTerms(search, hasTerms(terms));
  const recent = sort === 'id' && !search.everything ? await findInBands(db, search, condition) : [];
  return recent.length === limit ? recent : findUnordered(db, search, condition);
};
