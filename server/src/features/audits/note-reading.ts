import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { hasRows } from '../../db/rows.ts';
import { audits } from '../../db/schema/audits.ts';
import { insertAudit } from './queries.ts';

/** Minutes of reading that leave one line in the trail: a screen asks again when it comes to the front. */
const READING_MINUTES = 60;

interface Reading {
  userId: number;
  feature: string;
  recordId: number;
  ip: string;
  /** What the trail calls the record. */
  title: string;
}

/** Writes down that a member of staff reads what staff do not see without a reason. */
export const noteReading = async (
  db: Executor,
  { userId, feature, recordId, ip, title }: Reading,
): Promise<void> => {
  const ofReading = { userId, feature, action: 'read', recordId };
  const known = await hasRows(
    db,
    audits,
    and(
      ...Object.entries(ofReading).map(([name, value]) => eq(audits[name as keyof typeof ofReading], value)),
      sql`${audits.createdAt} > now() - ${READING_MINUTES} * interval '1 minute'`,
    ),
  );
  if (!known) await insertAudit(db, { ...ofReading, ip, before: null, after: { title } });
};
