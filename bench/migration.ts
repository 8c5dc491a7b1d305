// Migrates 100,000 listings of the version before to facts of three states, while that version reads and writes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { pino } from 'pino';
import { startPostgresql } from '../scripts/postgresql.ts';
import { connect } from '../server/src/db/connect.ts';
import { MIGRATIONS } from '../server/src/db/migrations.ts';
import { fillRealties } from './realties-fill.ts';
import { createDatabase } from './store.ts';

const LISTINGS = 100_000;
const READERS = 4;
const QUIET_MS = 10_000;
/** The migrations that the version before knows. */
const BEFORE = 15;

/** A listing as it stored one: what is not there was a no to the search, and a lowered price has no time. */
const asBefore = (row: Record<string, unknown>): Record<string, unknown> => {
  const terms = Array.isArray(row.terms) ? row.terms : [];
  return {
    ...row,
    terms: row.furnished ? terms : [...new Set([...terms, 'furnished=no'])],
  };
};

const CARDS = `select id, title, images, price, previous_price, furnished, parking, options from realties
  where visible and id <= $1 order by id desc limit 15`;
const DETAIL = 'select id, title, content, furnished, parking, options from realties where id = $1';
const CHANGE =
  'update realties set title = title, furnished = false, parking = 0, updated_at = now() where id = $1';

const anyId = () => 1 + Math.floor(Math.random() * LISTINGS);

/** Sends queries one after another until told to stop. Out: how long each took, in milliseconds. */
const visit = async (pool: pg.Pool, queries: readonly string[], stop: AbortSignal, restMs = 0) => {
  const times: number[] = [];
  while (!stop.aborted) {
    for (const text of queries) {
      const from = performance.now();
      await pool.query(text, [anyId()]);
      times.push(performance.now() - from);
    }
    await pause(restMs);
  }
  return times;
};

/** Reads and writes as the version before while something runs. Out: what that gives, and the times of both. */
const beside = async <T>(pool: pg.Pool, work: () => Promise<T>) => {
  const end = new AbortController();
  const readers = Array.from({ length: READERS }, () => visit(pool, [CARDS, DETAIL], end.signal, 5));
  const writer = visit(pool, [CHANGE], end.signal, 50);
  const result = await work().finally(() => end.abort());
  return { result, reads: (await Promise.all(readers)).flat(), writes: await writer };
};

const ms = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  return `${sorted.length}, p99 ${p99.toFixed(0)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`;
};

const report = (what: string, { reads, writes }: { reads: number[]; writes: number[] }) => {
  console.log(`  ${what}: reads ${ms(reads)}; writes ${ms(writes)}`);
};

const postgresql = await startPostgresql();
if (!postgresql) throw new Error('PostgreSQL is not installed');
const dataDir = mkdtempSync(join(tmpdir(), 'hanca-bench-'));
try {
  const databaseUrl = await createDatabase(postgresql.url, 'migration');
  const log = pino({ level: 'error' });
  const database = await connect({ databaseUrl, dataDir, log });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: READERS + 3 });
  const left = async (): Promise<number> => {
    const { rows } = await pool.query(
      `select count(*)::int as n from realties where 'furnished=no' = any(terms)
         or (previous_price is not null and price_since is null)`,
    );
    return rows[0].n;
  };
  const updated = async (): Promise<number> => {
    const { rows } = await pool.query(
      "select n_tup_upd::int as n from pg_stat_user_tables where relname = 'realties'",
    );
    return rows[0].n;
  };

  await database.migrate(MIGRATIONS, BEFORE);
  await fillRealties({ db: drizzle(pool), pointKey: Buffer.alloc(32, 1) }, LISTINGS, { asStored: asBefore });
  report('nobody migrates', await beside(pool, () => pause(QUIET_MS)));

  // From here on every listing says what was said, and no more.
  const columns = await beside(pool, async () => {
    const from = performance.now();
    await database.migrate(MIGRATIONS, BEFORE + 1);
    return performance.now() - from;
  });
  report(`the columns, ${columns.result.toFixed(0)} ms`, columns);

  const all = await left();
  // Cut off on its way, as by a process that is killed.
  const cut = await beside(pool, async () => {
    const from = performance.now();
    const run = database.migrate(MIGRATIONS).catch(() => 'cut');
    await pause(QUIET_MS);
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and query like '%DO $$%'",
    );
    if ((await run) !== 'cut') throw new Error('it ended before it was cut');
    return (performance.now() - from) / 1000;
  });
  const rest = await left();
  report(`cut off after ${cut.result.toFixed(0)} s, ${all - rest} of ${all} listings rewritten`, cut);
  const whole = await beside(pool, async () => {
    const from = performance.now();
    await database.migrate(MIGRATIONS);
    return (performance.now() - from) / 1000;
  });
  report(
    `the rest in ${whole.result.toFixed(0)} s, ${(rest / whole.result).toFixed(0)} a second, ${await left()} left`,
    whole,
  );

  const [statement = ''] = readMigrationFiles({ migrationsFolder: MIGRATIONS })
    .flatMap(({ sql }) => sql)
    .filter((one) => one.includes("'furnished=no'"));
  const before = await updated();
  const again = performance.now();
  await pool.query(statement);
  const seconds = (performance.now() - again) / 1000;
  console.log(`  once more: ${(await updated()) - before} listings rewritten in ${seconds.toFixed(1)} s`);
  const { rows } = await pool.query(
    `select count(*)::int as n, count(*) filter (where furnished)::int as yes,
       count(*) filter (where 'furnished' = any(absent))::int as no from realties`,
  );
  const { n, yes, no } = rows[0];
  console.log(`  of ${n} listings furniture: ${yes} there, ${no} not there, ${n - yes - no} not said`);
  await pool.end();
  await database.close();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
  await postgresql.stop();
}
