import { checkPassword } from './passwords.ts';
import { ACCOUNTS_TRIED, type findAccountsByEmail } from './queries.ts';

type Account = Awaited<ReturnType<typeof findAccountsByEmail>>[number];

/**
 * Returns the account that failures of an address count for: the one that verified it, or the only one that is tried in this
 * browser; null for none. A password that is right for one account is a wrong guess for the others, so nobody else is measured by
 * their own browser, or begins anew by signing in.
 */
export const ownerOf = (accounts: readonly Account[]): Account | null => {
  const [first = null] = accounts;
  return first?.verifiedAt || accounts.length === 1 ? first : null;
};

/**
 * The first of the accounts of an address whose password it is; null for none, after the same number of hashes whether nobody, one or
 * several have the address.
 * @throws Problem 503 when too many passwords wait to be checked
 */
export const findByPassword = async (
  accounts: readonly Account[],
  password: string,
  address: string,
): Promise<(Account & { passwordHash: string }) | null> => {
  for (let n = 0; n < ACCOUNTS_TRIED; n += 1) {
    const account = accounts[n];
    const passwordHash = account?.passwordHash ?? null;
    const matches = await checkPassword(passwordHash, password, address);
    if (matches && account && passwordHash) return { ...account, passwordHash };
  }
  return null;
};
