// Deletes the account of an address with all that is its member's: npx node scripts/delete-account.ts EMAIL
import { OperatorError } from '../server/src/operator-error.ts';
import { onDatabase } from './on-database.ts';

const email = (process.argv[2] ?? '').trim().toLowerCase();

await onDatabase(async (client) => {
  if (!email) throw new OperatorError('Name the address of the account: npm run delete-account -- EMAIL');
  const { rows } = await client.query<{ id: number; author: boolean }>(
    'SELECT id, EXISTS (SELECT FROM posts WHERE user_id = users.id) AS author FROM users WHERE email = $1',
    [email],
  );
  const [account] = rows;
  if (!account) throw new OperatorError('No account has this address.');
  if (account.author) throw new OperatorError('Posts of this account are published: delete them first.');
  const listings = await client.query('DELETE FROM realties WHERE user_id = $1', [account.id]);
  await client.query('DELETE FROM mails WHERE recipient = $1', [email]);
  // Sessions, messages, coupons, saved listings and reports go with it; the sweep takes the pictures within a day.
  await client.query('DELETE FROM users WHERE id = $1', [account.id]);
  return `Account ${account.id} deleted, with ${listings.rowCount} listings.`;
});
