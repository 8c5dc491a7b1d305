import { and, arrayOverlaps, between, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { literal, prepared, preparedShape } from '../../db/prepared.ts';
import { realties, realtyViews } from '../../db/schema/realties.ts';
import { users } from '../../db/schema/users.ts';
import type { Point } from '../geo/tables.ts';
import { type Placed, sameHome } from './point.ts';
import { type DetailRow, selectWritten } from './queries.ts';

/** The columns that are written; what is the database's own is left out. */
export type RealtyValues = Omit<typeof realties.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;

export type StoredRealty = NonNullable<Awaited<ReturnType<typeof lockRealty>>>;

/** All that is stored of a listing but what it is found by, which is long. */
const { terms: _terms, words: _words, ...storedColumns } = getTableColumns(realties);

/** The stored listing, locked against changes by others until the transaction ends, or null. */
export const lockRealty = async (db: Executor, id: number) => {
  const [row] = await prepared(db, 'realties.lock', (name) =>
    db
      .select(storedColumns)
      .from(realties)
      .where(eq(realties.id, sql.placeholder('id')))
      .for('update')
      .prepare(name),
  ).execute({ id });
  return row ?? null;
};

/** A home as its owner has placed it before, this listing (`id`) before all others, or null. */
export const findPlaced = async (
  db: Executor,
  { userId, home, id }: { userId: number; home: Point; id: number | null },
): Promise<Placed | null> => {
  const [from, to] = sameHome(home);
  const { lat, lng, publicLat, publicLng } = realties;
  const [south, north] = [sql.placeholder('south'), sql.placeholder('north')];
  const [west, east] = [sql.placeholder('west'), sql.placeholder('east')];
  const ofOwner = eq(realties.userId, sql.placeholder('userId'));
  const [row] = await prepared(db, 'realties.placed', (name) =>
    db
      .select({ lat, lng, publicLat, publicLng })
      .from(realties)
      .where(and(ofOwner, between(lat, south, north), between(lng, west, east)))
      .orderBy(desc(eq(realties.id, sql.placeholder('id'))), realties.id)
      .limit(literal(1))
      .prepare(name),
  ).execute({ userId, id: id ?? 0, south: from.lat, north: to.lat, west: from.lng, east: to.lng });
  return row ?? null;
};

/** Those of the pictures that stand in a listing of somebody. */
export const findShownImages = async (
  db: Executor,
  { userId, paths }: { userId: number; paths: string[] },
): Promise<Set<string>> => {
  if (paths.length === 0) return new Set();
  const rows = await db
    .select({ images: realties.images })
    .from(realties)
    .where(and(eq(realties.userId, userId), arrayOverlaps(realties.images, paths)));
  const shown = new Set(rows.flatMap((row) => row.images));
  return new Set(paths.filter((path) => shown.has(path)));
};

/** Whether somebody's address is verified, which does not change until the transaction ends. */
export const holdVerified = async (db: Executor, userId: number): Promise<boolean> => {
  const [row] = await db
    .select({ verifiedAt: users.verifiedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  return row?.verifiedAt != null;
};

const oneWritten = (row: DetailRow | undefined): DetailRow => {
  if (!row) throw new Error('no listing was written');
  return row;
};

/** Stores a new listing. Out: as it is then. */
export const insertRealty = async (db: Executor, values: RealtyValues): Promise<DetailRow> => {
  const names = Object.keys(values);
  const placeholders = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]));
  const [row] = await preparedShape(db, ['realties.insert', ...names], (name) =>
    selectWritten(
      db,
      db
        .insert(realties)
        .values(placeholders as unknown as RealtyValues)
        .returning(storedColumns),
    ).prepare(name),
  ).execute(values);
  return oneWritten(row);
};

/** Whether its owner's account is in use, neither suspended nor about to be deleted, as the condition of a column. */
const ownerActive: SQL = sql`not exists (select from ${users}
  where ${users.id} = ${realties.userId} and (${users.suspended} or ${users.deleteAt} is not null))`;

/**
 * What `visible` has to be: not hidden by staff, not expired, not waiting for the verification of its owner's address, its owner
 * neither suspended nor about to be deleted. What is given of the first two stands in for what is stored.
 */
export const visibleNow = ({
  hidden,
  expired,
}: {
  hidden?: boolean | undefined;
  expired?: boolean | undefined;
} = {}): SQL<boolean> =>
  and(
    hidden === undefined ? sql`${realties.hiddenReason} is null` : sql`${!hidden}::boolean`,
    expired === undefined ? sql`${realties.expiresAt} > now()` : sql`${!expired}::boolean`,
    sql`not ${realties.unverified}`,
    ownerActive,
  ) as SQL<boolean>;

/** Those of some values that are not stored already: a statement with all of a listing takes twice as long. */
const newOf = (values: Partial<RealtyValues>, before: Partial<StoredRealty>): Partial<RealtyValues> => {
  const stored: Record<string, unknown> = before;
  const isNew = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(stored[name]);
  return Object.fromEntries(Object.entries(values).filter(isNew));
};

/**
 * Changes columns of a listing and what follows from them: whether it is visible and, unless told otherwise, its date. In: also
 * what is stored, where it is known. Out: the listing as it is then.
 */
export const updateRealty = async (
  db: Executor,
  id: number,
  values: Partial<RealtyValues> & { expiresAt?: Date },
  { touch = true, before = {} }: { touch?: boolean; before?: Partial<StoredRealty> } = {},
): Promise<DetailRow> => {
  const { hiddenReason, expiresAt } = values;
  const hidden = hiddenReason === undefined ? undefined : hiddenReason !== null;
  const expired = expiresAt === undefined ? undefined : expiresAt.getTime() <= Date.now();
  const changed = newOf(values, before);
  // A null is part of the statement: a placeholder of a moment takes none.
  const set = Object.fromEntries(
    Object.entries(changed).map(([name, value]) => [name, value === null ? null : sql.placeholder(name)]),
  );
  const shape = ['realties.update', touch, hidden, expired, set] as const;
  const [row] = await preparedShape(db, shape, (name) =>
    selectWritten(
      db,
      db
        .update(realties)
        .set({
          ...set,
          ...(hidden === undefined && expired === undefined
            ? {}
            : { visible: visibleNow({ hidden, expired }) }),
          ...(touch ? { updatedAt: sql`now()` } : {}),
        })
        .where(eq(realties.id, sql.placeholder('ofId')))
        .returning(storedColumns),
    ).prepare(name),
  ).execute({ ...changed, ofId: id });
  return oneWritten(row);
};

export const deleteRealty = async (db: Executor, id: number): Promise<void> => {
  await db.delete(realties).where(eq(realties.id, id));
};

/** Counts a view of a listing that can be seen. Out: false when there is no such listing. */
export const countView = async (db: Executor, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    // Kept from being deleted before the count that refers to it is written.
    const rows = await tx
      .select({ id: realties.id })
      .from(realties)
      .where(and(eq(realties.id, id), realties.visible))
      .for('key share');
    if (rows.length === 0) return false;
    await tx
      .insert(realtyViews)
      .values({ realtyId: id, count: 1 })
      .onConflictDoUpdate({ target: realtyViews.realtyId, set: { count: sql`${realtyViews.count} + 1` } });
    return true;
  });
