// A process that commits a notice's title and kills itself before it can have the answer; see ../announcements.ts.
import pg from 'pg';

const [databaseUrl, title] = process.argv.slice(2);
const client = new pg.Client(databaseUrl);
await client.connect();
await client.query('BEGIN');
await client.query('UPDATE notices SET title = $1', [title]);
client.query('COMMIT').catch(() => undefined);
// The turn after the one in which it was sent.
setImmediate(() => process.kill(process.pid, 'SIGKILL'));
