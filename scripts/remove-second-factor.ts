// Lets somebody in by their password alone who has lost their app and passkeys: npx node scripts/remove-second-factor.ts EMAIL
import { OperatorError } from '../server/src/operator-error.ts';
import { onDatabase } from './on-database.ts';

const email = (process.argv[2] ?? '').trim().toLowerCase();

await onDatabase(async (client) => {
  if (!email)
    throw new OperatorError('Name the address of the account: npm run remove-second-factor -- EMAIL');
  // Of several accounts the one that signs in by the address.
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM users WHERE email = $1 ORDER BY verified_at IS NULL, id LIMIT 1',
    [email],
  );
  const [account] = rows;
  if (!account) throw new OperatorError('No account has this address.');
  const apps = await client.query('DELETE FROM second_factors WHERE user_id = $1', [account.id]);
  const passkeys = await client.query('DELETE FROM passkeys WHERE user_id = $1', [account.id]);
  return `Account ${account.id}: ${apps.rowCount} apps and ${passkeys.rowCount} passkeys removed.`;
});
