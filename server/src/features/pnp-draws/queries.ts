import { and, count, desc, eq, max, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { pnpDraws, pnpPools } from '../../db/schema/pnp.ts';

export type DrawRow = typeof pnpDraws.$inferSelect;
export type NewDraw = typeof pnpDraws.$inferInsert;
type PoolRow = typeof pnpPools.$inferSelect;

/** More than provinces draw in some ten years. */
const HISTORY_MAX = 3000;

/** All draws, the newest first; those of one day in the order in which they were entered. */
export const findDraws = (db: Executor): Promise<DrawRow[]> =>
  db.select().from(pnpDraws).orderBy(desc(pnpDraws.date), pnpDraws.id).limit(HISTORY_MAX);

/** The newest pool of each program. */
export const findPools = (db: Executor): Promise<PoolRow[]> =>
  db.selectDistinctOn([pnpPools.program]).from(pnpPools).orderBy(pnpPools.program, desc(pnpPools.date));

type DrawKey = Pick<NewDraw, 'program' | 'date' | 'drawType' | 'stream'>;

/** The draw of a program, day, type and stream, locked; null without one. In: also an id that does not count. */
export const lockSameDraw = async (tx: Executor, key: DrawKey, but = 0): Promise<DrawRow | null> => {
  const [row] = await tx
    .select()
    .from(pnpDraws)
    .where(
      and(
        eq(pnpDraws.program, key.program),
        eq(pnpDraws.date, key.date),
        eq(pnpDraws.drawType, key.drawType ?? ''),
        eq(pnpDraws.stream, key.stream),
        ne(pnpDraws.id, but),
      ),
    )
    .for('update');
  return row ?? null;
};

/** Whether a program has another pool of a day. */
export const hasSamePool = async (
  db: Executor,
  { program, date }: Pick<PoolRow, 'program' | 'date'>,
  but = 0,
): Promise<boolean> => {
  const [row] = await db
    .select({ id: pnpPools.id })
    .from(pnpPools)
    .where(and(eq(pnpPools.program, program), eq(pnpPools.date, date), ne(pnpPools.id, but)));
  return row !== undefined;
};

/** Nobody else writes a draw until the transaction ends: files of two are taken one after the other. */
export const holdDraws = (tx: Executor) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('pnp_draws', 0))`);

export const insertDraw = (tx: Executor, row: NewDraw) => tx.insert(pnpDraws).values(row);

export const updateDraw = (tx: Executor, id: number, row: Partial<NewDraw>) =>
  tx
    .update(pnpDraws)
    .set({ ...row, updatedAt: sql`now()` })
    .where(eq(pnpDraws.id, id));

/** What the trail of staff shows of all draws together. */
export const summaryOf = async (db: Executor) => {
  const [row] = await db.select({ rows: count(), changedAt: max(pnpDraws.updatedAt) }).from(pnpDraws);
  return { rows: row?.rows ?? 0, changedDate: { time: String(row?.changedAt?.getTime() ?? 0) } };
};
