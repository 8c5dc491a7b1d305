import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { strikes } from '../../db/schema/reports.ts';
import { users } from '../../db/schema/users.ts';
import { countReported } from '../reports/queries.ts';
import { suspendedUntil } from './suspended-until.ts';

/** Strikes that staff see of a member, the newest. */
const STRIKES_MAX = 20;

const staff = alias(users, 'staff');

/** Of a decision about anonymous talk: neither words nor moments, by which staff could tell what it was about. */
const UNNAMED = { until: null, reason: '', settledByName: '', createdAt: null };

/** What was reported of somebody, and what staff decided against them; null for nobody. */
export const findConduct = async (db: Executor, id: number) => {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      suspended: users.suspended,
      suspendedUntil,
      createdAt: users.createdAt,
      realties: sql<number>`(select count(*)::int from realties l where l.user_id = users.id)`,
      hidden: sql<number>`(select count(l.hidden_reason)::int from realties l where l.user_id = users.id)`,
    })
    .from(users)
    .where(eq(users.id, id));
  if (!row) return null;
  const decided = await db
    .select({
      measure: strikes.measure,
      suspended: strikes.suspended,
      until: strikes.until,
      lifted: strikes.lifted,
      title: strikes.title,
      anonymous: strikes.anonymous,
      reason: strikes.reason,
      settledByName: sql<string>`coalesce(${staff.name}, '')`,
      createdAt: strikes.createdAt,
    })
    .from(strikes)
    .leftJoin(staff, eq(staff.id, strikes.settledBy))
    .where(eq(strikes.userId, id))
    .orderBy(desc(strikes.id))
    .limit(STRIKES_MAX);
  return {
    ...row,
    ...(await countReported(db, id)),
    strikes: decided.map(({ anonymous, ...strike }, index) => ({
      number: index + 1,
      ...strike,
      ...(anonymous && UNNAMED),
    })),
  };
};
