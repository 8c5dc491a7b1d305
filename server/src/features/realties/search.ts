import { LISTED_MAX } from '@hanca/common/realties.ts';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { direction, type Paging } from '../../db/paging.ts';
import { built, literal, preparedShape, type Shape } from '../../db/prepared.ts';
import { realties } from '../../db/schema/realties.ts';
import {
  type Condition,
  conditionsOf,
  conditionsPlannedFor,
  conditionsPlannedOnce,
  type Search,
} from './conditions.ts';
import { type CardRow, type SummaryRow, selectCards, selectSummaries } from './queries.ts';

type RealtySort = 'id' | 'price' | 'createdDate' | 'updatedDate' | 'title' | 'cityId';
type PageSearch = Search & Paging<RealtySort>;

const sortColumns = {
  id: realties.id,
  price: realties.price,
  // Ids are given out in the order of creation.
  createdDate: realties.id,
  updatedDate: realties.updatedAt,
  title: realties.title,
  cityId: realties.cityId,
} satisfies Record<RealtySort, unknown>;

const LIMIT = 15;

/**
 * The first so many listings of an order are read before an index is used, unless the index of facts has all matches side by side.
 * Neighbours in age lie on the same pages; in any other order each costs twice as much, so fewer are read.
 */
const walkedOf = ({ sort = 'id' }: PageSearch): number => (sortColumns[sort] === realties.id ? 2000 : 1000);

/** Conditions, besides being visible, that the index of an order can meet. */
const indexedConditions: Partial<Record<RealtySort, readonly Condition[]>> = {
  id: ['city', 'afterId'],
  price: ['priceMin', 'priceMax'],
};

/** Orders that the index of facts can put its listings into, without reading them. */
const ordersOfFacts: ReadonlySet<RealtySort> = new Set(['id', 'createdDate', 'price', 'cityId']);

const isIndexed = ({ sort = 'id' }: PageSearch, name: Condition): boolean =>
  name === 'visible' || (indexedConditions[sort]?.includes(name) ?? false);

const orderOf = ({ sort = 'id', order }: PageSearch): SQL[] => {
  const towards = direction({ order }, 'DESC');
  return [towards(sortColumns[sort]), ...(sortColumns[sort] === realties.id ? [] : [desc(realties.id)])];
};

const limitOf = ({ limit = LIMIT }: PageSearch) => literal(limit);
const offsetOf = ({ skip = 0 }: PageSearch) => (skip > 0 ? sql.placeholder('skip') : literal(0));

/** The ids of a page among the first rows of its order, so that what is skipped is neither read nor joined. */
const walkedPage = (db: Executor, search: PageSearch, names: Condition[]) => {
  const first = db
    .select()
    .from(realties)
    .where(conditionsPlannedOnce(names.filter((name) => isIndexed(search, name))))
    .orderBy(...orderOf(search))
    .limit(literal(walkedOf(search)))
    .as('realties');
  return db
    .select({ id: first.id })
    .from(first)
    .where(conditionsPlannedOnce(names.filter((name) => !isIndexed(search, name))))
    .orderBy(...orderOf(search))
    .limit(limitOf(search))
    .offset(offsetOf(search))
    .as('page');
};

/** The ids of a page among all rows that meet a condition, which the planner may find in their order. */
const orderedPage = (db: Executor, search: PageSearch, condition: SQL | undefined) =>
  db
    .select({ id: realties.id })
    .from(realties)
    .where(condition)
    .orderBy(...orderOf(search))
    .limit(limitOf(search))
    .offset(offsetOf(search))
    .as('page');

/** The same where an index finds few rows, which are sorted then. */
const sortedPage = (db: Executor, search: PageSearch, condition: SQL | undefined) => {
  const { sort = 'id' } = search;
  const found = db
    .select({ id: realties.id, ...(sortColumns[sort] === realties.id ? {} : { by: sortColumns[sort] }) })
    .from(realties)
    .where(condition)
    // Without an offset the planner would walk the order and read the long terms of every row.
    .offset(literal(0))
    .as('realties');
  return db
    .select({ id: found.id })
    .from(found)
    .orderBy(...orderOf(search))
    .limit(limitOf(search))
    .offset(offsetOf(search))
    .as('page');
};

/** Reads the listings of a page in its order. */
type Read<Row> = (
  db: Executor,
  page: ReturnType<typeof walkedPage>,
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
 * A page of a search. What lies side by side in the index of facts is read there. Of all else, what is common is found among
 * the first rows, what is rarer by an index: the planner cannot tell them apart, since it takes facts and letters for independent
 * of each other and of the order.
 */
const find = async <Row>(
  db: Executor,
  search: PageSearch,
  columns: { name: string; read: Read<Row> },
): Promise<Row[]> => {
  const { everything, userId, sort = 'id', order, limit = LIMIT, skip = 0 } = search;
  const filter = conditionsOf(search);
  if (!filter || (!everything && skip >= LISTED_MAX)) return [];
  const { inRow, inIndex, isNarrow, isPlannedOnce } = filter;
  const isSideBySide = filter.isSideBySide && ordersOfFacts.has(sort);
  const values = { ...filter.values, skip };
  const shape = [columns.name, sort, order, limit, skip > 0];

  const queryOf = (page: ReturnType<typeof walkedPage>, name: string) =>
    columns.read(db, page, { order: orderOf(search), name });

  // One lister has few listings, and an index of them.
  if (userId !== undefined) {
    return preparedShape(db, ['realties.lister', ...shape, inRow], (name) =>
      queryOf(orderedPage(db, search, conditionsPlannedOnce(inRow)), name),
    ).execute(values);
  }
  const byIndex = () => {
    // The same conditions may be narrow or not: most homes are to rent, few are for sale.
    const list = isSideBySide ? 'realties.sideBySide' : 'realties.indexed';
    const indexed: Shape = [list, ...shape, isNarrow, inIndex];
    const pageOf = isNarrow ? sortedPage : orderedPage;
    const query =
      // Sorted whole, a page far down has the plan of the first.
      isNarrow && isPlannedOnce
        ? preparedShape(db, indexed, (name) =>
            queryOf(pageOf(db, search, conditionsPlannedOnce(inIndex)), name),
          )
        : built(db, indexed, () => queryOf(pageOf(db, search, conditionsPlannedFor(inIndex)), ''));
    return query.execute(values);
  };
  if (isSideBySide || skip + limit > walkedOf(search)) return byIndex();

  const walk = (name: string) => queryOf(walkedPage(db, search, inRow), name);
  // One plan does for all values, but for those of several places, and not for pages far down.
  const isNamed = skip === 0 && !inRow.includes('provinces');
  const first = isNamed
    ? preparedShape(db, ['realties.walked', ...shape, inRow], walk)
    : built(db, ['realties.walked', ...shape, inRow], () => walk(''));
  const rows = await first.execute(values);
  const isAll = inRow.every((name) => isIndexed(search, name));
  return isAll || rows.length === limit ? rows : byIndex();
};

/** A page of what everybody is shown. */
export const findCards = (db: Executor, search: PageSearch): Promise<CardRow[]> =>
  find(db, search, { name: 'cards', read: readCards });

/** A page of what staff are shown, and owners of their own. */
export const findSummaries = (db: Executor, search: PageSearch): Promise<SummaryRow[]> =>
  find(db, search, { name: 'summaries', read: readSummaries });
