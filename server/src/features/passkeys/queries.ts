import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { users } from '../../db/schema/users.ts';

/** What its member sees of a passkey. */
const shown = {
  id: passkeys.id,
  name: passkeys.name,
  backedUp: passkeys.backedUp,
  createdAt: passkeys.createdAt,
  usedAt: passkeys.usedAt,
};

export const findPasskeys = (db: Executor, userId: number) =>
  db
    .select({ ...shown, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/** A passkey with whose it is; null for none. */
export const findPasskey = async (db: Executor, id: string) => {
  const [row] = await db
    .select({
      id: passkeys.id,
      publicKey: passkeys.publicKey,
      name: passkeys.name,
      account: { id: users.id, name: users.name, roles: users.roles },
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.id, id));
  return row ?? null;
};

type NewRow = Omit<typeof passkeys.$inferInsert, 'createdAt' | 'usedAt'>;

/** Out: null where it is stored already, whosever it is. */
export const insertPasskey = async (db: Executor, row: NewRow) => {
  const [stored] = await db.insert(passkeys).values(row).onConflictDoNothing().returning(shown);
  return stored ?? null;
};

const own = (userId: number, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

/** Out: null where the member has none of this id. */
export const renamePasskey = async (db: Executor, userId: number, id: string, name: string) => {
  const [row] = await db.update(passkeys).set({ name }).where(own(userId, id)).returning(shown);
  return row ?? null;
};

/** Out: its name; null where the member has none of this id. */
export const deletePasskey = async (db: Executor, userId: number, id: string): Promise<string | null> => {
  const [row] = await db.delete(passkeys).where(own(userId, id)).returning({ name: passkeys.name });
  return row?.name ?? null;
};

/**
 * Notes a use. Out: false, and nothing is noted, where the counter has not grown although the authenticator counts: somebody
 * has a copy.
 */
export const notePasskeyUse = async (
  db: Executor,
  id: string,
  { counter, backedUp }: { counter: number; backedUp: boolean },
): Promise<boolean> => {
  const counts = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const rows = await db
    .update(passkeys)
    .set({ counter, backedUp, usedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), counts))
    .returning({ id: passkeys.id });
  return rows.length > 0;
};
