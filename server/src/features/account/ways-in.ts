import { PROVIDERS } from '@hanca/common/providers.ts';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Executor } from '../../db/executor.ts';
import { identities } from '../../db/schema/identities.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { users } from '../../db/schema/users.ts';
import { Problem } from '../../http/problems.ts';
import { isAddressTaken } from './address-taken.ts';

/**
 * Lets one change of an account's ways in and sessions after the other be made, until the transaction ends. Who locks an account
 * does so before anything else of it: in another order two would wait for each other.
 */
export const holdAccount = async (tx: Executor, userId: number): Promise<void> => {
  // Rows that refer to the account can be added meanwhile.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
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
      ways: sql<number>`(case when ${users.passwordHash} is null or ${users.email} is null or ${isAddressTaken} then 0 else 1 end
        + (select count(*) from ${passkeys} where ${passkeys.userId} = ${userId})
        + (select count(*) from ${identities}
            where ${identities.userId} = ${userId} and ${identities.provider} = any(${sql.param(on)})))::int`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row?.ways ?? 0;
};

const lastWayIn = {
  ko: '하나 남은 로그인 방법이에요. 먼저 비밀번호를 정하거나 다른 로그인 방법을 추가해 주세요.',
  en: 'This is the only way to sign in. Set a password or add another way first.',
};

/**
 * After a way in was removed, in the same transaction.
 * @param detail what somebody else than the owner is to do
 * @throws Problem 409, which brings it back, where it was the last
 */
export const requireWayIn = async (
  tx: Executor,
  config: Pick<Config, 'providers'>,
  userId: number,
  detail = lastWayIn,
): Promise<void> => {
  if ((await countWaysIn(tx, config, userId)) === 0) throw new Problem('conflict', { detail });
};
