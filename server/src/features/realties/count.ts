import { COUNTED_MAX } from '@hanca/common/realties.ts';
import { count, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { built, literal, preparedShape, type Shape } from '../../db/prepared.ts';
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
