import { COUNTED_MAX } from '@hanca/common/realties.ts';
import { count, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { built, literal } from '../../db/prepared.ts';
import { realties } from '../../db/schema/realties.ts';
import { all, type Condition, conditionsOf, type Search } from './conditions.ts';

/** Conditions that an index meets by itself, so that no listing has to be read. */
const countedByIndex: readonly Condition[] = [
  ...(['visible', 'region', 'city', 'cityOfRegion', 'regionOfCity', 'reType', 'txType', 'status'] as const),
  ...(['bedroom', 'bedroomMin', 'priceMin', 'priceMax'] as const),
];

/** How many listings a search finds: exactly where everything is seen, else 10,000 for so many or more. */
export const countRealties = async (db: Executor, search: Search): Promise<number> => {
  const filter = conditionsOf(search);
  if (!filter) return 0;
  const { inRow, inIndex } = filter;
  const isCountedByIndex = !search.everything && inRow.every((name) => countedByIndex.includes(name));
  const names = isCountedByIndex ? inRow : inIndex;
  const query = built(db, ['realties.count', search.everything, names], () => {
    const found = db
      .select({ one: sql`1`.as('one') })
      .from(realties)
      .where(all(names))
      .$dynamic();
    const counted = (search.everything ? found : found.limit(literal(COUNTED_MAX))).as('counted');
    return db.select({ n: count() }).from(counted).prepare('');
  });
  const [row] = await query.execute(filter.values);
  return row?.n ?? 0;
};
