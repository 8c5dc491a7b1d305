import { PROVIDERS } from '@hanca/common/providers.ts';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Executor } from '../../db/executor.ts';
import { identities } from '../../db/schema/identities.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { users } from '../../db/schema/users.ts';

/** Lets one change of the ways into an account after the other be made, until the transaction ends. */
export const holdAccount = async (tx: Executor, userId: number): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
};

/** How many ways lead into an account: its password, its passkeys, its accounts of those other services that are on. */
export const countWaysIn = async (
  tx: Executor,
  { providers }: Pick<Config, 'providers'>,
  userId: number,
): Promise<number> => {
  const on = PROVIDERS.filter((provider) => providers[provider]);
  const [row] = await tx
    .select({
      // A password is entered with an address.
      ways: sql<number>`(case when ${users.passwordHash} is null or ${users.email} is null then 0 else 1 end
        + (select count(*) from ${passkeys} where ${passkeys.userId} = ${userId})
        + (select count(*) from ${identities}
            where ${identities.userId} = ${userId} and ${identities.provider} = any(${sql.param(on)})))::int`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row?.ways ?? 0;
};
