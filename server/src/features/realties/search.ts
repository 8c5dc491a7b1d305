import { count, desc, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { direction, type Paging } from '../../db/paging.ts';
import { realties } from '../../db/schema.ts';
import { allOf, allOfKeyword, firstOf, onlyByIndex, type Search } from './conditions.ts';
import { selectSummaries } from './queries.ts';

const sortColumns = {
  id: realties.id,
  price: realties.price,
  createdDate: realties.createdAt,
  updatedDate: realties.updatedAt,
  title: realties.title,
  cityId: realties.cityId,
};

/** Filtered queries have no names: the plan of one set of values is bad for another. */
export const findRealties = (db: Executor, search: Search & Paging<keyof typeof sortColumns>) => {
  const { skip = 0, limit = 15, sort = 'id' } = search;
  const towards = direction(search, 'DESC');
  const order = [towards(sortColumns[sort]), ...(sort === 'id' ? [] : [desc(realties.id)])];
  // The ids first, so that only what is shown is joined and carried through the sort.
  const page = db
    .select({ id: realties.id })
    .from(realties)
    .where(firstOf(search))
    .orderBy(...order)
    .limit(limit)
    .offset(skip);
  return selectSummaries(db)
    .where(inArray(realties.id, page))
    .orderBy(...order);
};

/** Up to so many are counted as the first of a list are found, which is quick for a rare combination. */
const FEW = 1000;

const countFew = async (db: Executor, search: Search): Promise<number> => {
  const few = db
    .select({ one: sql`1`.as('one') })
    .from(realties)
    .where(firstOf(search))
    .limit(FEW)
    .as('few');
  const [row] = await db.select({ n: count() }).from(few);
  return row?.n ?? 0;
};

const countKeyword = (db: Executor, search: Search, keyword: string): Promise<number> =>
  db.transaction(async (tx) => {
    const condition = allOfKeyword(search, keyword);
    if (!condition) return 0;
    await tx.execute(onlyByIndex);
    const [row] = await tx.select({ n: count() }).from(realties).where(condition);
    return row?.n ?? 0;
  });

/** How many listings a search finds. */
export const countRealties = async (db: Executor, search: Search): Promise<number> => {
  const few = await countFew(db, search);
  if (few < FEW) return few;
  if (search.keyword) return countKeyword(db, search, search.keyword);
  const [row] = await db.select({ n: count() }).from(realties).where(allOf(search));
  return row?.n ?? 0;
};
