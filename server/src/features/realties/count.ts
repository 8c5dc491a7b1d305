import { COUNTED_MAX } from '@hanca/common/realties.ts';
import { count, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { built, literal } from '../../db/prepared.ts';
import { realties } from '../../db/schema/realties.ts';
import { all, conditionsOf, type Search } from './conditions.ts';

/** How many listings a search finds: exactly where everything is seen, else 10,000 for so many or more. */
export const countRealties = async (db: Executor, search: Search): Promise<number> => {
  const filter = conditionsOf(search);
  if (!filter) return 0;
  const query = built(db, ['realties.count', search.everything, filter.inIndex], () => {
    const found = db
      .select({ one: sql`1`.as('one') })
      .from(realties)
      .where(all(filter.inIndex))
      .$dynamic();
    const counted = (search.everything ? found : found.limit(literal(COUNTED_MAX))).as('counted');
    return db.select({ n: count() }).from(counted).prepare('');
  });
  const [row] = await query.execute(filter.values);
  return row?.n ?? 0;
};
