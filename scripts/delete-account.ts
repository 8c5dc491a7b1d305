// Deletes the account of an address with all that is its member's: npx node scripts/delete-account.ts EMAIL
import { normalEmail } from '../common/src/email-address.ts';
import { holdAccount } from '../server/src/features/account/ways-in.ts';
import { removeAccount } from '../server/src/features/farewell/remove.ts';
import { OperatorError } from '../server/src/operator-error.ts';
import { accountOf } from './account-of.ts';
import { onDatabase } from './on-database.ts';

const email = normalEmail(process.argv[2] ?? '');

await onDatabase(async (db) => {
  if (!email) throw new OperatorError('Name the address of the account: npm run delete-account -- EMAIL');
  const account = await accountOf(db, email);
  // Before its sessions: who renews one of them locks in this order.
  await holdAccount(db, account.id);
  const listings = await removeAccount(db, account.id);
  return `Account ${account.id} deleted, with ${listings} listings.`;
});
