import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { identities } from '../../db/schema/identities.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { users } from '../../db/schema/users.ts';

/** Lets one change of the ways into an account after the other be made, until the transaction ends. */
export const holdAccount = async (tx: Executor, userId: number): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
};

/** How many ways lead into an account: its password, its passkeys, its accounts of other services. */
export const countWaysIn = async (tx: Executor, userId: number): Promise<number> => {
  const [row] = await tx
    .select({
      ways: sql<number>`(case when ${users.passwordHash} is null then 0 else 1 end
        + (select count(*) from ${passkeys} where ${passkeys.userId} = ${userId})
        + (select count(*) from ${identities} where ${identities.userId} = ${userId}))::int`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row?.ways ?? 0;
};
