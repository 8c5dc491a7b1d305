import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { hashToken } from '../features/account/tokens.ts';
import { start } from '../start.ts';
import { noWeb } from '../web/web.ts';
import { connect, type Database, embeddedDatabase } from './connect.ts';
import { openMemory } from './embedded.ts';
import { MIGRATIONS } from './migrations.ts';

/** SHA-256 of every migration that databases out there have had. A file never changes once its line is here. */
const FROZEN = {
  '0000_start': '8e3b83d67584b5d966152f43be078a6cf0c7d8b19173e1b6d15c0b9387f0a00b',
  '0001_rentals': '3ed524d3e0a15562a911bcad021229d4f443cc69d6eec64e7d5540cc53516ad4',
  '0002_console': '34e7132602044aab34f495aaaf147b186e0a4034d5f98474d59bbf491eabf91a',
  '0003_price_bands': '91441accc0079f94289ebc0ad7ff64722e9cb730e6a01c336546392329858249',
  '0004_seen': 'f006db3f71748430c1009aa203ff97ac3337c1ae2a15c14f1ccde969424e16ec',
  '0005_idempotency': '226a309fadcd3628939f56d7d3a530ee204e9e90960a5924e91e288e8e1ac139',
  '0006_accounts': 'f6f8d87030f928aa0cef51d57d6b2560f478dca78ef9d37133f376c1f67b4bad',
  '0007_level': '4bf65174386f6f23bee791f6b46f1ab705537031e99938e388819cd7624e2a61',
  '0008_announcements': '3c204ff4c3f1d3f91c3e532bdf7267b691df5b47357a3cd28721d186745cd80b',
  '0009_search': 'd9a920b7f7b8e6f0587246401ed283f58660557916bb711b5fc095885da4d8f1',
  '0010_facts': 'af34c7589aef0a4843b3da0de67f60594be697830cab88d9788f632df9a2fda1',
  '0011_without_bands': 'ba5c798a511d110d95884be8cede2a445c057a26507797443876c1cce05bf9cf',
  '0012_pending_terms': '21885c0e869f01cb1480f157b5a6e8d519d8f927d121d299b3dc3a9b45e6e33b',
  '0013_trusted_accounts': 'f962256946d1de32b128110b7f9e2f9ff91f65944fd85491565e5c2ed15799d9',
  '0014_verified_emails': 'f83d19b7f5fe26e0fc056be8fee10068361234f77702b8ba8d7681bcdc8c7f81',
  '0015_three_states': '89e8172586ce170f05e4736c06f1f319c1d91e2ba84dbada197ef0ead5fae237',
  '0016_not_said': '90bfc055076f65979777a6c3d162da4f6bd0f7dab19927ab9178076999817679',
  '0017_conversations': 'debc7dc33a31a222de105e6f061d5db764631d7e10ef418d215dccb6cdd42b6f',
  '0018_messages_in_conversations': 'b6c6de0f1d558b90a20ab39322a91fdecb95cc3fc80f967ca9bcc7f659f912e3',
  '0019_alerts': '92463b49580dbe3b877aaa8c767ca95c29dbc527479bbd35610f1b8c8555979f',
  '0020_saved_notes': 'ed1682944144f5bb8c5f6dedf69a8d00accbc0f0eac623b3fbf15d61c00103eb',
  '0021_moderation': 'd412781f1af2a3e8c1bb20eeed3493bfe4aa675b17a03b95a8135a22a69443aa',
  '0022_inquired_homes': '78b95ec2f6afff402173e52f549a6d2a2e61c9c619ad80a0bf2fab7f29be6b1e',
  '0023_screening': '9ed1df531b27d462dfa81c079650d0e5173a11decfffceafafe137e0041672d7',
  '0024_stations': '5b3ff25fb6b9b98b63ae08fa3947c354e24541899aba0e8f1b91491c848ef533',
  '0025_landmarks': '73fd392c6101d52dd5d3ff10afbad6bc793ec5cea3ca8342ebcaa465b17b3572',
  '0026_screening_triggers': '44b8c8f0d6dd730fa389b614f25af14235a7123937a60877bccb38c22f8383d3',
  '0027_post_fields': '6abc3543b3f06911d1d50900fe3c6651000fa8b3fe1370691f4b4de56e083636',
  '0028_area_in_facts': '38d873823b1bde3353e53b7289b84104eee8d72bd190c9340f7ff5b4cfa92cbf',
  '0029_comments': '8a292b282c6a5031f5e175d0c9418b655bde36f982c3bb7790b4405fd5b98922',
  '0030_flyers': 'c4a86d75e2beac2eec40ff930a881dea39e807f88ff8f9f8715e9469998351ab',
  '0031_search_everything': 'a93cac982dcf10d878b170b7066876875dc4202750185dfc03405f5d78d685f4',
  '0032_events': 'a044953d0661e0bc84e907f4b0bdbbc857a1c974bd347f46ebe4e3985d1e3bf3',
  '0033_member_posts': '605a0b4d708aebdb6826262975506296818d1eb0bf46edd63004d5b3125d05b3',
  '0034_member_posts_indexes': '566e244fcd78b3beede52549d991aee3ca1a59c1947fc3417bf33d21524a0cf0',
  '0035_search_cost': 'eb19b2a01a0c4fd531a4cdf7c9c76e252a3c35b127ad9ddeb7e068976c57eaa4',
  '0036_search_plans': '22a627cc36324597cf3dc52c0dd4b50d2e5379ca35f35a6b38ed3917ba30fe53',
  '0037_search_parts': '1653205a20184d0537678b469ba1752253aa02363db23d96f8048a9bab20e96f',
  '0038_feeds': 'ba8ccdbe44b650a5d760b34d69c8533e1bcb727cdb2504b435c01fb28d44e369',
  '0039_border_usual': '35460f98305c1d8f1b6fcce11c732dec1a1befde47a2db66dc2fd97d63644ed0',
  '0040_timed_suspension': 'e1f7402db4fbf424d0b8f04939aff45e5655d310ed804c243374eef19b65f673',
  '0041_alert_engine': 'ff9f178537a3d1d846937106a84d35029955aa09db5d8b8af6d2751ff952fcd2',
  '0042_ready_answers': '0e8c1e37a74f65b04e1fc69e87e09d50614c6749806db06e5a25afd9bb792619',
  '0043_gas_averages': '32d7e73a25388768161a2cc1cb6711bb23a130ad6abf322fd441319f4c7edf8f',
  '0044_registrations': '5195c9dd6ccd0adaad30001ffb4ad04726c6ed345e1f7d6e5f6cb419cd61e0be',
  '0045_registration_reminders': '9eca57db72cc127c43a436ae3afa7347cc91635dcfd10817593d170a932abac6',
  '0046_notification_alerts': '8fc363c3756b58867f695ac20c5b51071a56241d2b599139128026221971eb87',
  '0047_golf_courses': '399f73852691d3b820884696c4cafb40b35579fc3a6379f6fa07dc2bd3ba0223',
  '0048_pnp': '8dba34eef2bfae62e06ca934c10191a6c61d25ece68079161a13cc973bc0bca1',
  '0049_fuel_stations': 'e39f3d7de5abd70ec7e529439a24889c182e91f61fe04a8a922ef5b5c9f7d2a0',
  '0050_fuel_alerts': '5f70e1280cd845ade7e1011fda040a6ff491ad8ecee28e72dfbc094eb2f1ca3a',
  '0051_push': '061c36bdd7e9ada8c7c8916c2bb558ee2ee435f5b5da14f694d6b7dd3588037e',
  '0052_calendar_addresses': '1b562cc312f2a76ecab4d189942df6804229d87f67dfbe41c465ca22f41c05f0',
  '0053_mail_html_and_refusals': 'f1ae4819a5650a0c1bc861ffb53aae1e4107dd968e7e337c7b951ae4ca51e888',
  '0054_crs_grids': '69defac449147304c65613559ba8483ba2e2bc059f080ec5b9910bf896557bde',
  '0055_coupon_alerts': '696ad90864c1f88a6853a1b92abe706186c0ee3463478f45bc95f9bcaba78b7d',
  '0056_golf_joins': 'cb7380929f268e8e5cb25077e5aca03dacf9a64935fd2ba45d8a946bc9bd7d0c',
  '0057_province_facts': '251a08a98f8fc5a83d403886a148eb0b81bde1ee58009c26996d2e96bdcc16a1',
  '0058_anonymous_strikes': '8b64c1e0a5cae60909f21e8d739f6e82e17049f18905e119da30725a89d5b8d4',
  '0059_short_realty_rows': '1778cb4ba4aad5325edefede5a7cdbf766f2ee725343f3c2799011fdecb7eacf',
  '0060_homes_of_a_kind': '305703a4069f131b56e41219314b244bf0763415a93fc35c32dcbf8579f8d1dd',
  '0061_vacuum_of_listings': '9565c3c1533e5d2de393d5142b702664727a6d7969693aa4688556e68f8d9fee',
};

const journal: { entries: { tag: string }[] } = JSON.parse(
  await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
);
const tags = journal.entries.map(({ tag }) => tag);

test('every migration is frozen: the line of a new one is added with it', () => {
  expect(Object.keys(FROZEN)).toEqual(tags);
});

test.each(Object.entries(FROZEN))('%s is as it was released', async (tag, hash) => {
  const text = await readFile(join(MIGRATIONS, `${tag}.sql`));
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
});

const REFRESH = 'a refresh token of the version before';

/** What a database holds of each release, by the last migration that it had had. */
const CONTENT: Record<string, string> = {
  '0000_start': `
    INSERT INTO users (email, name) VALUES ('a@example.org', '온 사람'), ('b@example.org', '안 온 사람');
    INSERT INTO sessions (user_id, device, used_at, expires_at)
      VALUES (1, '', '2026-03-01T10:00:00Z', now() + interval '1 day'), (1, '', '2026-04-01T10:00:00Z', now() - interval '1 day');
    INSERT INTO refresh_tokens (hash, session_id)
      SELECT '${hashToken(REFRESH)}', id FROM sessions WHERE expires_at > now();
    INSERT INTO images (path, user_id, target, bytes, width, height)
      VALUES ('/images/post/2025/11/0123456789abcdef0123456789abcdef.jpg', 1, 'post', 1, 1, 1);
    INSERT INTO posts (title, post_type, region_id, images, content, content_type, user_id)
      VALUES ('첫 글', 1, 'CA59', '{/images/post/2025/11/0123456789abcdef0123456789abcdef.jpg}', '본문', 1, 1);`,
  '0002_console': `
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
  '0004_seen': '',
  '0008_announcements': `
    INSERT INTO users (email, name, agreed_at, verified_at, level)
      VALUES ('c@example.org', '인증한 사람', now(), now(), 2);
    INSERT INTO known_devices (user_id, hash) VALUES (3, 'x');
    INSERT INTO email_verifications (user_id, token_hash, code_hash, expires_at) VALUES (2, 'x', 'x', now());
    INSERT INTO idempotency_keys (user_id, key, fingerprint, reply) VALUES (3, 'k', 'f', '{}');`,
};
const releases = Object.keys(CONTENT);

const log = pino({ level: 'silent' });
let dataDir: string;
let empty: Blob;
const admin = process.env.TEST_DATABASE_URL ? new pg.Client(process.env.TEST_DATABASE_URL) : null;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hanca-released-'));
  const memory = await openMemory({ log });
  empty = await memory.dump();
  await memory.close();
  await admin?.connect();
});
afterAll(async () => {
  await rm(dataDir, { recursive: true });
  await admin?.end();
});

const openEmpty = {
  embedded: async (): Promise<Database> => {
    const memory = await openMemory({ log, from: empty });
    return embeddedDatabase(memory);
  },
  postgresql: async (): Promise<Database> => {
    const name = `hanca_released_${randomUUID().replaceAll('-', '')}`;
    await admin?.query(`CREATE DATABASE ${name}`);
    const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${name}` }).href;
    const database = await connect({ databaseUrl: url, dataDir, log });
    const close = async () => {
      await database.close();
      await admin?.query(`DROP DATABASE ${name} WITH (FORCE)`);
    };
    return { ...database, close };
  },
};

/** Brings an empty database to a release, with the content of all releases up to it. */
const fill = async (database: Database, release: string): Promise<void> => {
  for (const each of releases.slice(0, releases.indexOf(release) + 1)) {
    await database.migrate(MIGRATIONS, tags.indexOf(each) + 1);
    if (CONTENT[each]) await database.pool.query(CONTENT[each]);
  }
};

const engines = admin ? (['embedded', 'postgresql'] as const) : (['embedded'] as const);

describe.each(engines)('%s', (engine) => {
  test.each(releases)(
    'a database of %s is served by this version',
    async (release) => {
      const database = await openEmpty[engine]();
      await fill(database, release);
      const config = readConfig({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'the first admin password' });
      const { app, services, close } = await start({ config, log, web: noWeb, database });
      const titles = async (url: string) =>
        (await app.inject(url)).json<{ title: string }[]>().map(({ title }) => title);

      expect(await titles(hrefOf(api.posts.list))).toEqual(['첫 글']);
      const refreshed = await app.inject({
        method: 'POST',
        url: hrefOf(api.account.refresh),
        headers: { cookie: `refresh=${encodeURIComponent(REFRESH)}` },
      });
      expect(refreshed.statusCode).toBe(200);
      const { rows } = await database.pool.query('SELECT seen_at FROM users WHERE id = 2');
      expect(rows).toEqual([{ seen_at: null }]);
      if (release !== '0000_start') {
        expect(await titles(hrefOf(api.realties.list))).toEqual(['버나비 방']);
        expect(await titles(hrefOf(api.coupons.list))).toEqual(['김치 5달러']);
        expect(await titles(hrefOf(api.notices.list))).toEqual(['공지']);
        const headers = { authorization: `Bearer ${refreshed.json().accessToken}` };
        const conversations = await app.inject({ url: hrefOf(api.conversations.list), headers });
        expect(conversations.json()).toMatchObject([
          { title: '버나비 방', lastMessage: '보러 가도 될까요?', other: { name: '안 온 사람' }, unread: 0 },
        ]);
      }
      expect(services.database.engine).toBe(engine);
      await close();
    },
    60_000,
  );
});

test('who had signed in before the column was there has the time of their last session', async () => {
  const database = await openEmpty.embedded();
  await fill(database, '0000_start');
  await database.migrate(MIGRATIONS);
  const { rows } = await database.pool.query('SELECT seen_at FROM users ORDER BY id');
  expect(rows).toEqual([{ seen_at: new Date('2026-04-01T10:00:00Z') }, { seen_at: null }]);
  await database.close();
});
