// Measures how long one thing that is new takes to find its alerts among 100,000 of 20,000 members, in one process over PostgreSQL:
// npm run bench -- alerts. Ends with 1 where the slowest of a hundred takes longer than the goal.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AlertCriteria, AlertTopic } from '@hanca/common/alerts.ts';
import { CROSSING_SLUGS } from '@hanca/common/border.ts';
import { roundKinds } from '@hanca/common/immigration/rounds.ts';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { pino } from 'pino';
import { connect } from '../server/src/db/connect.ts';
import type { Executor } from '../server/src/db/executor.ts';
import { MIGRATIONS } from '../server/src/db/migrations.ts';
import { noteThing } from '../server/src/features/alerts/match.ts';
import { topics } from '../server/src/features/alerts/topics/all.ts';
import { storeWaits } from '../server/src/features/border/queries.ts';
import { cities } from '../server/src/features/geo/places.ts';
import { ircc } from '../server/src/features/immigration/ircc.ts';
import { takeAnswer } from '../server/src/feeds/take.ts';
import { quantile, timed } from './measure.ts';
import { startPostgresql } from './processes.ts';
import { type Random, seeded } from './random.ts';
import { fillSearch } from './search-fill.ts';
import { createDatabase } from './store.ts';

const MEMBERS = 20_000;
const ALERTS = 100_000;
const THINGS = 300;
/** Milliseconds that 99 of 100 things may take. */
const GOAL = 200;

const places = cities.map(({ id }) => id);
const KEYWORDS = [
  '룸메이트',
  '운전면허',
  '바리스타',
  '주방 보조',
  '데이케어',
  '겨울 타이어',
  '중고 책상',
  '치과',
];

/** As members choose: mostly homes in the larger cities, and few of everything. */
const makers: [AlertTopic, number, (random: Random) => AlertCriteria][] = [
  [
    'realties',
    0.7,
    (random) => ({
      regionId: random.pick(places.slice(0, random.chance(0.7) ? 20 : places.length)),
      ...(random.chance(0.8) && { bedroom: random.whole(0, 3) }),
      ...(random.chance(0.7) && { priceMax: random.whole(8, 40) * 100 }),
      ...(random.chance(0.2) && { furnished: true }),
      ...{ txType: 2, status: 0 },
    }),
  ],
  [
    'posts',
    0.15,
    (random) => ({ keyword: random.pick(KEYWORDS), ...(random.chance(0.4) && { jobs: true }) }),
  ],
  ['flyer_items', 0.05, (random) => ({ keyword: random.pick(['삼겹살', '현미', '두부', '김치', '라면']) })],
  [
    'border',
    0.05,
    (random) => ({
      crossing: random.pick(CROSSING_SLUGS),
      direction: random.pick(['US', 'CA']),
      below: random.pick([10, 15, 20, 30, 45, 60]),
    }),
  ],
  [
    'rounds',
    0.05,
    (random) => ({
      ...(random.chance(0.5) && { kind: random.pick(roundKinds) }),
      score: random.whole(380, 560),
    }),
  ],
];

const fillAlerts = async (db: Executor): Promise<void> => {
  await db.execute(sql`insert into users (email, name, verified_at)
    select 'alerted' || n || '@example.org', '회원' || n, now() from generate_series(1, ${MEMBERS}::int) as n`);
  const random = seeded(1);
  const rows = makers.flatMap(([topic, part, make]) =>
    Array.from({ length: ALERTS * part }, () => {
      const criteria = make(random);
      const index = topics[topic].indexOf(criteria);
      if (!index) throw new Error(`no alert: ${topic} ${JSON.stringify(criteria)}`);
      return { topic, criteria, n: random.whole(1, MEMBERS), ...index };
    }),
  );
  await db.execute(sql`
    insert into alerts (user_id, topic, criteria, channels, mode, key, facts, words, places, since)
    select u.id, a.topic, a.criteria, array['email'], 'daily', a.key, a.facts, a.words, a.places, now() - interval '1 day'
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as a (topic text, criteria jsonb, n int, key text, facts text[], words text[], places text[])
    join users u on u.email = 'alerted' || a.n || '@example.org'
    on conflict do nothing`);
  await db.execute(sql`vacuum analyze`);
};

const idsOf = async (db: Executor, table: string): Promise<string[]> => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from ${sql.identifier(table)} order by md5(id::text) limit ${THINGS}`,
  );
  return rows.map(({ id }) => String(id));
};

/** Stores a long wait and a short one at each crossing. Out: what is new. */
const makeWaits = async (db: Executor): Promise<string[]> => {
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  const subjects: string[] = [];
  for (const crossing of CROSSING_SLUGS) {
    for (const [minutes, ago] of [
      [90, 10],
      [5, 5],
    ] as const) {
      const at = new Date(now - ago * 60_000).toISOString();
      const wait = {
        crossing,
        direction: 'US',
        lane: 'car',
        minutes,
        state: 'open',
        lanesOpen: null,
      } as const;
      await storeWaits(db, 'cbp', [{ ...wait, hours: '', at }]);
      if (minutes === 5) subjects.push(`${crossing} US ${at}`);
    }
  }
  return subjects;
};

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
  await takeAnswer(db, ircc, { text: readFileSync(ircc.sample, 'utf8'), origin: 'live' }, new Date());
  const rounds = (ircc.parse(readFileSync(ircc.sample, 'utf8'), new Date()).rows as { number: string }[])
    .slice(0, THINGS)
    .map(({ number }) => number);
  const things: [AlertTopic, string[]][] = [
    ['realties', await idsOf(db, 'realties')],
    ['posts', await idsOf(db, 'posts')],
    ['border', await makeWaits(db)],
    ['rounds', rounds],
  ];
  let missed = false;
  console.log(`${'milliseconds until the alerts are found'.padEnd(44)} p50    p99   told of one, most`);
  for (const [topic, subjects] of things) {
    const times: number[] = [];
    let most = 0;
    for (const subject of subjects) {
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
    if (p99 > GOAL) missed = true;
    const name = `${topic}, ${subjects.length}`.padEnd(44);
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
