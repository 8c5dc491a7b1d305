import { LISTED_MAX } from '@hanca/common/realties.ts';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { direction, type Paging } from '../../db/paging.ts';
import { built, literal, preparedShape, type Shape } from '../../db/prepared.ts';
import { realties } from '../../db/schema/realties.ts';
import { type Asked, all, askedOf, type Condition, type Search } from './conditions.ts';
import { type CardRow, type SummaryRow, selectCards, selectSummaries } from './queries.ts';

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

/** So many listings are looked through in their order before the index of terms is asked. */
const WALKED = 2000;

/** By what the indexes of an order can be narrowed besides. */
const narrowing: Partial<Record<RealtySort, readonly Condition[]>> = {
  id: ['userId', 'city'],
  price: ['priceMin', 'priceMax'],
};

const orderOf = ({ sort = 'id', order }: Listed): SQL[] => {
  const towards = direction({ order }, 'DESC');
  return [towards(sortColumns[sort]), ...(sort === 'id' ? [] : [desc(realties.id)])];
};

/** Whether the index of an order tells a condition. */
const isOfIndex =
  ({ sort = 'id' }: Listed) =>
  (name: Condition): boolean =>
    name === 'visible' || (narrowing[sort]?.includes(name) ?? false);

/** The first rows of an order, by its index, however few of them are on the page. */
const firstInOrder = (db: Executor, search: Listed, { byRow }: Asked) => {
  const isTold = isOfIndex(search);
  const rows = db
    .select()
    .from(realties)
    .where(all(byRow.filter(isTold)))
    .orderBy(...orderOf(search))
    .limit(literal(WALKED))
    .as('realties');
  return { rows, where: all(byRow.filter((name) => !isTold(name))) };
};

/**
 * All rows found, those of terms before they are put in order: without the offset the planner would look through the order
 * and read the terms of every row.
 */
const found = (db: Executor, { sort = 'id' }: Listed, { byIndex }: Asked) => {
  if (!byIndex.includes('terms')) return { rows: realties, where: all(byIndex) };
  const rows = db
    .select({ id: realties.id, ...(sort === 'id' ? {} : { by: sortColumns[sort] }) })
    .from(realties)
    .where(all(byIndex))
    .offset(literal(0))
    .as('realties');
  return { rows, where: undefined };
};

type Rows = ReturnType<typeof firstInOrder> | ReturnType<typeof found>;

/** The ids of a page, so that what is skipped is neither read nor joined. */
const pageOf = (db: Executor, search: Listed, { rows, where }: Rows) =>
  db
    .select({ id: realties.id })
    .from(rows as typeof realties)
    .where(where)
    .orderBy(...orderOf(search))
    .limit(literal(search.limit ?? LIMIT))
    .offset(search.skip ? sql.placeholder('skip') : literal(0))
    .as('page');

/** Reads the listings of a page in an order. */
type Read<Row> = (
  db: Executor,
  page: ReturnType<typeof pageOf>,
  query: { order: SQL[]; name: string },
) => { execute(values: Record<string, unknown>): Promise<Row[]> };

const readCards: Read<CardRow> = (db, page, { order, name }) =>
  selectCards(db)
    .innerJoin(page, eq(page.id, realties.id))
    .orderBy(...order)
    .prepare(name);

const readSummaries: Read<SummaryRow> = (db, page, { order, name }) =>
  selectSummaries(db)
    .innerJoin(page, eq(page.id, realties.id))
    .orderBy(...order)
    .prepare(name);

/**
 * A page of a search. What is common is found among the first rows, what is rarer by an index: the planner cannot tell
 * them apart, since it takes facts and letters for independent of each other and of the order.
 */
const find =
  <Row>(read: Read<Row>) =>
  async (db: Executor, search: Listed): Promise<Row[]> => {
    const { everything, sort, order, limit = LIMIT, skip = 0 } = search;
    const asked = askedOf(search);
    if (!asked || (!everything && skip >= LISTED_MAX)) return [];
    const ask = (rowsOf: typeof firstInOrder | typeof found) => {
      const names = rowsOf === found ? asked.byIndex : asked.byRow;
      const shape: Shape = [read.name, rowsOf.name, sort, order, limit, skip > 0, names];
      const build = (name: string) =>
        read(db, pageOf(db, search, rowsOf(db, search, asked)), { order: orderOf(search), name });
      // The way to walk is the same for all values, but for cities, which are large or small, and pages far down.
      const isWalk = rowsOf === firstInOrder && skip === 0 && !asked.byRow.includes('city');
      const query = isWalk ? preparedShape(db, shape, build) : built(db, shape, () => build(''));
      return query.execute({ ...asked.values, skip });
    };
    if (skip + limit > WALKED) return ask(found);
    const near = await ask(firstInOrder);
    const isAll = asked.byRow.every(isOfIndex(search));
    return isAll || near.length === limit ? near : ask(found);
  };

/** A page of what everybody is shown. */
export const findCards = find(readCards);

/** A page of what staff are shown, and owners of their own. */
export const findSummaries = find(readSummaries);
