import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { CHANNEL } from '../../db/schema/announced.ts';
import { provinceFacts } from '../../db/schema/province-facts.ts';
import { factSeed } from './seed.ts';

export type FactRow = typeof provinceFacts.$inferSelect;

/** More than a province has in a hundred years. */
const FACTS_MAX = 500;

/** What is stored of a province, from the first day on. */
export const findFacts = (db: Executor, province: string): Promise<FactRow[]> =>
  db
    .select()
    .from(provinceFacts)
    .where(eq(provinceFacts.province, province))
    .orderBy(asc(provinceFacts.validFrom))
    .limit(FACTS_MAX);

/** The ids of provinces of which something is stored. */
export const findProvinces = async (db: Executor): Promise<string[]> => {
  const { province: id } = provinceFacts;
  const rows = await db.selectDistinctOn([id], { province: id }).from(provinceFacts);
  return rows.map(({ province }) => province);
};

/** Whether another value of a topic holds from the same day on. In: also an id that does not count. */
export const hasFactFrom = async (
  db: Executor,
  { province, topic, validFrom }: Pick<FactRow, 'province' | 'topic' | 'validFrom'>,
  but = 0,
): Promise<boolean> => {
  const rows = await db
    .select({ id: provinceFacts.id })
    .from(provinceFacts)
    .where(
      and(
        eq(provinceFacts.province, province),
        eq(provinceFacts.topic, topic),
        eq(provinceFacts.validFrom, validFrom),
        ne(provinceFacts.id, but),
      ),
    );
  return rows.length > 0;
};

/** Writes the first facts where there are none; what is there is left as staff have made it. */
export const seedFacts = async (db: Executor): Promise<void> => {
  const [any] = await db.select({ id: provinceFacts.id }).from(provinceFacts).limit(1);
  if (!any)
    await db
      .insert(provinceFacts)
      .values([...factSeed])
      .onConflictDoNothing();
};

/** Announces all of them, as the triggers announce changes of their rows: what holds today may be another value. */
export const announceFacts = async (db: Executor): Promise<void> => {
  await db.execute(sql`select pg_notify(${CHANNEL}, 'province_facts')`);
};
