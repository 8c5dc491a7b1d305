import { COUNTED_MAX, IN_DEAL, RENT } from '@hanca/common/realties.ts';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { built, literal, prepared, preparedShape, type Shape } from '../../db/prepared.ts';
import { realties } from '../../db/schema/realties.ts';
import { conditionsOf, conditionsPlannedFor, conditionsPlannedOnce, type Search } from './conditions.ts';

const selectCount = (db: Executor, search: Search, where: SQL | undefined) => {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(realties)
    .where(where)
    .$dynamic();
  const counted = (search.everything ? found : found.limit(literal(COUNTED_MAX))).as('counted');
  return db.select({ n: count() }).from(counted);
};

/** How many listings a search finds: exactly where everything is seen, else 10,000 for so many or more. */
export const countRealties = async (db: Executor, search: Search): Promise<number> => {
  const filter = conditionsOf(search);
  if (!filter) return 0;
  const { inIndex, isPlannedOnce, values } = filter;
  const shape: Shape = ['realties.count', search.everything, inIndex];
  const query = isPlannedOnce
    ? preparedShape(db, shape, (name) =>
        selectCount(db, search, conditionsPlannedOnce(inIndex)).prepare(name),
      )
    : built(db, shape, () => selectCount(db, search, conditionsPlannedFor(inIndex)).prepare(''));
  const [row] = await query.execute(values);
  return row?.n ?? 0;
};

/** The cities with rentals that can be had, and how many each has, the most first. */
export const countByCity = (db: Executor): Promise<{ cityId: string; count: number }[]> =>
  prepared(db, 'realties.cities', (name) =>
    db
      .select({ cityId: realties.cityId, count: count() })
      .from(realties)
      .where(and(realties.visible, eq(realties.txType, literal(RENT)), eq(realties.status, literal(IN_DEAL))))
      .groupBy(realties.cityId)
      .orderBy(desc(count()), asc(realties.cityId))
      .prepare(name),
  ).execute();
