// Deletes the account of an address with all that is its member's: npx node scripts/delete-account.ts EMAIL
import { inTransaction } from '../server/src/backup/connection.ts';
import { BackupError } from '../server/src/backup/errors.ts';
import { onDatabase } from './on-database.ts';

const email = (process.argv[2] ?? '').trim().toLowerCase();

await onDatabase(async (client) => {
  if (!email) throw new BackupError('Name the address of the account: npm run delete-account -- EMAIL');
  const { rows } = await client.query<{ id: number; author: boolean }>(
    'SELECT id, EXISTS (SELECT FROM posts WHERE user_id = users.id) AS author FROM users WHERE email = $1',
    [email],
  );
  const [account] = rows;
  if (!account) throw new BackupError('No account has this address.');
  if (account.author) throw new BackupError('Posts of this account are published: delete them first.');
  const listings = await inTransaction(client, '', async () => {
    const { rowCount } = await client.query('DELETE FROM realties WHERE user_id = $1', [account.id]);
    await client.query('DELETE FROM mails WHERE recipient = $1', [email]);
    // Sessions, messages, coupons, saved listings and reports go with it; the sweep takes the pictures within a day.
    await client.query('DELETE FROM users WHERE id = $1', [account.id]);
    return rowCount;
  });
  return `Account ${account.id} deleted, with ${listings} listings.`;
});
