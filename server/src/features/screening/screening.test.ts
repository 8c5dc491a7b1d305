import { api } from '@hanca/common/contract/index.ts';
import type { Report } from '@hanca/common/contract/reports.ts';
import { reasonTitle } from '@hanca/common/screening.ts';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countRows } from '../../db/rows.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { conversations, messages } from '../../db/schema/conversations.ts';
import { mails } from '../../db/schema/mails.ts';
import { realties } from '../../db/schema/realties.ts';
import { toScreen } from '../../db/schema/screening.ts';
import { conversationCalls } from '../../testing/conversation-calls.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { photo } from '../../testing/sample-files.ts';
import { createRealty } from '../../testing/samples.ts';
import { storedRealty } from '../../testing/stored-realty.ts';
import { processImage } from '../images/process.ts';
import { screening } from './jobs.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  for (const table of [toScreen, conversations, realties, attempts]) await product.services.db.delete(table);
});

const talk = conversationCalls(() => product);
const screen = () => screening.run(product.services);
const list = async (query: Record<string, unknown> = {}) =>
  (await product.call(api.reports.list, { as: 'admin', query })).json<Report[]>();
const only = async () => {
  const [report, ...others] = await list();
  if (!report || others.length > 0) throw new Error(`${others.length + 1} reports`);
  return report;
};
const titles = async () => (await only()).screening?.map(reasonTitle);
const settle = async () => {
  const { id } = await only();
  await product.call(api.reports.update, { as: 'admin', body: { id, status: 1 } });
};
const change = (id: number, body: object) =>
  product.call(api.realties.update, { as: 'member', body: { id, ...body } });
const waiting = () => countRows(product.services.db, toScreen, undefined);

test('what a listing says reaches staff with the sentence, and nobody else', async () => {
  const { id } = await createRealty(product, {
    content: '역에서 3분이에요. 보증금 먼저 보내 주시면 열쇠는 택배로 보내 드려요.\n좋은 집입니다.',
  });
  expect(await list()).toEqual([]);
  await screen();
  const text = '보증금 먼저 보내 주시면 열쇠는 택배로 보내 드려요.';
  expect(await only()).toMatchObject({
    ...{ realtyId: id, conversationId: null, userId: 0, userName: '자동 점검', status: 0, text: '' },
    screening: [
      { code: 'paymentFirst', text },
      { code: 'keysByMail', text },
    ],
  });
  // What a program says of them does not stand against members.
  const conduct = await product.call(api.users.conduct, { as: 'admin', params: { id: product.ids.member } });
  expect(conduct.json()).toMatchObject({ reports: 0, waiting: 0 });
  for (const as of ['nobody', 'member', 'other'] satisfies Role[]) {
    const shown = await product.call(api.realties.get, { as, params: { id } });
    expect([shown.statusCode, shown.body.includes('screening')]).toEqual([200, false]);
    expect((await product.call(api.reports.list, { as })).statusCode).not.toBe(200);
  }
});

test('a settled reason is not raised again, another sentence is', async () => {
  const { id } = await createRealty(product, { content: '보증금 먼저 보내 주세요.' });
  await screen();
  await settle();
  await change(id, { price: 1234 });
  await screen();
  expect(await list({ status: 0 })).toEqual([]);
  await change(id, { content: '보증금 먼저 보내 주세요. 비트코인으로 결제해 주세요.' });
  await screen();
  expect((await list({ status: 0 }))[0]?.screening).toEqual([
    { code: 'lostPayment', text: '비트코인으로 결제해 주세요.' },
  ]);
  await settle();
  await change(id, { content: '비트코인으로 결제해 주세요.' });
  await screen();
  expect(await list({ status: 0 })).toEqual([]);
});

test('what is found while a report waits is added to it', async () => {
  const { id } = await createRealty(product, { content: '보증금 먼저 보내 주세요.' });
  await screen();
  const before = await only();
  await change(id, { content: '보증금 먼저 보내 주세요. 비트코인으로 결제해 주세요.' });
  await screen();
  await screen();
  const { screening: reasons, ...report } = await only();
  expect(reasons?.map(({ code }) => code)).toEqual(['paymentFirst', 'lostPayment']);
  // Who has read the first reason alone settles nothing unread.
  expect(report.updatedDate).not.toEqual(before.updatedDate);
});

test('a price is compared with like homes of the city, where there are eight', async () => {
  const { cityId, reType, bedroom } = await createRealty(product, { price: 700 });
  const like = { cityId, reType, bedroom, userId: product.ids.other, phone: '' };
  for (const price of [1400, 1500, 1600, 1700, 1800, 1900, 2000])
    await storedRealty(product, { ...like, price });
  await screen();
  expect(await list()).toEqual([]);
  await storedRealty(product, { ...like, price: 1600 });
  await storedRealty(product, { ...like, price: 9000, visible: false });
  // Any process that changes it lets it be screened, also one of the version before.
  await product.services.db.update(realties).set({ houseRules: '금연' }).where(eq(realties.price, 700));
  await screen();
  expect(await titles()).toEqual(['버나비 비슷한 집 8곳의 중간값 $1,650의 42%']);
});

/** A photo of its own, and the same one smaller and compressed anew. */
const pictureTwice = async () => {
  const original = await photo(1200, 900);
  return [original, await sharp(original).resize(700).jpeg({ quality: 55 }).toBuffer()] as const;
};
const store = async (userId: number, file: Buffer) =>
  product.services.store.save('realty', userId, await processImage(file), new Date());

test('a number and a picture that stand in listings of other members are named', async () => {
  const { member, other } = product.ids;
  const [original, copy] = await pictureTwice();
  const [theirs, mine] = [await store(other, original), await store(member, copy)];
  const first = await createRealty(product, { phone: '604-555-0188', images: [theirs] }, 'other');
  await screen();
  expect(await list()).toEqual([]);
  // The same member may list the same home again.
  await createRealty(product, { phone: '604-555-0188', images: [theirs] }, 'other');
  await screen();
  expect(await list()).toEqual([]);

  await createRealty(product, { phone: '', content: '연락은 (604) 555 0188 로 주세요', images: [mine] });
  await screen();
  const { screening: reasons } = await only();
  expect(reasons?.map(reasonTitle)).toEqual([
    '다른 회원 1명의 매물과 같은 전화번호',
    '다른 회원 1명의 매물과 같은 사진',
  ]);
  expect(reasons?.[0]).toMatchObject({ phone: '6045550188', userIds: [other] });
  expect(reasons?.[1]).toMatchObject({
    pictures: expect.arrayContaining([{ path: mine, other: theirs, realtyId: first.id }]),
  });
});

test('another picture is none that was seen', async () => {
  const { member, other } = product.ids;
  const [theirs, mine] = [
    await store(other, await photo(1200, 900)),
    await store(member, await photo(1200, 900, 2)),
  ];
  await createRealty(product, { images: [theirs], phone: '' }, 'other');
  await createRealty(product, { images: [mine], phone: '' });
  await screen();
  expect(await list()).toEqual([]);
});

test('of a message staff see the sentence and its writer; the conversation stays closed to them', async () => {
  const id = await talk.open(await storedRealty(product), '안녕하세요! 보러 가도 되나요?');
  await talk.answer(id, '안녕하세요. 제 번호는 비밀이에요. 보증금 먼저 보내 주세요.');
  await screen();
  expect(await only()).toMatchObject({
    ...{ conversationId: id, realtyId: 0 },
    screening: [
      {
        code: 'paymentFirst',
        text: '보증금 먼저 보내 주세요.',
        writer: { id: product.ids.member, name: '회원' },
      },
    ],
  });
  expect(JSON.stringify(await list())).not.toContain('비밀이에요');
  for (const [userId, reports] of [
    [product.ids.member, 1],
    [product.ids.other, 0],
  ] as const) {
    const conduct = await product.call(api.users.conduct, { as: 'admin', params: { id: userId } });
    expect(conduct.json()).toMatchObject({ reports, waiting: reports });
  }
  const read = () => product.call(api.conversations.reported, { as: 'admin', params: { id } });
  expect((await read()).statusCode).toBe(404);
  await product.call(api.conversations.report, { as: 'other', params: { id }, body: { reason: 'scam' } });
  expect((await read()).statusCode).toBe(200);
  // Of who leaves nothing stays here either.
  await product.services.db.update(messages).set({ text: '' });
  const screened = (await list()).find((report) => report.screening);
  expect(screened?.screening).toMatchObject([{ text: '' }]);
});

test('only the first ten messages of a conversation are looked at', async () => {
  const id = await talk.open(await storedRealty(product), '안녕하세요');
  for (let n = 2; n <= 10; n += 1) await talk.answer(id, '네');
  await talk.answer(id, '보증금 먼저 보내 주세요.');
  await screen();
  expect([await list(), await waiting()]).toEqual([[], 0]);
  const another = await talk.open(
    await storedRealty(product),
    '보증금을 먼저 보내야 뷰잉이 되나요? 먼저 입금하세요.',
  );
  await screen();
  expect((await only()).conversationId).toBe(another);
});

test('what is not committed is not screened, and what fails holds up nothing else and is tried again', async () => {
  const { db, store: images } = product.services;
  const content = '보증금 먼저 보내 주세요.';
  const refused = await product.call(api.realties.create, { as: 'member', body: { title: '' } });
  expect([refused.statusCode, await waiting()]).toEqual([400, 0]);

  const path = await store(product.ids.member, await photo(400, 300));
  const broken = await createRealty(product, { content, images: [path] });
  const good = await createRealty(product, { content });
  await db.insert(toScreen).values({ realtyId: 999_999 });
  const cutOff = { ...images, open: () => Promise.reject(new Error('cut off')) };
  await screening.run({ ...product.services, store: cutOff });
  expect((await only()).realtyId).toBe(good.id);
  expect(await waiting()).toBe(1);
  await screen();
  expect(await list()).toHaveLength(1);
  await db.update(toScreen).set({ dueAt: sql`now()` });
  await screen();
  expect((await list()).map(({ realtyId }) => realtyId)).toEqual([broken.id, good.id]);
  expect(await waiting()).toBe(0);
});

test('of what staff have hidden nothing is raised, but others are compared with it', async () => {
  const content = '보증금 먼저 보내 주세요.';
  const { id } = await createRealty(product, { content, phone: '604-555-0188' });
  await product.call(api.realties.hide, { as: 'admin', body: { id, reason: '사기' } });
  await screen();
  expect(await list()).toEqual([]);
  await createRealty(product, { phone: '6045550188' }, 'other');
  await screen();
  expect((await only()).screening).toMatchObject([{ code: 'phone', realtyIds: [id] }]);
});

test('staff hide the listing of who wrote a sentence, and nobody is told as its reporter', async () => {
  const { db } = product.services;
  const realtyId = await storedRealty(product);
  await talk.answer(await talk.open(realtyId, '볼 수 있을까요?'), '보증금 먼저 보내 주세요.');
  await screen();
  const { id, reportedName, updatedDate: basedOn } = await only();
  expect(reportedName).toBe('회원');
  await db.delete(mails);
  const body = { basedOn, measure: 'hidden', toReported: '집을 먼저 보여 주세요.', toReporter: '고마워요.' };
  expect((await product.call(api.reports.decide, { as: 'admin', params: { id }, body })).statusCode).toBe(
    200,
  );
  const listing = await product.call(api.realties.get, { as: 'admin', params: { id: realtyId } });
  expect(listing.json()).toMatchObject({ visible: false, hiddenReason: '집을 먼저 보여 주세요.' });
  const sent = await db.select({ recipient: mails.recipient }).from(mails);
  expect(sent).toEqual([{ recipient: 'member@example.org' }]);
});
