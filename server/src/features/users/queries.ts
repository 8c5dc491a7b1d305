import { normalEmail } from '@hanca/common/email-address.ts';
import { isReservedName } from '@hanca/common/person-names.ts';
import { and, asc, eq, gt, isNotNull, not, sql } from 'drizzle-orm';
import { containsExactly } from '../../db/contains.ts';
import type { Executor } from '../../db/executor.ts';
import { onPage, orderOf, type Paging } from '../../db/paging.ts';
import { literal, offset, preparedPage } from '../../db/prepared.ts';
import { countRows } from '../../db/rows.ts';
import { sessions } from '../../db/schema/account.ts';
import { realties } from '../../db/schema/realties.ts';
import { users } from '../../db/schema/users.ts';
import { isAddressTaken } from '../account/address-taken.ts';
import { holdAccount } from '../account/ways-in.ts';
import { dropApprovals } from '../qr/queries.ts';
import { visibleNow } from '../realties/write-queries.ts';
import { hasCodes, passkeyCount } from '../second-factor/queries.ts';
import { strikeCount } from './strikes.ts';
import { suspendedUntil } from './suspended-until.ts';

interface UserQuery {
  id?: number | undefined;
  email?: string | undefined;
  reservedName?: boolean | undefined;
  addressLost?: boolean | undefined;
}

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  roles: users.roles,
  suspended: users.suspended,
  suspendedUntil,
  strikeCount,
  level: users.level,
  createdAt: users.createdAt,
  seenAt: users.seenAt,
  codes: hasCodes,
  passkeys: passkeyCount,
  // Written out: in a query of one table drizzle leaves the tables' names away, and here there are two.
  providers: sql<
    string[]
  >`array(select i.provider from identities i where i.user_id = users.id order by i.provider)`,
  realtyCount: sql<number>`(select count(*)::int from realties r where r.user_id = users.id)`,
};

const sortColumns = { id: users.id, name: users.name, email: users.email, createdDate: users.createdAt };

const filtersOf = ({ id }: UserQuery) => (id ? { id } : {});

// Staff may have such a name. Deleted accounts and those made by the operator have no date of agreement.
const looksLikeStaff = and(
  users.reservedName,
  isNotNull(users.agreedAt),
  sql`not 'admin' = any(${users.roles})`,
);

/** Accounts that cannot sign in by email: another has verified the address, or there is a password and no address. */
const hasLostAddress = sql`(${isAddressTaken} or (${users.email} is null and ${users.passwordHash} is not null))`;

/** A part of an address cannot be normalised: it is matched as typed, in lower case. */
const searchOf = ({ email, reservedName, addressLost }: UserQuery) =>
  and(
    email
      ? containsExactly(users.email, normalEmail(email) ?? email.normalize('NFKC').toLowerCase())
      : undefined,
    reservedName ? looksLikeStaff : undefined,
    addressLost === undefined ? undefined : addressLost ? hasLostAddress : not(hasLostAddress),
  );

const where = (query: UserQuery) =>
  and(query.id ? eq(users.id, sql.placeholder('id')) : undefined, searchOf(query));

export const findUsers = (db: Executor, query: UserQuery & Paging<keyof typeof sortColumns>) => {
  const order = orderOf(query, sortColumns);
  const { skip = 0, limit = 10 } = query;
  const listed = { ...query, filters: filtersOf(query), search: searchOf(query), skip, limit };
  const page = { where: where(query), order, skip: offset(skip), limit: literal(limit) };
  return preparedPage(db, 'users.list', listed, (name) =>
    db
      .select(columns)
      .from(users)
      .where(onPage(db, users, page))
      .orderBy(...order)
      .prepare(name),
  );
};

export const countUsers = (db: Executor, query: UserQuery): Promise<number> =>
  countRows(db, users, where(query), filtersOf(query));

/** One account, or null. */
export const findUser = async (db: Executor, id: number) => {
  const [row] = await db.select(columns).from(users).where(eq(users.id, id));
  return row ?? null;
};

/** How much somebody did as a member; null for nobody. */
export const findActivity = async (db: Executor, id: number) => {
  const [row] = await db
    .select({
      reports: sql<number>`(select count(*)::int from reports where user_id = users.id)`,
      claims: sql<number>`(select count(*)::int from claims where user_id = users.id)`,
      usedClaims: sql<number>`(select count(used_at)::int from claims where user_id = users.id)`,
      saved: sql<number>`(select count(*)::int from saved_realties where user_id = users.id)`,
      messages: sql<number>`(select count(*)::int from messages where from_user_id = users.id)`,
    })
    .from(users)
    .where(eq(users.id, id));
  return row ?? null;
};

/** Keeps every admin as it is until the transaction ends. Out: the ids of those who can sign in and are not about to leave. */
export const lockAdmins = async (db: Executor): Promise<number[]> => {
  const rows = await db
    .select({ id: users.id, suspended: users.suspended, deleteAt: users.deleteAt })
    .from(users)
    .where(sql`'admin' = any(${users.roles})`)
    .orderBy(users.id)
    // As `holdAccount`: what others do with somebody's account locked names the admin who does it.
    .for('no key update');
  return rows.filter(({ suspended, deleteAt }) => !suspended && !deleteAt).map(({ id }) => id);
};

export const updateUser = async (
  db: Executor,
  id: number,
  change: { roles?: string[] | undefined; suspended?: boolean | undefined; level?: number | undefined },
): Promise<void> => {
  // Who becomes staff anew has time anew to set up a second factor.
  const anew = change.roles && !change.roles.includes('admin') ? { secondFactorDueAt: null } : {};
  await db
    .update(users)
    .set({ ...change, ...anew })
    .where(eq(users.id, id));
};

/**
 * Brings `reservedName` of the next accounts up to date with the rules of today.
 * @returns the last of their ids; null where there were no more
 */
export const markReservedNames = async (
  db: Executor,
  after: number,
  most: number,
): Promise<number | null> => {
  const { id, name, reservedName } = users;
  const rows = await db
    .select({ id, name, reservedName })
    .from(users)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(most);
  for (const row of rows) {
    const isReserved = isReservedName(row.name);
    if (isReserved === row.reservedName) continue;
    // A name that was changed meanwhile was checked then.
    await db
      .update(users)
      .set({ reservedName: isReserved })
      .where(and(eq(id, row.id), eq(name, row.name)));
  }
  return rows.at(-1)?.id ?? null;
};

/** Listings at a time, so that no statement outlasts its time: a change of `visible` rewrites every index of a listing. */
const REFRESHED_AT_ONCE = 50;

/** Brings up to date what has changed of one batch of somebody's listings. Out: how many were. */
const refreshSome = async (db: Executor, userId: number): Promise<number> => {
  const changed = db
    .select({ id: realties.id })
    .from(realties)
    .where(and(eq(realties.userId, userId), sql`${realties.visible} <> (${visibleNow()})`))
    .orderBy(realties.id)
    .limit(REFRESHED_AT_ONCE)
    .for('update');
  const rows = await db
    .update(realties)
    .set({ visible: visibleNow() })
    .where(sql`${realties.id} = any(array(${changed}))`)
    .returning({ id: realties.id });
  return rows.length;
};

/** Hides the listings of an account that is suspended or about to be deleted, or shows those of another that nothing else hides. */
export const refreshListings = async (db: Executor, userId: number): Promise<void> => {
  while ((await refreshSome(db, userId)) === REFRESHED_AT_ONCE);
};

const draftsOf = (userId: number) => and(eq(realties.userId, userId), realties.unverified);

/** The titles of what waits for the verification of its owner's address, the oldest first. */
export const findDrafts = async (db: Executor, userId: number): Promise<string[]> => {
  const rows = await db
    .select({ title: realties.title })
    .from(realties)
    .where(draftsOf(userId))
    .orderBy(realties.id);
  return rows.map(({ title }) => title);
};

/** Deletes what waits for that: nobody but its owner has seen it. */
export const deleteDrafts = async (tx: Executor, userId: number): Promise<void> => {
  const some = tx.select({ id: realties.id }).from(realties).where(draftsOf(userId)).limit(REFRESHED_AT_ONCE);
  const deleteSome = () => tx.delete(realties).where(sql`${realties.id} = any(array(${some}))`);
  while ((await deleteSome()).rowCount === REFRESHED_AT_ONCE);
};

/** Shows what waited for the verification of its owner's address. */
export const publishListings = async (db: Executor, userId: number): Promise<void> => {
  const rows = await db
    .update(realties)
    .set({ unverified: false })
    .where(draftsOf(userId))
    .returning({ id: realties.id });
  if (rows.length > 0) await refreshListings(db, userId);
};

export const endUserSessions = (db: Executor, userId: number): Promise<void> =>
  db.transaction(async (tx) => {
    // One that starts at this moment is there afterwards, or is not started.
    await holdAccount(tx, userId);
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await dropApprovals(tx, userId);
  });
