import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { direction, type Paging } from '../../db/paging.ts';
import { literal, offset, preparedPage } from '../../db/prepared.ts';
import { countRows } from '../../db/rows.ts';
import { audits } from '../../db/schema/audits.ts';
import { users } from '../../db/schema/users.ts';

interface AuditQuery {
  feature?: string | undefined;
  recordId?: number | undefined;
  userId?: number | undefined;
  regionId?: string | undefined;
}

const filtersOf = ({ feature, recordId, userId }: AuditQuery) => ({
  ...(feature ? { feature } : {}),
  ...(recordId === undefined ? {} : { recordId }),
  ...(userId === undefined ? {} : { userId }),
});

const searchOf = ({ regionId }: AuditQuery) =>
  regionId === undefined
    ? undefined
    : and(eq(audits.feature, 'headlines'), sql`${audits.after} ->> 'regionId' = ${regionId}`);

const where = (query: AuditQuery) =>
  and(
    ...Object.keys(filtersOf(query)).map((name) =>
      eq(audits[name as 'feature' | 'recordId' | 'userId'], sql.placeholder(name)),
    ),
    searchOf(query),
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

export const findAudits = (db: Executor, query: AuditQuery & Paging<'id'>) => {
  const { skip = 0, limit = 20 } = query;
  const listed = { ...query, filters: filtersOf(query), search: searchOf(query), skip, limit };
  return preparedPage(db, 'audits.list', listed, (name) =>
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
      .offset(offset(skip))
      .limit(literal(limit))
      .prepare(name),
  );
};

export const countAudits = (db: Executor, query: AuditQuery): Promise<number> =>
  countRows(db, audits, where(query), filtersOf(query));
