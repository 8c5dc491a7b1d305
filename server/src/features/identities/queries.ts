import type { Provider } from '@hanca/common/providers.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { identities } from '../../db/schema/identities.ts';
import { users } from '../../db/schema/users.ts';
import { accountColumns } from '../account/queries.ts';
import type { Vouched } from './provider-clients.ts';

type Key = Pick<Vouched, 'provider' | 'subject'>;

const isKey = ({ provider, subject }: Key) =>
  and(eq(identities.provider, provider), eq(identities.subject, subject));

/** The member whom a provider knows by this id; null for none. */
export const findAccountByIdentity = async (db: Executor, key: Key) => {
  const [row] = await db
    .select(accountColumns)
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(isKey(key));
  return row ?? null;
};

/** Out: whether it is theirs now; else somebody has it, or they have another one of the provider. */
export const insertIdentity = async (
  db: Executor,
  userId: number,
  { provider, subject, email }: Vouched,
): Promise<boolean> => {
  const rows = await db
    .insert(identities)
    .values({ provider, subject, userId, email })
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  return rows.length > 0;
};

export const findIdentities = (db: Executor, userId: number) =>
  db
    .select({ provider: identities.provider, email: identities.email, createdAt: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt));

/** Out: whether there was one. */
export const deleteIdentity = async (db: Executor, userId: number, provider: Provider): Promise<boolean> => {
  const rows = await db
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
    .returning({ userId: identities.userId });
  return rows.length > 0;
};

/** Out: whose it was; null for nobody's. */
export const deleteIdentityOf = async (db: Executor, key: Key): Promise<number | null> => {
  const [row] = await db.delete(identities).where(isKey(key)).returning({ userId: identities.userId });
  return row?.userId ?? null;
};
