// Ends every session, so that everybody has to sign in again: npx node scripts/end-sessions.ts
import { onDatabase } from './on-database.ts';

await onDatabase(async (client) => {
  // Their refresh tokens go with them.
  const { rowCount } = await client.query('DELETE FROM sessions');
  return `${rowCount} sessions ended.`;
});
