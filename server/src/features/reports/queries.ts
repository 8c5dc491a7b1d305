import { RECEIVED } from '@hanca/common/contract/reports.ts';
import type { ReportReason } from '@hanca/common/report-reasons.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { orderOf, type Paging } from '../../db/paging.ts';
import { countRows } from '../../db/rows.ts';
import { realties } from '../../db/schema/realties.ts';
import { reports } from '../../db/schema/reports.ts';
import { users } from '../../db/schema/users.ts';

export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>;

interface ReportQuery {
  /** -1 is no filter. */
  status?: number | undefined;
  realtyId?: number | undefined;
  userId?: number | undefined;
}

const sortColumns = {
  id: reports.id,
  createdDate: reports.createdAt,
  status: reports.status,
  reason: reports.reason,
};

const select = (db: Executor) =>
  db
    .select({
      id: reports.id,
      realtyId: reports.realtyId,
      conversationId: reports.conversationId,
      realtyTitle: realties.title,
      hiddenReason: realties.hiddenReason,
      reason: reports.reason,
      text: reports.text,
      status: reports.status,
      userId: reports.userId,
      userName: users.name,
      createdAt: reports.createdAt,
      updatedAt: reports.updatedAt,
    })
    .from(reports)
    .leftJoin(realties, eq(realties.id, reports.realtyId))
    .innerJoin(users, eq(users.id, reports.userId));

const where = ({ status = -1, realtyId, userId }: ReportQuery) =>
  and(
    status < 0 ? undefined : eq(reports.status, status),
    realtyId === undefined ? undefined : eq(reports.realtyId, realtyId),
    userId === undefined ? undefined : eq(reports.userId, userId),
  );

export const findReports = (db: Executor, query: ReportQuery & Paging<keyof typeof sortColumns>) => {
  const { skip = 0, limit = 10 } = query;
  return select(db)
    .where(where(query))
    .orderBy(...orderOf(query, sortColumns))
    .limit(limit)
    .offset(skip);
};

export const countReports = (db: Executor, query: ReportQuery): Promise<number> =>
  countRows(db, reports, where(query));

export const findReport = async (db: Executor, id: number) => {
  const [row] = await select(db).where(eq(reports.id, id));
  return row ?? null;
};

/** Stores a report, which waits for staff, in place of an earlier one of the same member about the same listing or conversation. */
export const putReport = async (
  db: Executor,
  report: ({ realtyId: number } | { conversationId: number }) & {
    userId: number;
    reason: ReportReason;
    text: string;
  },
): Promise<void> => {
  const { reason, text } = report;
  await db
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: ['realtyId' in report ? reports.realtyId : reports.conversationId, reports.userId],
      set: { reason, text, status: RECEIVED, updatedAt: sql`now()` },
    });
};

/** Keeps a report from being changed or written anew until the transaction ends. Out: when it was last, or null. */
export const lockReport = async (db: Executor, id: number): Promise<Date | null> => {
  const { updatedAt } = reports;
  const [row] = await db.select({ updatedAt }).from(reports).where(eq(reports.id, id)).for('update');
  return row?.updatedAt ?? null;
};

export const setReportStatus = async (db: Executor, id: number, status: number): Promise<void> => {
  await db.update(reports).set({ status, updatedAt: sql`now()` }).where(eq(reports.id, id));
};
