import { LISTED_MAX } from '@hanca/common/realties.ts';
import { and, arrayContains, count, desc, inArray, type SQL, sql } from 'drizzle-orm';
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

/** So many rows are looked through for each that is wanted; of a city and in order of price they lie apart, which takes longer. */
const WALKED = 40;
const WALKED_IN_CITY = 15;
const WALKED_BY_PRICE = 10;

const walked = ({ sort, cityId }: Listed): number => {
  if (sort === 'price') return WALKED_BY_PRICE;
  return cityId ? WALKED_IN_CITY : WALKED;
};

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
    .limit((skip + limit) * walked(search))
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

/** The parts of the prices in the order of a search. */
const priceBands = ({ priceMin = 0, priceMax = INTEGER_MAX, ...search }: Listed): SQL => {
  const first = sql`(select price_band(greatest(min(price), ${priceMin})) from realties)`;
  const last = sql`(select price_band(least(max(price), ${priceMax})) from realties)`;
  return direction(search, 'DESC') === desc
    ? sql`generate_series(${last}, ${first}, -1)`
    : sql`generate_series(${first}, ${last})`;
};

/** So many listings of a part of the map are looked through for a page in order of price. */
const WALKED_IN_BOX = 1500;

/** As `findNear`, among the first rows of a part of the map in order of price. */
const findNearInBox = (db: Executor, search: Listed) => {
  const { skip = 0, limit = LIMIT } = search;
  const inBand = db
    .select()
    .from(realties)
    .where(and(sql`price_band(${realties.price}) = part.n`, ...inBox(search)))
    .orderBy(...orderOf(search));
  const near = sql`(select found.* from ${priceBands(search)} as part(n) cross join lateral ${inBand} as found limit ${skip + WALKED_IN_BOX})`;
  const ids = sql`(select id from ${near} as realties where ${byRow(search)} limit ${limit} offset ${skip})`;
  return summariesOf(db, search, ids);
};

/** A page found by the index of terms in one part of the prices after the other. */
const findByPrice = (db: Executor, search: Listed, terms: string[]) => {
  const { skip = 0, limit = LIMIT } = search;
  const wanted = sql.param(terms, realties.terms);
  // By no other index: of a city or a box it would read all, for every part again.
  const inBand = db
    .select()
    .from(realties)
    .where(
      sql`banded_terms(${realties.terms}, price_band(${realties.price})) @> banded_terms(${wanted}, part.n)`,
    )
    .offset(literal(0))
    .as('realties');
  const found = db
    .select({ id: realties.id })
    .from(inBand)
    .where(byRow(search))
    .orderBy(...orderOf(search))
    .limit(skip + limit);
  return summariesOf(db, search, inTurn(priceBands(search), sql`${found}`, search));
};

/** A page of what is found first and put in order then: the offset keeps the planner from reading rows in their order. */
const findAndSort = (db: Executor, search: Listed, condition: SQL | undefined) => {
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

/** A part of the map with at most so many listings is read whole; in order of price another way is quick sooner. */
const SMALL = 2000;
const SMALL_BY_PRICE = 300;

const isSmall = async (db: Executor, search: Listed): Promise<boolean> => {
  if (!search.bbox || search.everything) return false;
  const most = search.sort === 'price' ? SMALL_BY_PRICE : SMALL;
  const within = db
    .select({ one: sql`1`.as('one') })
    .from(realties)
    .where(and(realties.visible, ...inBox(search)))
    .limit(most + 1)
    .as('within');
  const [row] = await db.select({ n: count() }).from(within);
  return (row?.n ?? 0) <= most;
};

/**
 * A page of a search. What is common is found among the first rows, what is rarer by the index of terms: the planner
 * cannot tell them apart, since it takes facts and letters for independent of each other and of the order.
 * Filtered queries have no names: the plan of one set of values is bad for another.
 */
export const findRealties = async (db: Executor, search: Listed) => {
  const { sort = 'id', limit = LIMIT, skip = 0, everything, bbox, cityId } = search;
  const terms = wantedTerms(search);
  if (!terms || (!everything && skip >= LISTED_MAX)) return [];
  if (await isSmall(db, search)) return findAndSort(db, search, byRow(search));
  if (terms.length === 0 && !bbox) return findPage(db, search, byRow(search));
  const near = await (bbox && sort === 'price' ? findNearInBox(db, search) : findNear(db, search));
  if (near.length === limit) return near;
  if (terms.length === 0) return findPage(db, search, byRow(search));
  if (sort === 'price') return findByPrice(db, search, terms);
  const condition = byTerms(search, terms);
  // What is not among the first of a city is rare.
  const byAge = sort === 'id' && !everything && !cityId;
  const recent = byAge ? await findByAge(db, search, condition) : [];
  return recent.length === limit ? recent : findAndSort(db, search, condition);
};
