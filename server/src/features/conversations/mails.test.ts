import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message } from '@hanca/common/contract/conversations.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { blocks, conversations } from '../../db/schema/conversations.ts';
import { mails } from '../../db/schema/mails.ts';
import { realties } from '../../db/schema/realties.ts';
import { users } from '../../db/schema/users.ts';
import { startJobs } from '../../jobs/jobs.ts';
import { mailSending } from '../../mail/jobs.ts';
import { conversationCalls } from '../../testing/conversation-calls.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { storedRealty } from '../../testing/stored-realty.ts';

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
const suspend = (suspended: boolean) =>
  product.services.db.update(users).set({ suspended }).where(eq(users.id, product.ids.other));

test('a message reaches the lister, the answer its writer, and neither learns an address', async () => {
  const realtyId = await storedRealty(product);
  const text = '주말에 볼 수 있을까요?\n토요일 오후가 좋아요. 🙂';
  const sent = await write(realtyId, text);
  expect(sent.statusCode).toBe(201);
  expect(sent.json()).toMatchObject({ mine: true, text, images: [], viewing: null });
  const { conversationId: id } = sent.json<Message>();

  const [received] = await list('member');
  expect(received).toMatchObject({
    ...{ id, realtyId, title: '버나비 방 하나', state: 0, own: true, unread: 1, lastMine: false },
    lastMessage: '주말에 볼 수 있을까요? 토요일 오후가 좋아요. 🙂',
    other: { id: product.ids.other, name: '다른회원', left: false },
  });
  const replied = await answer(id, '네, 두 시에 오세요.');
  expect([replied.statusCode, replied.json()]).toEqual([201, expect.objectContaining({ mine: true })]);
  await read(id, 'other');
  expect(await open(realtyId, '고마워요!')).toBe(id);
  expect(await texts(id, 'member')).toEqual([text, '네, 두 시에 오세요.', '고마워요!']);
  expect((await thread(id, 'other')).map(({ mine }) => mine)).toEqual([true, false, true]);

  const sentMails = await queued();
  // The lister had not read the first when the third came.
  expect(sentMails.map(({ recipient }) => recipient)).toEqual(['member@example.org', 'other@example.org']);
  expect(sentMails[0]?.subject).toBe('[한카] 새 문의가 왔어요');
  for (const part of [
    '회원님, 안녕하세요.\n',
    `https://hanca.example/realtylist/${realtyId}\n`,
    '> 보낸 사람: 다른회원\n> 매물: 버나비 방 하나\n>\n> 주말에 볼 수 있을까요?\n> 토요일 오후가 좋아요. 🙂\n',
    `https://hanca.example/mypage/messages/${id}\n`,
    '보증금이나 예약금을 보내지 마세요',
  ]) {
    expect(sentMails[0]?.text).toContain(part);
  }
  for (const mail of sentMails) expect(mail.subject + mail.text).not.toContain('@');
  for (const role of ['member', 'other'] as const) {
    expect(JSON.stringify([await list(role), await thread(id, role)])).not.toContain('@example.org');
  }
});

test('what is sent goes out by itself', async () => {
  const stop = await startJobs(product.services, [mailSending]);
  await write(await storedRealty(product), '안녕하세요');
  await expect.poll(queued, { timeout: 10_000 }).toEqual([]);
  await stop();
  expect(await readdir(join(product.services.config.dataDir, 'outbox'))).toHaveLength(1);
});

test('no mails about a conversation that is muted, and one at a time about any other', async () => {
  const id = await open(await storedRealty(product), '하나');
  for (const text of ['둘', '셋']) await answer(id, text, 'other');
  expect(await queued()).toHaveLength(1);
  await read(id, 'member');
  await answer(id, '넷', 'other');
  expect(await queued()).toHaveLength(2);
  await read(id, 'member');
  expect((await update(id, 'member', { muted: true })).json()).toMatchObject({ muted: true, blocked: false });
  expect((await list('other'))[0]).toMatchObject({ muted: false });
  await answer(id, '다섯', 'other');
  expect([(await queued()).length, await unread('member')]).toEqual([2, 1]);
});

test('a suspended member gets no mail, but finds the message later', async () => {
  const id = await open(await storedRealty(product), '하나');
  await product.services.db.delete(mails);
  await suspend(true);
  expect((await answer(id, '둘')).statusCode).toBe(201);
  expect(await queued()).toEqual([]);
  await suspend(false);
  expect(await unread('other')).toBe(1);
});

test('nobody is mailed whose address was not verified, and finds the message on the site', async () => {
  const { db } = product.services;
  const own = eq(users.id, product.ids.member);
  await db.update(users).set({ verifiedAt: null }).where(own);
  expect((await write(await storedRealty(product), '하나')).statusCode).toBe(201);
  expect(await queued()).toEqual([]);
  expect(await unread('member')).toBe(1);
  await db.update(users).set({ verifiedAt: new Date() }).where(own);
});

test('nothing that somebody wrote passes for words of ours', async () => {
  const { db } = product.services;
  const named = (name: string) => db.update(users).set({ name }).where(eq(users.id, product.ids.other));
  await named('한카\r\nBcc: evil@example.org\u202e');
  const realtyId = await storedRealty(product, { title: "방'\n\n한카 공지: 지금 입금\u2028하세요" });
  const text = '하나\r\n\n한카 공지\u2028https://evil.example\rhttps://evil.example\u001b[2J\u0085끝\t.';
  const id = await open(realtyId, text);
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
  expect(await texts(id, 'member')).toEqual([text.normalize('NFC')]);
});

test('a message and its mail are stored together or not at all', async () => {
  const { pool } = product.services.database;
  const realtyId = await storedRealty(product);
  await pool.query('ALTER TABLE mails RENAME TO letters');
  expect((await write(realtyId, '하나')).statusCode).toBe(500);
  await pool.query('ALTER TABLE letters RENAME TO mails');
  expect([await list('other'), await queued()]).toEqual([[], []]);
  expect(product.logged.join('')).not.toContain('하나');
});
