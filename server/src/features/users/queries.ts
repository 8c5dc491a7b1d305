import { and, count, eq, sql } from 'drizzle-orm';
import { containsExactly } from '../../db/contains.ts';
import type { Executor } from '../../db/executor.ts';
import { onPage, orderOf, type Paging } from '../../db/paging.ts';
import { sessions, users } from '../../db/schema/accounts.ts';
import { realties } from '../../db/schema/realties.ts';
import { visibleNow } from '../realties/queries.ts';

export interface UserQuery {
  id?: number | undefined;
  email?: string | undefined;
}

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  roles: users.roles,
  suspended: users.suspended,
  createdAt: users.createdAt,
  // Written out: in a query of one table drizzle leaves the tables' names away, and here there are two.
  seenAt: sql<Date | null>`(select max(s.used_at) from sessions s where s.user_id = users.id)`.mapWith(
    sessions.usedAt,
  ),
  realtyCount: sql<number>`(select count(*)::int from realties r where r.user_id = users.id)`,
};

const sortColumns = { id: users.id, name: users.name, email: users.email, createdDate: users.createdAt };

const where = ({ id, email }: UserQuery) =>
  and(
    id ? eq(users.id, id) : undefined,
    email ? containsExactly(users.email, email.toLowerCase()) : undefined,
  );

export const findUsers = (db: Executor, query: UserQuery & Paging<keyof typeof sortColumns>) => {
  const order = orderOf(query, sortColumns);
  return db
    .select(columns)
    .from(users)
    .where(onPage(db, users, { where: where(query), order, skip: query.skip, limit: query.limit ?? 10 }))
    .orderBy(...order);
};

export const countUsers = async (db: Executor, query: UserQuery): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(users).where(where(query));
  return row?.n ?? 0;
};

/** One account, or null. */
export const findUser = async (db: Executor, id: number) => {
  const [row] = await db.select(columns).from(users).where(eq(users.id, id));
  return row ?? null;
};

/** Keeps every admin as it is until the transaction ends. Out: the ids of those who can sign in. */
export const lockAdmins = async (db: Executor): Promise<number[]> => {
  const rows = await db
    .select({ id: users.id, suspended: users.suspended })
    .from(users)
    .where(sql`'admin' = any(${users.roles})`)
    .orderBy(users.id)
    .for('update');
  return rows.filter(({ suspended }) => !suspended).map(({ id }) => id);
};

export const updateUser = async (
  db: Executor,
  id: number,
  change: { roles?: string[]; suspended?: boolean },
): Promise<void> => {
  await db.update(users).set(change).where(eq(users.id, id));
};

/** Hides the listings of a suspended account, or shows those of another that nothing else hides. */
export const refreshListings = async (db: Executor, userId: number): Promise<void> => {
  await db.update(realties).set({ visible: visibleNow() }).where(eq(realties.userId, userId));
};

export const endUserSessions = async (db: Executor, userId: number): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.userId, userId));
};
