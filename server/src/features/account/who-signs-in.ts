import type { Executor } from '../../db/executor.ts';
import { findDevice } from './devices.ts';
import { checkPassword } from './passwords.ts';
import type { findAccountsByEmail } from './queries.ts';

type Account = Awaited<ReturnType<typeof findAccountsByEmail>>[number];

/** The mark of a browser that signed in before to one of the accounts of an address; null for any other. In: its cookie. */
export const findDeviceOf = async (
  db: Executor,
  accounts: readonly Account[],
  presented: string | null,
): Promise<string | null> => {
  for (const { id } of accounts) {
    const device = await findDevice(db, id, presented);
    if (device) return device;
  }
  return null;
};

/**
 * The first of the accounts of an address whose password it is; null for none. It takes as long where there is no account
 * as where there is one, which is the usual number.
 * @throws Problem 503 when too many passwords wait to be checked
 */
export const findByPassword = async (
  accounts: readonly Account[],
  password: string,
  address: string,
): Promise<(Account & { passwordHash: string }) | null> => {
  if (accounts.length === 0) await checkPassword(null, password, address);
  for (const account of accounts) {
    const { passwordHash } = account;
    const matches = await checkPassword(passwordHash, password, address);
    if (matches && passwordHash) return { ...account, passwordHash };
  }
  return null;
};
