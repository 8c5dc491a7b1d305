import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  emailVerifications,
  knownDevices,
  oneTimeTokens,
  refreshTokens,
  sessions,
} from '../../db/schema/account.ts';
import { alertPreferences, alerts, notifications } from '../../db/schema/alerts.ts';
import { audits } from '../../db/schema/audits.ts';
import { calendarAddresses } from '../../db/schema/calendars.ts';
import { comments, likes } from '../../db/schema/comments.ts';
import { blocks, conversations, messages, renterCards } from '../../db/schema/conversations.ts';
import { claims } from '../../db/schema/coupons.ts';
import { eventJoins } from '../../db/schema/events.ts';
import { failingAddresses } from '../../db/schema/failing-addresses.ts';
import { fuelPrices } from '../../db/schema/fuel.ts';
import { golfJoins, golfRequests } from '../../db/schema/golf-joins.ts';
import { idempotencyKeys } from '../../db/schema/idempotency.ts';
import { identities } from '../../db/schema/identities.ts';
import { images } from '../../db/schema/images.ts';
import { listers } from '../../db/schema/listers.ts';
import { mails } from '../../db/schema/mails.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { posts } from '../../db/schema/posts.ts';
import { pushes, pushSubscriptions } from '../../db/schema/push.ts';
import { qrSignins } from '../../db/schema/qr-signins.ts';
import { realties } from '../../db/schema/realties.ts';
import { reports, strikes } from '../../db/schema/reports.ts';
import { savedRealties } from '../../db/schema/saved.ts';
import { realtyPictures, screenings } from '../../db/schema/screening.ts';
import { secondFactors } from '../../db/schema/second-factors.ts';
import { users } from '../../db/schema/users.ts';
import { createPerson } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { EMAIL_UNDO } from '../recovery/links.ts';
import { attached, endAttached } from './attached.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Tables that name a member or hold a secret and let nobody act as them or receive what is meant for them, by the reason. */
const HARMLESS: Record<string, readonly PgTable[]> = {
  'end with their session, or browser': [refreshTokens, pushes],
  'is mailed to the address itself, and opens nothing but the proof': [emailVerifications],
  'answers to sessions of its member alone': [idempotencyKeys],
  'goes to the address of the account, which is its owner’s': [
    mails,
    alerts,
    alertPreferences,
    notifications,
  ],
  'says of an address that mail is refused': [failingAddresses],
  'is what a member wrote, chose or did, or what happened to it': [
    ...[audits, blocks, claims, comments, conversations, eventJoins, fuelPrices, golfJoins, golfRequests],
    ...[
      images,
      likes,
      listers,
      messages,
      posts,
      realties,
      realtyPictures,
      renterCards,
      reports,
      savedRealties,
    ],
    ...[screenings, strikes],
  ],
};

/** Names of columns by which somebody may come in or be reached without a reference to their account. */
const SECRET = /hash|token|secret|password|endpoint|recipient|email/;

test('every table that names a member or holds a secret is on the list of what ends, or harmless for a reason', async () => {
  const folder = join(import.meta.dirname, '../../db/schema');
  const modules = await Promise.all(readdirSync(folder).map((file) => import(join(folder, file))));
  const tables = new Set(
    modules.flatMap((module) => Object.values(module)).filter((one): one is PgTable => is(one, PgTable)),
  );
  const lists = attached.map(({ table }): PgTable => table);
  const ofMembers: PgTable[] = [users, ...lists];
  const isFound = (table: PgTable) =>
    getTableConfig(table).foreignKeys.some((key) => ofMembers.includes(key.reference().foreignTable)) ||
    Object.values(getTableColumns(table)).some(({ name }) => SECRET.test(name));
  const listed = [...lists, ...Object.values(HARMLESS).flat()].map(getTableName);
  const found = [...tables].filter((table) => table !== users && isFound(table)).map(getTableName);
  expect(new Set(listed).size, 'each once').toBe(listed.length);
  expect(found.toSorted()).toEqual(listed.toSorted());
});

/** Gives somebody one row of each table of the list, which is as old as it says where it says so. */
const attachAll = async (userId: number, at: Date) => {
  const { db } = product.services;
  const key = `${userId} ${at.getTime()}`;
  const until = new Date('2100-01-01');
  await db.insert(sessions).values({ userId, device: key, expiresAt: until, createdAt: at });
  await db.insert(knownDevices).values({ userId, hash: key, usedAt: at });
  const passkey = { id: key, name: '', publicKey: Buffer.from('k'), counter: 0, backedUp: false };
  await db.insert(passkeys).values({ userId, ...passkey, createdAt: at });
  await db.insert(identities).values({ userId, provider: key, subject: key, createdAt: at });
  await db.insert(secondFactors).values({ userId, secret: key, confirmedAt: at });
  const browser = { endpoint: key, p256dh: '', auth: '', device: '' };
  await db.insert(pushSubscriptions).values({ userId, ...browser, createdAt: at });
  await db.insert(calendarAddresses).values({ userId, hash: key, createdAt: at });
  const code = {
    hash: key,
    codeHash: key,
    browserHash: '',
    number: 1,
    device: '',
    status: 'approved',
  } as const;
  await db.insert(qrSignins).values({ userId, ...code, expiresAt: until });
  const token = { hash: key, kind: 'email-change', data: {}, expiresAt: until };
  await db.insert(oneTimeTokens).values({ userId, ...token });
};

/** The tables of the list that have rows of somebody. */
const left = async (userId: number): Promise<string[]> => {
  const names: string[] = [];
  for (const { table } of attached) {
    const rows = await product.services.db.select().from(table).where(eq(table.userId, userId));
    if (rows.length > 0) names.push(getTableName(table));
  }
  return names;
};

const ALL = attached.map(({ table }) => getTableName(table));
const DATED = attached.filter(({ since }) => since).map(({ table }) => getTableName(table));

test('ends all that is on the list, or what is older or newer than a moment, and nobody else’s', async () => {
  const { db } = product.services;
  const now = new Date();
  const before = new Date(now.getTime() - 60_000);
  const after = new Date(now.getTime() + 60_000);
  const other = await createPerson(product);
  await attachAll(other.id, now);
  for (const [when, stays] of [
    [{}, []],
    [{ before: after }, []],
    [{ before }, DATED],
    [{ since: before }, []],
    [{ since: after }, DATED],
  ] as const) {
    const { id } = await createPerson(product);
    await attachAll(id, now);
    expect(await left(id)).toEqual(ALL);
    await db.transaction((tx) => endAttached(tx, id, when));
    expect(await left(id), JSON.stringify(when)).toEqual(stays);
  }
  expect(await left(other.id)).toEqual(ALL);
});

test('what gives a former address back stays good', async () => {
  const { db } = product.services;
  const { id: userId } = await createPerson(product);
  const undo = { hash: 'undo', kind: EMAIL_UNDO.kind, userId, data: {}, expiresAt: new Date('2100-01-01') };
  await db.insert(oneTimeTokens).values(undo);
  await db.transaction((tx) => endAttached(tx, userId));
  expect(await left(userId)).toEqual(['one_time_tokens']);
});
