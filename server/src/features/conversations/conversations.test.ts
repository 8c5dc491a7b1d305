import type { Message } from '@hanca/common/contract/conversations.ts';
import { api } from '@hanca/common/contract/index.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { blocks, conversations } from '../../db/schema/conversations.ts';
import { mails } from '../../db/schema/mails.ts';
import { realties } from '../../db/schema/realties.ts';
import { conversationCalls } from '../../testing/conversation-calls.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { photo } from '../../testing/sample-files.ts';
import { storedRealty } from '../../testing/stored-realty.ts';
import { removeUnreferenced } from '../images/unreferenced.ts';
import { deleteRealty, lockRealty } from '../realties/write-queries.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());
beforeEach(async () => {
  const { db } = product.services;
  for (const table of [realties, conversations, mails, attempts, blocks]) await db.delete(table);
});

const { write, open, answer, list, thread, texts, unread, read, update } = conversationCalls(() => product);
const queued = () => queuedMails(product);

test('three members about two homes: one conversation for each member and home, unread exact for everybody', async () => {
  const [one, two] = [await storedRealty(product), await storedRealty(product, { title: '둘째 집' })];
  const third = await storedRealty(product, { userId: product.ids.other });
  const first = await open(one, '하나');
  await open(two, '둘', 'admin');
  const last = await open(two, '셋');
  await open(two, '넷');
  await open(third, '다섯', 'member');
  expect((await list('member')).map(({ title, unread: n, own }) => [title, n, own])).toEqual([
    ['버나비 방 하나', 0, false],
    ['둘째 집', 2, true],
    ['둘째 집', 1, true],
    ['버나비 방 하나', 1, true],
  ]);
  expect([await unread('member'), await unread('other'), await unread('admin')]).toEqual([4, 1, 0]);
  expect((await list('member', { skip: 1, limit: 1 })).map(({ id }) => id)).toEqual([last]);
  expect((await product.call(api.conversations.count, { as: 'member' })).json()).toBe(4);

  const [seen] = await thread(last, 'member');
  await read(last, 'member', seen?.id);
  expect(await unread('member')).toBe(3);
  // What was seen is never unseen again, and nobody has seen what is not written yet.
  await read(first, 'member', 2_000_000);
  await read(last, 'member');
  await read(last, 'member', seen?.id);
  expect(await unread('member')).toBe(1);
  await open(one, '여섯');
  expect([await unread('member'), await unread('other')]).toEqual([2, 1]);
});

test('the last line of a long message is cut between characters', async () => {
  await write(await storedRealty(product), `가${'🏠'.repeat(300)}`);
  expect((await list('member'))[0]?.lastMessage).toBe(`가${'🏠'.repeat(199)}`);
});

test('a thread is read from its end, and on from any message', async () => {
  const id = await open(await storedRealty(product), '0');
  for (let n = 1; n < 6; n += 1) await answer(id, `${n}`);
  const newest = await thread(id, 'other', { limit: 2 });
  expect(newest.map(({ text }) => text)).toEqual(['4', '5']);
  expect(await texts(id, 'other', { before: newest[0]?.id, limit: 2 })).toEqual(['2', '3']);
  expect(await texts(id, 'other', { after: newest[0]?.id })).toEqual(['5']);
});

test('nobody writes about what cannot be seen or is their own; a listing that is done is fine', async () => {
  const hidden = await storedRealty(product, { visible: false });
  for (const id of [hidden, 999_999, 2 ** 40]) expect((await write(id, '있나요?')).statusCode).toBe(404);
  const own = await write(await storedRealty(product), '나에게', 'member');
  expect([own.statusCode, own.json().detail]).toEqual([409, expect.stringContaining('내가 올린 매물')]);
  expect(await queued()).toEqual([]);
  expect((await write(await storedRealty(product, { status: 1 }), '아직 있나요?')).statusCode).toBe(201);
});

test('only the two read and write a conversation, staff neither until it is reported', async () => {
  const id = await open(await storedRealty(product), '하나');
  const calls = [
    [api.conversations.one, {}],
    [api.conversations.messages, {}],
    [api.conversations.send, { body: { text: '둘' } }],
    [api.conversations.read, { body: {} }],
    [api.conversations.update, { body: { blocked: true } }],
    [api.conversations.report, { body: { reason: 'scam' } }],
  ] as const;
  for (const [endpoint, given] of calls) {
    const params = { id };
    expect((await product.call(endpoint, { as: 'admin', params, ...given })).statusCode).toBe(404);
    expect(
      (await product.call(endpoint, { as: 'other', params: { id: 999_999 }, ...given })).statusCode,
    ).toBe(404);
  }
  const asStaff = () => product.call(api.conversations.reported, { as: 'admin', params: { id } });
  expect((await asStaff()).statusCode).toBe(404);
  const body = { reason: 'scam', text: '돈부터 보내래요' };
  for (const as of ['other', 'other', 'member'] as const) {
    expect((await product.call(api.conversations.report, { as, params: { id }, body })).statusCode).toBe(204);
  }
  expect((await asStaff()).json()).toMatchObject({
    ...{ id, title: '버나비 방 하나', lister: { name: '회원' }, asker: { name: '다른회원' } },
    messages: [{ fromUserId: product.ids.other, text: '하나' }],
  });
  const reports = (await product.call(api.reports.list, { as: 'admin' })).json();
  expect(reports).toMatchObject([
    { conversationId: id, realtyId: 0, userName: '회원' },
    { conversationId: id, realtyId: 0, userName: '다른회원', text: '돈부터 보내래요' },
  ]);
});

test('a conversation goes on when the listing is hidden or gone, and says so', async () => {
  const thumbnail = `/images/realty/2026/11/${'a'.repeat(32)}.jpg`;
  const realtyId = await storedRealty(product, { images: [thumbnail] });
  const id = await open(realtyId, '하나');
  const { db } = product.services;
  await db.update(realties).set({ status: 2 });
  expect(await list('other')).toMatchObject([{ realtyId, state: 2, thumbnail }]);
  await db.update(realties).set({ visible: false, hiddenReason: '다른 사람의 주소가 제목에 있어요.' });
  expect((await answer(id, '둘')).statusCode).toBe(201);
  expect(await list('other'), 'hidden by staff').toMatchObject([
    { realtyId, title: '', state: null, thumbnail: '' },
  ]);
  await db.update(realties).set({ hiddenReason: null });
  // Its photo is served to nobody else.
  const signed = expect.stringContaining(`${thumbnail}?until=`);
  const taken = { realtyId, title: '버나비 방 하나', state: null, thumbnail: signed };
  expect(await list('other'), 'taken off by its lister').toMatchObject([taken]);
  expect(await list('member')).toMatchObject([{ realtyId, state: 2 }]);
  await db.delete(realties);
  expect((await answer(id, '셋')).statusCode).toBe(201);
  expect(await list('other')).toMatchObject([{ id, realtyId: 0, title: '', state: null, unread: 2 }]);
  const mailsAfterwards = (await queued()).slice(1);
  expect(mailsAfterwards).toHaveLength(1);
  // The title may be why staff hid the listing.
  for (const { text } of mailsAfterwards) expect(text).not.toMatch(/\/realtylist\/|버나비 방 하나/);
});

test('who blocks hears nothing more of that member, about whichever home, until they unblock', async () => {
  const id = await open(await storedRealty(product), '하나');
  expect((await update(id, 'member', { blocked: true })).json()).toMatchObject({ blocked: true });
  const another = await write(await storedRealty(product), '둘');
  for (const refused of [another, await answer(id, '둘', 'other'), await answer(id, '셋')]) {
    expect(refused.statusCode).toBe(409);
  }
  // Nobody is told who has blocked them.
  expect(await list('other')).toMatchObject([{ blocked: false }]);
  await update(id, 'member', { blocked: false });
  expect((await answer(id, '넷', 'other')).statusCode).toBe(201);
});

test('a time to see the home is proposed by one and answered once by the other', async () => {
  const id = await open(await storedRealty(product), '하나');
  const date = Date.now() + 3 * 24 * 3600_000;
  const propose = (viewingDate: number) =>
    product.call(api.conversations.send, { as: 'member', params: { id }, body: { text: '', viewingDate } });
  const proposed = await propose(date);
  expect(proposed.json()).toMatchObject({ text: '', viewing: { date: { time: `${date}` }, accepted: null } });
  for (const wrong of [Date.now() - 1000, Date.now() + 200 * 24 * 3600_000]) {
    expect((await propose(wrong)).json().errors[0].path).toBe('viewingDate');
  }
  const messageId = proposed.json<Message>().id;
  const reply = async (as: Role, accepted: boolean) =>
    (
      await product.call(api.conversations.answerViewing, {
        as,
        params: { id, messageId },
        body: { accepted },
      })
    ).statusCode;
  expect([await reply('member', true), await reply('admin', true)]).toEqual([404, 404]);
  expect(await reply('other', true)).toBe(204);
  // Again, as after an answer that was lost, it is no second message.
  expect([await reply('other', true), await reply('other', false)]).toEqual([204, 409]);
  expect((await thread(id, 'member')).slice(1)).toMatchObject([
    { viewing: { accepted: true }, mine: true },
    { text: '네, 그 시간에 만나요.', mine: false },
  ]);
  expect(await list('other')).toMatchObject([{ lastMessage: '네, 그 시간에 만나요.', unread: 1 }]);
});

test('photos of messages are for the two alone, and for staff once it is reported', async () => {
  const form = new FormData();
  form.append('target', 'message');
  form.append('1.jpg', new Blob([new Uint8Array(await photo(100, 80))]), '1.jpg');
  const headers = { authorization: `Bearer ${product.tokens.other}` };
  const uploaded = await product.inject({
    ...{ method: 'POST', url: api.images.upload.path, headers, payload: form },
  });
  const images = uploaded.json<string[]>();
  const [path = ''] = images;
  expect(path).toMatch(/^\/images\/message\//);
  expect((await product.inject({ url: path })).statusCode).toBe(404);

  const params = { id: await storedRealty(product) };
  const body = { text: '', images };
  const sent = (await product.call(api.conversations.open, { as: 'other', params, body })).json<Message>();
  expect(sent).toMatchObject({ text: '', images: [0] });
  const id = sent.conversationId;
  expect((await list('member'))[0]).toMatchObject({ lastMessage: '사진을 보냈어요' });
  const foreign = await product.call(api.conversations.send, { as: 'member', params: { id }, body });
  expect([foreign.statusCode, foreign.json().errors[0].path]).toEqual([400, 'images']);

  const get = async (as: Role, change: object = {}) =>
    (
      await product.call(api.conversations.image, {
        as,
        params: { id, messageId: sent.id, n: 0, ...change },
        query: { small: true },
      })
    ).statusCode;
  expect([await get('member'), await get('other'), await get('admin')]).toEqual([200, 200, 404]);
  expect([await get('nobody'), await get('member', { n: 1 })]).toEqual([401, 404]);
  expect(await get('member', { messageId: sent.id - 1 })).toBe(404);
  const report = { as: 'member', params: { id }, body: { reason: 'offensive' } } as const;
  await product.call(api.conversations.report, report);
  expect(await get('admin')).toBe(200);

  const later = new Date(Date.now() + 3600_000);
  expect(await removeUnreferenced(product.services.db, later)).toBe(0);
  await product.services.db.delete(conversations);
  expect(await removeUnreferenced(product.services.db, later)).toBe(1);
});

test('an empty message and one of more than 2000 characters are refused at the field', async () => {
  const realtyId = await storedRealty(product);
  for (const text of ['', ' \n ', '가'.repeat(2001), 'nul\0']) {
    const refused = await write(realtyId, text);
    expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, 'text']);
  }
  expect((await write(realtyId, '🏠'.repeat(2000))).statusCode).toBe(201);
});

test('at most 5 messages of a member to one listing a day beside what goes on in the conversation', async () => {
  const realtyId = await storedRealty(product);
  for (let n = 0; n < 5; n += 1) expect((await write(realtyId, `${n}`)).statusCode).toBe(201);
  const refused = await write(realtyId, '여섯');
  expect([refused.statusCode, refused.json().detail]).toEqual([429, expect.stringContaining('5번')]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  expect((await write(await storedRealty(product), '다른 집')).statusCode).toBe(201);
  expect((await write(realtyId, '다른 사람', 'admin')).statusCode).toBe(201);
});

// The embedded engine runs one transaction after the other.
test.runIf(process.env.ENGINE === 'postgresql')(
  'a listing is deleted while somebody answers about it, and neither fails',
  async () => {
    const { db } = product.services;
    const waiting = async () => {
      const { rowCount } = await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return (rowCount ?? 0) > 0;
    };
    const realtyId = await storedRealty(product);
    const id = await open(realtyId, '하나');
    const { answering } = await db.transaction(async (tx) => {
      await lockRealty(tx, realtyId);
      const answering = answer(id, '둘');
      while (!(await waiting()));
      await deleteRealty(tx, realtyId);
      return { answering };
    });
    expect((await answering).statusCode).toBe(201);
    expect(await db.select().from(realties).where(eq(realties.id, realtyId))).toEqual([]);
    expect(await list('other')).toMatchObject([{ id, realtyId: 0, lastMessage: '둘' }]);
  },
);
