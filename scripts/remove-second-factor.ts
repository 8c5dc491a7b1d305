// Lets somebody in by their password alone who has lost their app and passkeys: npx node scripts/remove-second-factor.ts EMAIL
import { normalEmail } from '../common/src/email-address.ts';
import { removeFactors } from '../server/src/features/second-factor/remove-factors.ts';
import { Problem } from '../server/src/http/problems.ts';
import { OperatorError } from '../server/src/operator-error.ts';
import { accountOf } from './account-of.ts';
import { onDatabase } from './on-database.ts';

const email = normalEmail(process.argv[2] ?? '');

await onDatabase(async (db, config) => {
  if (!email)
    throw new OperatorError('Name the address of the account: npm run remove-second-factor -- EMAIL');
  const account = await accountOf(db, email);
  const { apps, keys } = await removeFactors(db, config, account.id).catch((error: unknown) => {
    throw error instanceof Problem ? new OperatorError(error.document('en').detail) : error;
  });
  return `Account ${account.id}: ${apps} apps and ${keys} passkeys removed.`;
});
