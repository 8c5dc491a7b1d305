import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@hanca/common/contract/index.ts';
import type { Message } from '@hanca/common/contract/messages.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { mails } from '../../db/schema/mails.ts';
import { messages } from '../../db/schema/messages.ts';
import { realties } from '../../db/schema/realties.ts';
import { users } from '../../db/schema/users.ts';
import { startJobs } from '../../jobs/jobs.ts';
import { mailSending } from '../../mail/jobs.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { storedRealty } from '../../testing/stored-realty.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());
beforeEach(async () => {
  const { db } = product.services;
  for (const table of [realties, messages, mails, attempts]) await db.delete(table);
});

const write = (id: number, text: string, as: Role = 'other') =>
  product.call(api.messages.create, { as, params: { id }, body: { text } });
const answer = (id: number, text: string, as: Role = 'member') =>
  product.call(api.messages.reply, { as, params: { id }, body: { text } });
const list = async (as: Role, query: Record<string, unknown> = {}) =>
  (await product.call(api.messages.list, { as, query })).json<Message[]>();
const count = async (as: Role) => (await product.call(api.messages.count, { as })).json<number>();
const queued = () =>
  product.services.db
    .select({ recipient: mails.recipient, subject: mails.subject, text: mails.text })
    .from(mails)
    .orderBy(mails.id);
const suspend = (as: Exclude<Role, 'nobody'>, suspended: boolean) =>
  product.services.db.update(users).set({ suspended }).where(eq(users.id, product.ids[as]));

test('a message reaches the lister, the answer its writer, and neither learns an address', async () => {
  const realtyId = await storedRealty(product);
  const text = '주말에 볼 수 있을까요?\n토요일 오후가 좋아요. 🙂';
  const sent = await write(realtyId, text);
  expect(sent.statusCode).toBe(201);
  expect(sent.json()).toMatchObject({
    realtyId,
    realtyTitle: '버나비 방 하나',
    mine: true,
    otherName: '회원',
    text,
  });
  const { id } = sent.json<Message>();
  expect(await queued()).toHaveLength(1);

  const [received] = await list('member');
  expect(received).toMatchObject({ id, mine: false, otherName: '다른회원', text });
  const replied = await answer(id, '네, 두 시에 오세요.');
  expect([replied.statusCode, replied.json()]).toEqual([
    201,
    expect.objectContaining({ realtyId, mine: true, otherName: '다른회원', text: '네, 두 시에 오세요.' }),
  ]);
  expect((await answer(replied.json<Message>().id, '고마워요!', 'other')).statusCode).toBe(201);

  const sentMails = await queued();
  expect(sentMails.map(({ recipient }) => recipient)).toEqual([
    'member@example.org',
    'other@example.org',
    'member@example.org',
  ]);
  expect(sentMails[0]?.subject).toBe('[한카] 새 문의가 왔어요');
  for (const part of [
    '회원님, 안녕하세요.\n',
    `https://hanca.example/realtylist/${realtyId}\n`,
    '> 보낸 사람: 다른회원\n> 매물: 버나비 방 하나\n>\n> 주말에 볼 수 있을까요?\n> 토요일 오후가 좋아요. 🙂\n',
    'https://hanca.example/mypage/messages\n',
    '보증금이나 예약금을 보내지 마세요',
  ]) {
    expect(sentMails[0]?.text).toContain(part);
  }
  for (const mail of sentMails) expect(mail.subject + mail.text).not.toContain('@');
  for (const role of ['member', 'other'] as const) {
    expect(JSON.stringify(await list(role))).not.toContain('@example.org');
  }
});

test('what is sent goes out by itself', async () => {
  const stop = await startJobs(product.services, [mailSending]);
  await write(await storedRealty(product), '안녕하세요');
  await expect.poll(queued, { timeout: 10_000 }).toEqual([]);
  await stop();
  expect(await readdir(join(product.services.config.dataDir, 'outbox'))).toHaveLength(1);
});

test('each member sees what they sent and received, newest first', async () => {
  const realtyId = await storedRealty(product);
  const { id } = (await write(realtyId, '하나')).json<Message>();
  await answer(id, '둘');
  await write(realtyId, '셋', 'admin');
  const texts = async (...given: Parameters<typeof list>) => (await list(...given)).map(({ text }) => text);
  expect(await texts('member')).toEqual(['셋', '둘', '하나']);
  expect(await texts('member', { order: 'ASC', skip: 1, limit: 1 })).toEqual(['둘']);
  expect(await texts('other')).toEqual(['둘', '하나']);
  expect(await texts('admin')).toEqual(['셋']);
  expect([await count('member'), await count('other'), await count('admin')]).toEqual([3, 2, 1]);
});

test('nobody writes about what cannot be seen or is their own; a listing that is done is fine', async () => {
  const hidden = await storedRealty(product, { visible: false });
  for (const id of [hidden, 999_999, 2 ** 40]) expect((await write(id, '있나요?')).statusCode).toBe(404);
  const own = await write(await storedRealty(product), '나에게', 'member');
  expect([own.statusCode, own.json().detail]).toEqual([409, expect.stringContaining('내가 올린 매물')]);
  expect(await queued()).toEqual([]);
  expect((await write(await storedRealty(product, { status: 1 }), '아직 있나요?')).statusCode).toBe(201);
});

test('only who received a message answers it', async () => {
  const { id } = (await write(await storedRealty(product), '하나')).json<Message>();
  for (const as of ['other', 'admin'] as const) expect((await answer(id, '둘', as)).statusCode).toBe(404);
  for (const unknown of [999_999, 2 ** 40]) expect((await answer(unknown, '둘')).statusCode).toBe(404);
  expect(await count('other')).toBe(1);
});

test('a conversation goes on when the listing is hidden or gone', async () => {
  const realtyId = await storedRealty(product);
  const { id } = (await write(realtyId, '하나')).json<Message>();
  await product.services.db.update(realties).set({ visible: false });
  expect((await answer(id, '둘')).json()).toMatchObject({ realtyId, realtyTitle: '버나비 방 하나' });
  await product.services.db.delete(realties);
  expect((await answer(id, '셋')).json()).toMatchObject({ realtyId: 0, realtyTitle: '' });
  expect((await list('other')).map((one) => one.realtyId)).toEqual([0, 0, 0]);
  for (const { text } of (await queued()).slice(1)) expect(text).not.toContain('/realtylist/');
});

test('a suspended member gets no mail, but finds the message later', async () => {
  const { id } = (await write(await storedRealty(product), '하나')).json<Message>();
  await product.services.db.delete(mails);
  await suspend('other', true);
  expect((await answer(id, '둘')).statusCode).toBe(201);
  expect(await queued()).toEqual([]);
  await suspend('other', false);
  expect(await count('other')).toBe(2);
});

test('nobody is mailed whose address was not verified, and finds the message on the site', async () => {
  const { db } = product.services;
  const own = eq(users.id, product.ids.member);
  await db.update(users).set({ verifiedAt: null }).where(own);
  expect((await write(await storedRealty(product), '하나')).statusCode).toBe(201);
  expect(await queued()).toEqual([]);
  expect(await count('member')).toBe(1);
  await db.update(users).set({ verifiedAt: new Date() }).where(own);
});

test('nothing that somebody wrote passes for words of ours', async () => {
  const { db } = product.services;
  const named = (name: string) => db.update(users).set({ name }).where(eq(users.id, product.ids.other));
  await named('한카\r\nBcc: evil@example.org\u202e');
  const realtyId = await storedRealty(product, { title: "방'\n\n한카 공지: 지금 입금\u2028하세요" });
  const text = '하나\r\n\n한카 공지\u2028https://evil.example\rhttps://evil.example\u001b[2J\u0085끝\t.';
  expect((await write(realtyId, text)).statusCode).toBe(201);
  await named('다른회원');

  const [mail] = await queued();
  expect(mail?.subject).toBe('[한카] 새 문의가 왔어요');
  const lines = mail?.text.split(/[\n\r\u0085\u2028]/) ?? [];
  expect(lines.filter((line) => line.startsWith('>'))).toEqual([
    '> 보낸 사람: 한카',
    '> Bcc: evil@example.org\u202e',
    "> 매물: 방'",
    '>',
    '> 한카 공지: 지금 입금',
    '> 하세요',
    '>',
    '> 하나',
    '>',
    '> 한카 공지',
    '> https://evil.example',
    '> https://evil.example[2J',
    '> 끝\t.',
  ]);
  const ours = lines.filter((line) => !line.startsWith('>')).join('\n');
  for (const theirs of ['evil', 'Bcc', '입금', '\u202e', '\u001b']) expect(ours).not.toContain(theirs);
  expect((await list('member'))[0]?.text).toBe(text.normalize('NFC'));
});

test('an empty message and one of more than 2000 characters are refused at the field', async () => {
  const realtyId = await storedRealty(product);
  for (const text of ['', ' \n ', '가'.repeat(2001), 'nul\0']) {
    const refused = await write(realtyId, text);
    expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, 'text']);
  }
  expect((await write(realtyId, '🏠'.repeat(2000))).statusCode).toBe(201);
});

test('at most 5 messages of a member about one listing a day', async () => {
  const realtyId = await storedRealty(product);
  for (let n = 0; n < 5; n += 1) expect((await write(realtyId, `${n}`)).statusCode).toBe(201);
  const refused = await write(realtyId, '여섯');
  expect([refused.statusCode, refused.json().detail]).toEqual([429, expect.stringContaining('5번')]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  expect((await write(await storedRealty(product), '다른 집')).statusCode).toBe(201);
  expect((await write(realtyId, '다른 사람', 'admin')).statusCode).toBe(201);
  expect((await queued()).length).toBe(7);
});

test('at most 20 messages of a member a day, answers too', async () => {
  const mine = await storedRealty(product, { userId: product.ids.other });
  const { id } = (await write(mine, '하나', 'member')).json<Message>();
  for (let n = 0; n < 19; n += 1) expect((await answer(id, `${n}`, 'other')).statusCode).toBe(201);
  const other = await storedRealty(product);
  expect((await write(other, '스물')).statusCode).toBe(201);
  for (const refused of [await write(other, '스물하나'), await answer(id, '스물하나', 'other')]) {
    expect([refused.statusCode, refused.json().detail]).toEqual([429, expect.stringContaining('20개')]);
  }
  await product.services.db.update(attempts).set({ until: sql`now()` });
  expect((await answer(id, '이튿날', 'other')).statusCode).toBe(201);
  expect(await count('other')).toBe(22);
});

test('a message and its mail are stored together or not at all', async () => {
  const { pool } = product.services.database;
  const realtyId = await storedRealty(product);
  await pool.query('ALTER TABLE mails RENAME TO letters');
  expect((await write(realtyId, '하나')).statusCode).toBe(500);
  await pool.query('ALTER TABLE letters RENAME TO mails');
  expect([await count('other'), await queued()]).toEqual([0, []]);
  expect(product.logged.join('')).not.toContain('하나');
});
