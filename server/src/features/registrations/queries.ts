import { and, asc, count, eq, gt, lte, max, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { CHANNEL } from '../../db/schema/announced.ts';
import { registrations } from '../../db/schema/registrations.ts';

export type RegistrationRow = typeof registrations.$inferSelect;
export type NewRegistration = typeof registrations.$inferInsert;

/** For so long an opening that was is still listed. */
const PAST = sql`interval '120 days'`;
const CALENDAR_MAX = 1000;

/** Openings to come and of the last months, the first one first. */
export const findCalendar = (db: Executor): Promise<RegistrationRow[]> =>
  db
    .select()
    .from(registrations)
    .where(gt(registrations.opensDate, sql`now() - ${PAST}`))
    .orderBy(asc(registrations.opensDate), asc(registrations.id))
    .limit(CALENDAR_MAX);

export const findRegistration = async (db: Executor, id: number): Promise<RegistrationRow | null> => {
  const [row] = await db.select().from(registrations).where(eq(registrations.id, id));
  return row ?? null;
};

/** As it is now, and nobody else writes it until the transaction ends; null where it is gone. */
export const lockRegistration = async (tx: Executor, id: number): Promise<RegistrationRow | null> => {
  const [row] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update');
  return row ?? null;
};

type Key = Pick<RegistrationRow, 'regionId' | 'year' | 'season' | 'title'>;

const isSame = ({ regionId, year, season, title }: Key): SQL | undefined =>
  and(
    eq(registrations.regionId, regionId),
    eq(registrations.year, year),
    eq(registrations.season, season),
    eq(registrations.title, title),
  );

/** The row of a city, season and program, locked; null without one. In: also an id that does not count. */
export const lockSame = async (tx: Executor, key: Key, but = 0): Promise<RegistrationRow | null> => {
  const [row] = await tx
    .select()
    .from(registrations)
    .where(and(isSame(key), ne(registrations.id, but)))
    .for('update');
  return row ?? null;
};

/** Nobody else writes an opening until the transaction ends: files of two are taken one after the other. */
export const holdRegistrations = (tx: Executor) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('registrations', 0))`);

export const insertRegistration = (tx: Executor, row: NewRegistration) =>
  tx.insert(registrations).values(row);

export const updateRegistration = (tx: Executor, id: number, row: Partial<NewRegistration>) =>
  tx
    .update(registrations)
    .set({ ...row, updatedAt: sql`now()` })
    .where(eq(registrations.id, id));

/** What the trail of staff shows of all openings together. */
export const summaryOf = async (db: Executor) => {
  const [row] = await db
    .select({ rows: count(), changedAt: max(registrations.updatedAt) })
    .from(registrations);
  return { rows: row?.rows ?? 0, changedDate: { time: String(row?.changedAt?.getTime() ?? 0) } };
};

/** Announces openings that have opened since a moment, as the triggers announce changes of their rows. */
export const announceOpened = async (db: Executor, since: Date): Promise<void> => {
  const passed = (moment: typeof registrations.opensDate | typeof registrations.residentsDate) =>
    and(gt(moment, since), lte(moment, sql`now()`));
  await db
    .select({ announced: sql`pg_notify(${CHANNEL}, 'registrations,registrations:' || ${registrations.id})` })
    .from(registrations)
    .where(or(passed(registrations.residentsDate), passed(registrations.opensDate)));
};

/** Openings to come. */
export const findComing = (db: Executor): Promise<RegistrationRow[]> =>
  db.select().from(registrations).where(gt(registrations.opensDate, sql`now()`));

/** What follows from the fields of an opening that nobody has changed: its record counts as unchanged. */
export const setDerived = (db: Executor, id: number, derived: Partial<NewRegistration>) =>
  db.update(registrations).set(derived).where(eq(registrations.id, id));
