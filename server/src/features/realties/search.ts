import { and, arrayContains, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { direction, type Paging } from '../../db/paging.ts';
import { literal } from '../../db/prepared.ts';
import { AGE_BAND, realties } from '../../db/schema/realties.ts';
import { byRow, byTerms, inBox, place, type Search, wantedTerms } from './conditions.ts';
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
const INTEGER_MAX = 2 ** 31 - 1;

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
const findPage = (db: Executor, search: Listed, condition: SQL | undefined) => {
  const ids = db
    .select({ id: realties.id })
    .from(realties)
    .where(condition)
    .orderBy(...orderOf(search))
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

/** A page over parts of the listings, one after the other: a nested loop keeps the order of its first side, and ends with the page. */
const inTurn = (parts: SQL, found: SQL, { skip = 0, limit = LIMIT }: Listed) =>
  sql`(select found.id from ${parts} as part(n) cross join lateral ${found} as found limit ${limit} offset ${skip})`;

/** A page found by the index of terms in the two newest parts by age, or the two oldest. */
const findByAge = (db: Executor, search: Listed, condition: SQL | undefined) => {
  const { skip = 0, limit = LIMIT } = search;
  const newest = sql`(select max(id) / ${literal(AGE_BAND)} from realties)`;
  const bands =
    direction(search, 'DESC') === desc
      ? sql`generate_series(${newest}, ${newest} - 1, -1)`
      : sql`generate_series(0, 1)`;
  const found = db
    .select({ id: realties.id })
    .from(realties)
    .where(and(condition, arrayContains(realties.ageBand, sql`array[part.n]`)))
    .orderBy(...orderOf(search))
    .limit(skip + limit);
  return summariesOf(db, search, inTurn(bands, sql`${found}`, search));
};

/** A page found in one part of the prices after the other, there by the index of terms or of places. */
const findByPrice = (db: Executor, search: Listed, terms: string[]) => {
  const { skip = 0, limit = LIMIT, priceMin = 0, priceMax = INTEGER_MAX } = search;
  const [first, last] = [sql`price_band(${priceMin})`, sql`price_band(${priceMax})`];
  const bands =
    direction(search, 'DESC') === desc
      ? sql`generate_series(${last}, ${first}, -1)`
      : sql`generate_series(${first}, ${last})`;
  const band = sql`price_band(${realties.price})`;
  const wanted = sql.param(terms, realties.terms);
  // By no other index: of a city or a box it would read all, for every part again.
  const inBand = db
    .select()
    .from(realties)
    .where(
      terms.length > 0
        ? sql`banded_terms(${realties.terms}, ${band}) @> banded_terms(${wanted}, part.n)`
        : and(sql`${band} = part.n`, ...inBox(search)),
    )
    .offset(literal(0))
    .as('realties');
  const found = db
    .select({ id: realties.id })
    .from(inBand)
    .where(byRow(search))
    .orderBy(...orderOf(search))
    .limit(skip + limit);
  return summariesOf(db, search, inTurn(bands, sql`${found}`, search));
};

/** A page found by the index of terms among all, put in order then: the offset keeps the planner from reading in order. */
const findRare = (db: Executor, search: Listed, condition: SQL | undefined) => {
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
  const { sort = 'id', limit = LIMIT, bbox } = search;
  const terms = wantedTerms(search);
  if (!terms) return [];
  if (terms.length === 0) {
    return sort === 'price' && bbox ? findByPrice(db, search, terms) : findPage(db, search, byRow(search));
  }
  const near = await findNear(db, search);
  if (near.length === limit) return near;
  if (sort === 'price') return findByPrice(db, search, terms);
  const condition = byTerms(search, terms);
  const recent = sort === 'id' && !search.everything ? await findByAge(db, search, condition) : [];
  return recent.length === limit ? recent : findRare(db, search, condition);
};
