import type { Executor } from '../server/src/db/executor.ts';
import { findAccountsByEmail } from '../server/src/features/account/queries.ts';
import { OperatorError } from '../server/src/operator-error.ts';

/**
 * Finds the account that a command for the operator is about.
 * @throws OperatorError where no account has the address, or several have entered it and none has verified it
 */
export const accountOf = async (db: Executor, email: string) => {
  const accounts = await findAccountsByEmail(db, email);
  const [account] = accounts;
  if (!account) throw new OperatorError('No account has this address.');
  if (accounts.length > 1 && !account.verifiedAt) {
    const ids = accounts.map(({ id }) => id).join(', ');
    throw new OperatorError(`Several accounts have entered this address and none has verified it (${ids}).`);
  }
  return account;
};
