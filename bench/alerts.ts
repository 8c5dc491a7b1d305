// Measures how long one thing that is new takes to find its alerts among 100,000 of 20,000 members, in one process over PostgreSQL:
// npm run bench -- alerts. Ends with 1 where the slowest of a hundred takes longer than the goal, or a topic tells nobody.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALERT_TOPICS } from '@hanca/common/alerts.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { pino } from 'pino';
import { startPostgresql } from '../scripts/postgresql.ts';
import { connect } from '../server/src/db/connect.ts';
import { MIGRATIONS } from '../server/src/db/migrations.ts';
import { noteThing } from '../server/src/features/alerts/match.ts';
import { topics } from '../server/src/features/alerts/topics/all.ts';
import { fillAlerts, makeNews } from './alerts-fill.ts';
import { quantile, timed } from './measure.ts';
import { fillSearch } from './search-fill.ts';
import { createDatabase } from './store.ts';

/** Milliseconds that 99 of 100 things may take. */
const GOAL = 200;

const postgresql = await startPostgresql();
if (!postgresql) throw new Error('PostgreSQL is not installed');
const dataDir = mkdtempSync(join(tmpdir(), 'hanca-bench-'));
try {
  const databaseUrl = await createDatabase(postgresql.url, 'alerts');
  const database = await connect({ databaseUrl, dataDir, log: pino({ level: 'error' }) });
  await database.migrate(MIGRATIONS);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const db = drizzle(pool);
  await fillSearch({ db, pointKey: Buffer.alloc(32, 1) }, 10_000);
  await fillAlerts(db);
  const news = await makeNews(db);
  let missed = false;
  console.log(`${'milliseconds until the alerts are found'.padEnd(44)} p50    p99   told of one, most`);
  for (const topic of ALERT_TOPICS) {
    const times: number[] = [];
    let most = 0;
    for (const subject of news[topic]) {
      times.push(
        await timed(() =>
          db.transaction(async (tx) => {
            const thing = await topics[topic].find(tx, subject);
            if (thing) most = Math.max(most, await noteThing(tx, { topic, subject, at: new Date() }, thing));
          }),
        ),
      );
    }
    const p99 = quantile(times, 0.99);
    if (p99 > GOAL || most === 0) missed = true;
    const name = `${topic}, ${times.length}`.padEnd(44);
    console.log(
      `${name} ${quantile(times, 0.5).toFixed(1).padStart(6)} ${p99.toFixed(1).padStart(6)} ${most}`,
    );
  }
  await pool.end();
  await database.close();
  if (missed) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
  await postgresql.stop();
}
