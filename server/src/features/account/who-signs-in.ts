import { checkPassword } from './passwords.ts';
import type { findAccountsByEmail } from './queries.ts';

type Account = Awaited<ReturnType<typeof findAccountsByEmail>>[number];

/**
 * Whose failures those of an address are: who verified it, or who alone entered it; null for nobody's. A password that is right for
 * one account is a wrong guess for the others, so nobody else is measured by their own browser, or begins anew by signing in.
 */
export const ownerOf = (accounts: readonly Account[]): Account | null => {
  const [first = null] = accounts;
  return first?.verifiedAt || accounts.length === 1 ? first : null;
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
