import { eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Executor } from '../../db/executor.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { holdAccount, requireWayIn } from '../account/ways-in.ts';
import { deleteCodes } from './queries.ts';

const lastWayIn = {
  ko: '이 계정에 하나 남은 로그인 방법이에요. 먼저 본인이 메일로 비밀번호를 정해야 해요.',
  en: 'This is the only way into the account. Its owner has to set a password by mail first.',
};

/**
 * Removes every second factor of somebody else's account, in a transaction. Out: how many apps and passkeys.
 * @throws Problem 409 where one of the passkeys was the only way in
 */
export const removeFactors = async (
  tx: Executor,
  config: Pick<Config, 'providers'>,
  userId: number,
): Promise<{ apps: number; keys: number }> => {
  await holdAccount(tx, userId);
  const apps = await deleteCodes(tx, userId);
  const { rowCount } = await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  const keys = rowCount ?? 0;
  // An app alone lets nobody in.
  if (keys > 0) await requireWayIn(tx, config, userId, lastWayIn);
  return { apps, keys };
};
