import { ACCOUNT_FEATURE } from '@hanca/common/account-events.ts';
import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { changeInBatches } from '../../db/change-in-batches.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
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
    // What happens to accounts is no work of staff.
    query.feature ? undefined : ne(audits.feature, ACCOUNT_FEATURE),
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
        ip: audits.ip,
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

/** Removes what was written down of a feature before `before`. */
export const dropOldAudits = (db: Executor, feature: string, before: Date): Promise<number> =>
  deleteInBatches(db, audits, and(eq(audits.feature, feature), lt(audits.createdAt, before)));

/** Forgets from which addresses came what was written down before `before`. */
export const forgetAddresses = (db: Executor, before: Date): Promise<number> =>
  changeInBatches(db, audits, (rows) =>
    db
      .update(audits)
      .set({ ip: null })
      .where(and(rows, isNotNull(audits.ip), lt(audits.createdAt, before))),
  );
