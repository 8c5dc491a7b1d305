// Ends every session, so that everybody has to sign in again: npx node scripts/end-sessions.ts
import { sessions } from '../server/src/db/schema/account.ts';
import { onDatabase } from './on-database.ts';

await onDatabase(async (db) => {
  // Their refresh tokens go with them.
  const { rowCount } = await db.delete(sessions);
  return `${rowCount} sessions ended.`;
});
