// Lets somebody in by their password alone who has lost their app and passkeys: npx node scripts/remove-second-factor.ts EMAIL
import { eq } from 'drizzle-orm';
import { passkeys } from '../server/src/db/schema/passkeys.ts';
import { secondFactors } from '../server/src/db/schema/second-factors.ts';
import { findAccountsByEmail } from '../server/src/features/account/queries.ts';
import { OperatorError } from '../server/src/operator-error.ts';
import { onDatabase } from './on-database.ts';

const email = (process.argv[2] ?? '').trim().toLowerCase();

await onDatabase(async (db) => {
  if (!email)
    throw new OperatorError('Name the address of the account: npm run remove-second-factor -- EMAIL');
  // Of several accounts the one that signs in by the address.
  const [account] = await findAccountsByEmail(db, email);
  if (!account) throw new OperatorError('No account has this address.');
  const apps = await db.delete(secondFactors).where(eq(secondFactors.userId, account.id));
  const keys = await db.delete(passkeys).where(eq(passkeys.userId, account.id));
  return `Account ${account.id}: ${apps.rowCount} apps and ${keys.rowCount} passkeys removed.`;
});
