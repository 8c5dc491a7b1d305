import { and, count, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { direction, type Paging } from '../../db/paging.ts';
import { audits } from '../../db/schema/audits.ts';
import { users } from '../../db/schema/users.ts';

interface AuditQuery {
  feature?: string | undefined;
  recordId?: number | undefined;
  userId?: number | undefined;
  regionId?: string | undefined;
}

const where = ({ feature, recordId, userId, regionId }: AuditQuery) =>
  and(
    feature ? eq(audits.feature, feature) : undefined,
    recordId === undefined ? undefined : eq(audits.recordId, recordId),
    userId === undefined ? undefined : eq(audits.userId, userId),
    regionId === undefined
      ? undefined
      : and(eq(audits.feature, 'headlines'), sql`${audits.after} ->> 'regionId' = ${regionId}`),
  );

/** Writes down one change. */
export const insertAudit = async (db: Executor, row: typeof audits.$inferInsert): Promise<void> => {
  await db.insert(audits).values(row);
};

/** Lets one change of a record after the other be written down, until the transaction ends; null is all that have no id. */
export const holdRecord = async (db: Executor, feature: string, recordId: number | null): Promise<void> => {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${feature} ${recordId ?? ''}`}, 0))`,
  );
};

export const findAudits = (db: Executor, query: AuditQuery & Paging<'id'>) =>
  db
    .select({
      id: audits.id,
      userId: audits.userId,
      userName: users.name,
      feature: audits.feature,
      action: audits.action,
      recordId: audits.recordId,
      before: audits.before,
      after: audits.after,
      createdAt: audits.createdAt,
    })
    .from(audits)
    .leftJoin(users, eq(users.id, audits.userId))
    .where(where(query))
    .orderBy(direction(query, 'DESC')(audits.id))
    .offset(query.skip ?? 0)
    .limit(query.limit ?? 20);

export const countAudits = async (db: Executor, query: AuditQuery): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(audits).where(where(query));
  return row?.n ?? 0;
};
