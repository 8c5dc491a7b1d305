import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@hanca/common/contract/index.ts';
import { normalEmail } from '@hanca/common/email-address.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { hashToken } from '../features/account/tokens.ts';
import { start } from '../start.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { noWeb } from '../web/web.ts';
import { connect, type Database, embeddedDatabase } from './connect.ts';
import { MIGRATIONS } from './migrations.ts';

const REFRESH = 'a refresh token of the version before';

/** Rows that each release wrote, by the number of migrations that it had. */
const CONTENT: Record<number, string> = {
  1: `
    INSERT INTO users (email, name) VALUES ('a@example.org', '온 사람'), ('b@example.org', '안 온 사람');
    INSERT INTO sessions (user_id, device, used_at, expires_at)
      VALUES (1, '', '2026-03-01T10:00:00Z', now() + interval '1 day'), (1, '', '2026-04-01T10:00:00Z', now() - interval '1 day');
    INSERT INTO refresh_tokens (hash, session_id)
      SELECT '${hashToken(REFRESH)}', id FROM sessions WHERE expires_at > now();
    INSERT INTO images (path, user_id, target, bytes, width, height)
      VALUES ('/images/post/2025/11/0123456789abcdef0123456789abcdef.jpg', 1, 'post', 1, 1, 1);
    INSERT INTO posts (title, post_type, region_id, images, content, content_type, user_id)
      VALUES ('첫 글', 1, 'CA59', '{/images/post/2025/11/0123456789abcdef0123456789abcdef.jpg}', '본문', 1, 1);`,
  3: `
    INSERT INTO realties (user_id, title, region_id, city_id, re_type, tx_type, price, bedroom, bathroom, area,
        address, public_address, lat, lng, public_lat, public_lng, content, expires_at, terms)
      VALUES (1, '버나비 방', 'CA59', 'CA595911606', 9, 2, 1200, 1, 1, 300, '4567 Kingsway', 'Kingsway', 49.2, -123,
        49.2, -123, '밝아요', now() + interval '9 days', '{status=0,tx=2}');
    INSERT INTO saved_realties (user_id, realty_id) VALUES (2, 1);
    INSERT INTO messages (realty_id, from_user_id, to_user_id, text) VALUES (1, 2, 1, '보러 가도 될까요?');
    INSERT INTO reports (realty_id, user_id, reason) VALUES (1, 2, 'scam');
    INSERT INTO mails (recipient, subject, text, due_at) VALUES ('a@example.org', '제목', '본문', now() + interval '1 day');
    INSERT INTO businesses (title, region_id) VALUES ('김치가게', 'CA59');
    INSERT INTO coupons (title, region_id, biz_id, code, type, discount, content, start_at, end_at, is_active)
      VALUES ('김치 5달러', 'CA59', 1, 'KIMCHI', 1, 5, '내용', now() - interval '1 day', now() + interval '1 day', true);
    INSERT INTO claims (coupon_id, user_id) VALUES (1, 2);
    INSERT INTO headlines (post_id, map_type, "order", region_id) VALUES (1, 1, 1, 'CA59');
    INSERT INTO notices (title, region_id, content) VALUES ('공지', 'CA00', '내용');
    INSERT INTO audits (feature, action, record_id, after) VALUES ('posts', 'create', 1, '{"title":"첫 글"}');`,
  9: `
    INSERT INTO users (email, name, agreed_at, verified_at, level)
      VALUES ('c@example.org', '인증한 사람', now(), now(), 2);
    INSERT INTO users (email, name, agreed_at, verified_at) VALUES
      ('v@example.com', '주인', now(), now()), ('v@ｅxample.com', '같은 주소', now(), now()),
      ('v@example.com>', '인증 전', now(), NULL), ('W\u200b@bücher.example', '나중', now(), now()),
      ('w@ｂücher.example', '먼저', now(), now() - interval '1 day'), ('"q"@example.com', '따옴표', now(), now());
    INSERT INTO known_devices (user_id, hash) VALUES (3, 'x');
    INSERT INTO email_verifications (user_id, token_hash, code_hash, expires_at) VALUES (2, 'x', 'x', now());
    INSERT INTO idempotency_keys (user_id, key, fingerprint, reply) VALUES (3, 'k', 'f', '{}');`,
  62: `
    INSERT INTO alert_preferences (user_id, quiet_from, quiet_to, zone) VALUES
      (1, 22, 8, 'America/Vancouver'), (2, NULL, NULL, 'America/Vancouver'), (3, NULL, NULL, 'America/Toronto');
    INSERT INTO idempotency_keys (user_id, key, fingerprint, reply)
      VALUES (3, 'calendar', 'f', '{"path":"/v1/query/calendars/secret/hanca.ics"}');`,
};
const log = pino({ level: 'silent' });
const name = `hanca_released_${process.pid}`;
const admin = process.env.ENGINE === 'postgresql' ? new pg.Client(process.env.TEST_DATABASE_URL) : null;
let dataDir: string;
let database: Database;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hanca-released-'));
  if (!admin) {
    database = embeddedDatabase(await openEmptyDatabase({ log }));
    return;
  }
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${name}` }).href;
  database = await connect({ databaseUrl: url, dataDir, log });
});
afterAll(async () => {
  await admin?.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin?.end();
  await rm(dataDir, { recursive: true });
});

test('rows of earlier releases survive all later migrations and are served', async () => {
  for (const [steps, rows] of Object.entries(CONTENT)) {
    await database.migrate(MIGRATIONS, Number(steps));
    await database.pool.query(rows);
  }
  await database.migrate(MIGRATIONS);
  const seen = await database.pool.query('SELECT seen_at FROM users WHERE id < 3 ORDER BY id');
  expect(seen.rows).toEqual([{ seen_at: new Date('2026-04-01T10:00:00Z') }, { seen_at: null }]);
  const zones = await database.pool.query('SELECT chosen_zone FROM alert_preferences ORDER BY user_id');
  expect(zones.rows.map((row) => row.chosen_zone)).toEqual(['America/Vancouver', null, 'America/Toronto']);
  const replies = await database.pool.query('SELECT reply FROM idempotency_keys ORDER BY key');
  expect(replies.rows.map((row) => row.reply)).toEqual(['', '{}']);
  const { rows: accounts } = await database.pool.query(
    'SELECT name, email, verified_at IS NOT NULL AS verified FROM users WHERE id > 3 ORDER BY id',
  );
  expect(accounts, 'one form of each address, kept by one account').toEqual([
    { name: '주인', email: 'v@example.com', verified: true },
    { name: '같은 주소', email: 'v@example.com', verified: false },
    { name: '인증 전', email: 'v@example.com', verified: false },
    { name: '나중', email: normalEmail('w@bücher.example'), verified: false },
    { name: '먼저', email: normalEmail('w@bücher.example'), verified: true },
    { name: '따옴표', email: null, verified: false },
  ]);
  const trail = await database.pool.query(
    "SELECT record_id, before FROM audits WHERE feature = 'users' ORDER BY record_id",
  );
  expect(trail.rows[0], 'the address of before is in the trail').toEqual({
    record_id: 5,
    before: { email: 'v@ｅxample.com' },
  });
  const applied = await database.pool.query('SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations');
  expect(applied.rows).toEqual([{ n: readMigrationFiles({ migrationsFolder: MIGRATIONS }).length }]);

  const config = readConfig({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'the first admin password' });
  const { app, close } = await start({ config, log, web: noWeb, database });
  const titles = async (url: string) =>
    (await app.inject(url)).json<{ title: string }[]>().map(({ title }) => title);
  expect(await titles(hrefOf(api.posts.list))).toEqual(['첫 글']);
  expect(await titles(hrefOf(api.realties.list))).toEqual(['버나비 방']);
  expect(await titles(hrefOf(api.coupons.list))).toEqual(['김치 5달러']);
  expect(await titles(hrefOf(api.notices.list))).toEqual(['공지']);
  const refreshed = await app.inject({
    method: 'POST',
    url: hrefOf(api.account.refresh),
    headers: { cookie: `refresh=${encodeURIComponent(REFRESH)}` },
  });
  expect(refreshed.statusCode).toBe(200);
  const headers = { authorization: `Bearer ${refreshed.json().accessToken}` };
  const conversations = await app.inject({ url: hrefOf(api.conversations.list), headers });
  expect(conversations.json()).toMatchObject([
    { title: '버나비 방', lastMessage: '보러 가도 될까요?', other: { name: '안 온 사람' }, unread: 0 },
  ]);
  await close();
}, 60_000);
