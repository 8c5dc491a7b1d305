// Measures answers that are not cached, of the product as `npm start` runs it among 100,000 listings, against the same queries by
// hand in one run: npm run bench -- cold. Ends with 1 where a bar falls short.
import { rmSync } from 'node:fs';
import pg from 'pg';
import { startPostgresql } from '../scripts/postgresql.ts';
import { linesOf, type Measured } from './cold-bars.ts';
import { measureLists, measurePages, measureSearches } from './cold-engine.ts';
import { fillDatabase } from './cold-fill.ts';
import type { Server } from './cold-load.ts';
import { tableOf } from './cold-table.ts';
import { timeAnnouncements, timeKilledAnnouncements, timeWrites } from './cold-writes.ts';
import { startByHand, startServer } from './processes.ts';
import { backendsMs, parent } from './processor.ts';
import { createDatabase } from './store.ts';

const LISTINGS = 100_000;
/** Of the embedded database, which takes long to fill. */
const EMBEDDED_LISTINGS = 20_000;
const WRITES = 300;
const ANNOUNCEMENTS = 100;
const KILLS = 5;

const measureEmbedded = async (): Promise<Measured> => {
  const { dataDir, ids, writers } = await fillDatabase(null, EMBEDDED_LISTINGS);
  const started = await startServer({ DATA_DIR: dataDir });
  const server: Server = { ...started, databaseMs: () => 0 };
  try {
    return {
      listings: EMBEDDED_LISTINGS,
      lists: await measureLists(ids, server),
      searches: await measureSearches(server),
      ...(await measurePages(ids, server)),
      writes: await timeWrites(server.url, writers.slice(0, WRITES)),
    };
  } finally {
    await started.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const measurePostgresql = async (serverUrl: string): Promise<Measured> => {
  const databaseUrl = await createDatabase(serverUrl, 'cold');
  const { dataDir, ids, writers } = await fillDatabase(databaseUrl, LISTINGS);
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const database = new pg.Client(databaseUrl);
  await database.connect();
  const { rows } = await database.query(
    "select pg_backend_pid() as pid, pg_indexes_size('realties') / 1e6 as mb",
  );
  const postmaster = parent(rows[0].pid);
  const databaseMs = () => backendsMs(postmaster);
  const byHand = { ...(await startByHand(databaseUrl)), databaseMs };
  const product = await startServer(settings);
  const second = await startServer(settings);
  try {
    const server = { ...product, databaseMs };
    const figures = {
      listings: LISTINGS,
      indexMb: Number(rows[0].mb),
      lists: await measureLists(ids, server, byHand),
      searches: await measureSearches(server),
      ...(await measurePages(ids, server, byHand)),
    };
    const writes = await timeWrites(product.url, writers.slice(0, WRITES), byHand.url);
    // Else the jobs that screen listings and match alerts would work through these writes while announcements are timed.
    await database.query('truncate to_screen, alert_subjects');
    const others = writers.slice(WRITES);
    return {
      ...figures,
      writes,
      announced: await timeAnnouncements(second.url, product.url, others.slice(0, ANNOUNCEMENTS)),
      killed: await timeKilledAnnouncements(() => startServer(settings), product.url, {
        writers: others.slice(ANNOUNCEMENTS, ANNOUNCEMENTS + KILLS),
        database,
      }),
    };
  } finally {
    await Promise.all([product.stop(), second.stop(), byHand.stop(), database.end()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const postgresql = await startPostgresql();
if (!postgresql) {
  console.error('PostgreSQL is not installed here: nothing can be measured.');
  process.exit(1);
}
const onPostgresql = await measurePostgresql(postgresql.url).finally(postgresql.stop);
for (const { what, measured, against = '', bar, met } of linesOf(onPostgresql))
  console.error(`${met ? '' : 'MISSED '}${what}: ${measured} ${against} (bar: ${bar})`);
const embedded = await measureEmbedded();
console.log(tableOf(onPostgresql, embedded));
process.exitCode = linesOf(onPostgresql).every(({ met }) => met) ? 0 : 1;
