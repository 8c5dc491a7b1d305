import { api } from '@hanca/common/contract/index.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../db/schema/attempts.ts';
import { failingAddresses } from '../db/schema/failing-addresses.ts';
import { mails } from '../db/schema/mails.ts';
import { users } from '../db/schema/users.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { mailMember } from './to-member.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());
beforeEach(async () => {
  const { db } = product.services;
  for (const table of [mails, attempts]) await db.delete(table);
  await change({ verifiedAt: new Date(), suspended: false, name: '회원' });
});

const change = (set: Partial<typeof users.$inferInsert>) =>
  product.services.db.update(users).set(set).where(eq(users.id, product.ids.member));
const mail = (lines: string[] = ['소식이에요.']) => {
  const { services } = product;
  return mailMember(services.db, services, product.ids.member, { subject: '[한카] 소식', lines });
};
const queued = () =>
  product.services.db
    .select({
      recipient: mails.recipient,
      subject: mails.subject,
      text: mails.text,
      hours: sql<number>`round(extract(epoch from ${mails.dueAt} - now()) / 3600)::int`,
      dated: sql<boolean>`${mails.createdAt} = ${mails.dueAt}`,
    })
    .from(mails)
    .orderBy(mails.id);

test('a member is greeted by name, on one line', async () => {
  await change({ name: '회원\n한카 공지' });
  await mail();
  expect(await queued()).toMatchObject([
    {
      recipient: 'member@example.org',
      subject: '[한카] 소식',
      text: '회원 한카 공지님, 안녕하세요.\n소식이에요.',
      hours: 0,
    },
  ]);
});

test('nothing goes to an address that was not verified, to a suspended account, to nobody', async () => {
  await change({ verifiedAt: null });
  await mail();
  await change({ verifiedAt: new Date(), suspended: true });
  await mail();
  const { services } = product;
  await mailMember(services.db, services, 999_999, { subject: '', lines: [] });
  expect(await queued()).toEqual([]);
});

test('of 200 mails a day ten go out, and one for the rest when the day is over', async () => {
  await Promise.all(Array.from({ length: 200 }, () => mail(['낯선 사람의 글'])));
  const all = await queued();
  expect(all.map(({ hours }) => hours).sort((a, b) => a - b)).toEqual([...Array(10).fill(0), 24]);
  const digest = all.find(({ hours }) => hours === 24);
  expect(digest).toMatchObject({ subject: '[한카] 메일로 다 알리지 못한 소식이 있어요', dated: true });
  expect(digest?.text).toContain('https://hanca.example/mypage/messages');
  expect(digest?.text).not.toContain('낯선');

  await product.services.db.update(attempts).set({ until: sql`now() - interval '1 second'` });
  await mail();
  expect(await queued()).toHaveLength(12);
});

test('what is of no use on the next day is not kept back by other mails, and has a limit of its own', async () => {
  const { services } = product;
  const timely = () =>
    mailMember(services.db, services, product.ids.member, {
      subject: '[한카] 곧 시작해요',
      lines: [],
      timely: true,
    });
  await Promise.all(Array.from({ length: 11 }, () => mail()));
  for (let n = 0; n < 25; n += 1) await timely();
  const soon = (await queued()).filter(({ subject }) => subject === '[한카] 곧 시작해요');
  expect(soon.map(({ hours }) => hours)).toEqual(Array(20).fill(0));
});

test('to an address that was refused nothing goes but what is urgent, until its member has it tried again', async () => {
  const { services } = product;
  const state = async () => (await product.call(api.alerts.mailState, { as: 'member' })).json();
  expect(await state()).toEqual({ failing: false });
  await services.db.insert(failingAddresses).values({ recipient: 'member@example.org', failures: 3 });
  await mail();
  expect([await queued(), await state()]).toEqual([[], { failing: true }]);
  await mailMember(services.db, services, product.ids.member, { subject: '', lines: [], urgent: true });
  expect(await queued()).toHaveLength(1);
  expect((await product.call(api.alerts.mailAgain, { as: 'member' })).statusCode).toBe(204);
  await mail();
  expect([(await queued()).length, await state()]).toEqual([2, { failing: false }]);
});
