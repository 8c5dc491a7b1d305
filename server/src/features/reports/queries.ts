import type { ReportReason } from '@hanca/common/realties.ts';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { direction, type Paging } from '../../db/paging.ts';
import { users } from '../../db/schema/accounts.ts';
import { realties, reports } from '../../db/schema/realties.ts';

export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>;

interface ReportQuery {
  /** -1 is no filter. */
  status?: number | undefined;
  realtyId?: number | undefined;
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
    .innerJoin(realties, eq(realties.id, reports.realtyId))
    .innerJoin(users, eq(users.id, reports.userId));

const where = ({ status = -1, realtyId }: ReportQuery) =>
  and(
    status < 0 ? undefined : eq(reports.status, status),
    realtyId === undefined ? undefined : eq(reports.realtyId, realtyId),
  );

export const findReports = (db: Executor, query: ReportQuery & Paging<keyof typeof sortColumns>) => {
  const { skip = 0, limit = 10, sort = 'id' } = query;
  const towards = direction(query, 'DESC');
  return select(db)
    .where(where(query))
    .orderBy(towards(sortColumns[sort]), ...(sort === 'id' ? [] : [asc(reports.id)]))
    .limit(limit)
    .offset(skip);
};

export const countReports = async (db: Executor, query: ReportQuery): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(reports).where(where(query));
  return row?.n ?? 0;
};

export const findReport = async (db: Executor, id: number) => {
  const [row] = await select(db).where(eq(reports.id, id));
  return row ?? null;
};

/** Stores a report, which waits for staff, in place of an earlier one of the same member about the same listing. */
export const putReport = async (
  db: Executor,
  report: { realtyId: number; userId: number; reason: ReportReason; text: string },
): Promise<void> => {
  const { reason, text } = report;
  await db
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.realtyId, reports.userId],
      set: { reason, text, status: 0, updatedAt: sql`now()` },
    });
};

/** Out: whether there was such a report. */
export const setReportStatus = async (db: Executor, id: number, status: number): Promise<boolean> => {
  const rows = await db
    .update(reports)
    .set({ status, updatedAt: sql`now()` })
    .where(eq(reports.id, id))
    .returning({ id: reports.id });
  return rows.length > 0;
};
