import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS } from '../../db/migrations.ts';
import { conversations } from '../../db/schema/conversations.ts';
import { conversationCalls } from '../../testing/conversation-calls.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storing } from '../../testing/stored.ts';
import { storedRealty } from '../../testing/stored-realty.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(() => product.services.db.delete(conversations));

const { open, list, texts, unread } = conversationCalls(() => product);

/** The statements of a migration. */
const readMigration = async (tag: string) =>
  (await readFile(join(MIGRATIONS, `${tag}.sql`), 'utf8')).split('--> statement-breakpoint');

test('what the version before writes while this one starts belongs to its conversation and is unread', async () => {
  const { db, ids } = { db: product.services.db, ids: product.ids };
  const realtyId = await storedRealty(product);
  const id = await open(realtyId, '하나');
  const { member, other, admin } = ids;
  await storing(db, ids).messages(
    { realtyId, fromUserId: member, toUserId: other, text: '둘' },
    { realtyId, fromUserId: admin, toUserId: member, text: '셋' },
    { realtyId: null, fromUserId: admin, toUserId: other, text: '넷' },
    { realtyId: null, fromUserId: other, toUserId: admin, text: '다섯' },
  );
  expect(await texts(id, 'other')).toEqual(['하나', '둘']);
  expect(await list('admin')).toMatchObject([
    { realtyId: 0, own: false, lastMessage: '다섯', unread: 1 },
    { realtyId, own: false, lastMessage: '셋', unread: 0 },
  ]);
  expect([await unread('member'), await unread('other')]).toEqual([2, 2]);
});

test('messages of before go into conversations, as often as it is tried, and are read', async () => {
  const { db, database } = product.services;
  const realtyId = await storedRealty(product);
  const { member, other, admin } = product.ids;
  const rows = [
    { realtyId, fromUserId: other, toUserId: member, text: '하나' },
    { realtyId, fromUserId: member, toUserId: other, text: '둘' },
    { realtyId, fromUserId: admin, toUserId: member, text: '셋' },
    { realtyId: null, fromUserId: other, toUserId: member, text: '넷' },
  ];
  await database.pool.query('ALTER TABLE messages DISABLE TRIGGER put_into_conversation');
  await database.pool.query('ALTER TABLE messages ALTER conversation_id DROP NOT NULL');
  await storing(db, product.ids).messages(...rows);
  await database.pool.query('ALTER TABLE messages ENABLE TRIGGER put_into_conversation');
  const migration = await readMigration('0018_messages_in_conversations');
  for (let n = 0; n < 2; n += 1) for (const statement of migration) await database.pool.query(statement);
  expect(await unread('member')).toBe(0);
  const found = await list('member');
  expect(found.map(({ lastMessage, realtyId: about, own }) => [lastMessage, about, own])).toEqual([
    ['넷', 0, true],
    ['셋', realtyId, true],
    ['둘', realtyId, true],
  ]);
  expect(await texts(found[2]?.id ?? 0, 'other')).toEqual(['하나', '둘']);
});
