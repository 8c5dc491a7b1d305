import { ACCOUNT_FEATURE } from '@hanca/common/account-events.ts';
import { api } from '@hanca/common/contract/index.ts';
import type { MailPreview, Report } from '@hanca/common/contract/reports.ts';
import type { Conduct } from '@hanca/common/contract/users.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { asc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { audits } from '../../db/schema/audits.ts';
import { conversations } from '../../db/schema/conversations.ts';
import { mails } from '../../db/schema/mails.ts';
import { realties } from '../../db/schema/realties.ts';
import { strikes } from '../../db/schema/reports.ts';
import { users } from '../../db/schema/users.ts';
import { conversationCalls } from '../../testing/conversation-calls.ts';
import { createMember, createPerson } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storedRealty } from '../../testing/stored-realty.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example', contactEmail: 'help@hanca.example' });
});
afterAll(() => product.close());
beforeEach(async () => {
  const { db } = product.services;
  for (const table of [realties, conversations, strikes, mails, audits, attempts]) await db.delete(table);
  await db.update(users).set({ suspended: false });
});

const { open, list: conversationsOf } = conversationCalls(() => product);
const report = (id: number, as: 'other' | 'admin' = 'other') =>
  product.call(api.reports.create, {
    as,
    params: { id },
    body: { reason: 'scam', text: '보증금부터 달래요' },
  });
const list = async (query: Record<string, unknown> = {}) =>
  (await product.call(api.reports.list, { as: 'admin', query })).json<Report[]>();
const decide = ({ id, updatedDate: basedOn }: Report, body: object) =>
  product.call(api.reports.decide, { as: 'admin', params: { id }, body: { basedOn, ...body } });
const queued = () =>
  product.services.db
    .select({ recipient: mails.recipient, subject: mails.subject, text: mails.text })
    .from(mails)
    .orderBy(asc(mails.recipient));
const trail = async () =>
  (
    await product.services.db
      .select()
      .from(audits)
      .where(ne(audits.feature, ACCOUNT_FEATURE))
      .orderBy(audits.id)
  ).map(({ feature, action, recordId, before, after }) => ({ feature, action, recordId, before, after }));

const hidden = {
  measure: 'hidden',
  toReported: '집 안 사진을 새로 올려 주세요.',
  toReporter: '목록에서 내렸어요.',
};

test('one decision hides, settles, mails both sides, suspends and leaves its trail', async () => {
  const { id: lister, email, name } = await createMember(product);
  const realtyId = await storedRealty(product, { userId: lister });
  await report(realtyId);
  await report(realtyId, 'admin');
  const [second, first] = await list();
  if (!first || !second) throw new Error('no reports');
  expect(first).toMatchObject({ reportedId: lister, reportedName: name, reportCount: 2, measure: null });

  const body = { ...hidden, suspended: true, also: [{ id: second.id, basedOn: second.updatedDate }] };
  const previewed = await product.call(api.reports.preview, {
    as: 'admin',
    params: { id: first.id },
    body: { basedOn: first.updatedDate, ...body },
  });
  expect([(await queued()).length, await trail()]).toEqual([0, []]);
  const decided = await decide(first, body);
  expect([decided.statusCode, decided.json()]).toEqual([
    200,
    expect.objectContaining({ status: 1, measure: 'hidden', suspended: true, settledByName: '직원' }),
  ]);

  const sent = await queued();
  expect(Object.fromEntries(sent.map(({ recipient, subject }) => [recipient, subject]))).toEqual({
    'admin@example.org': '[한카] 신고하신 내용을 살펴봤어요',
    'other@example.org': '[한카] 신고하신 내용을 살펴봤어요',
    [email]: '[한카] 계정을 정지했어요',
  });
  const textTo = (address: string) => sent.find(({ recipient }) => recipient === address)?.text;
  expect(textTo(email)).toContain(`${name}님, 안녕하세요.`);
  expect(textTo(email)).toContain(`\n${hidden.toReported}\n`);
  expect(textTo('other@example.org')).toContain('\n> 버나비 방 하나\n');
  expect(
    previewed
      .json<MailPreview[]>()
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(sent.map(({ text }) => text).toSorted());
  const listing = await product.call(api.realties.get, { as: 'admin', params: { id: realtyId } });
  expect(listing.json()).toMatchObject({ visible: false, hiddenReason: hidden.toReported });

  expect(await trail()).toEqual([
    expect.objectContaining({
      feature: 'reports',
      action: 'decide',
      recordId: first.id,
      before: { realtyTitle: '버나비 방 하나', status: 0, measure: null, suspended: false },
      after: { realtyTitle: '버나비 방 하나', status: 1, measure: 'hidden', suspended: true },
    }),
    expect.objectContaining({ feature: 'reports', recordId: second.id }),
    expect.objectContaining({
      feature: 'realties',
      recordId: realtyId,
      before: { title: '버나비 방 하나', hiddenReason: null },
      after: { title: '버나비 방 하나', hiddenReason: hidden.toReported },
    }),
    expect.objectContaining({
      feature: 'users',
      recordId: lister,
      before: { name, suspended: false },
      after: { name, suspended: true },
    }),
  ]);
  const conduct = await product.call(api.users.conduct, { as: 'admin', params: { id: lister } });
  expect(conduct.json<Conduct>()).toMatchObject({
    ...{ name, suspended: true, realties: 1, hidden: 1, reports: 2, waiting: 0 },
    strikes: [{ measure: 'hidden', suspended: true, title: '버나비 방 하나', reason: hidden.toReported }],
  });
});

test('of two who decide at once the second hears what the first did, and nothing is done twice', async () => {
  await report(await storedRealty(product));
  const [read] = await list();
  if (!read) throw new Error('no report');
  const both = await Promise.all([
    decide(read, hidden),
    decide(read, { measure: 'kept', toReported: '', toReporter: '' }),
  ]);
  const [late] = both.filter(({ statusCode }) => statusCode === 409);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(late?.json().detail).toMatch(/^그사이 직원님이 처리했어요: (?:숨기기|그대로 두기)\.$/);
  const inEnglish = await product.inject({
    method: api.reports.decide.method,
    url: hrefOf(api.reports.decide, { params: { id: read.id } }),
    payload: { ...hidden, basedOn: read.updatedDate },
    headers: { authorization: `Bearer ${product.tokens.admin}`, 'accept-language': 'en' },
  });
  expect([inEnglish.statusCode, inEnglish.json().detail]).toEqual([
    409,
    '직원 has settled it in the meantime.',
  ]);
  const [now] = await list();
  const isHidden = now?.measure === 'hidden';
  expect(await product.services.db.select().from(strikes)).toHaveLength(isHidden ? 1 : 0);
  expect(await queued()).toHaveLength(isHidden ? 2 : 0);
  const settled = await product.call(api.reports.update, {
    as: 'admin',
    body: { id: read.id, status: 1, basedOn: read.updatedDate },
  });
  expect([settled.statusCode, settled.json().detail]).toEqual([409, late?.json().detail]);
});

test('a decision that cannot be done in full is not done at all', async () => {
  const person = await createPerson(product);
  const realtyId = await storedRealty(product, { userId: person.id });
  const elsewhere = await storedRealty(product);
  await report(realtyId);
  await report(elsewhere);
  const [other, read] = await list();
  if (!read || !other) throw new Error('no reports');
  for (const body of [
    { ...hidden, toReported: '' },
    { ...hidden, toReported: '가'.repeat(301) },
    { measure: 'kept', suspended: true, toReported: '', toReporter: '' },
    { measure: 'gone', toReported: '', toReporter: '' },
  ])
    expect((await decide(read, body)).statusCode).toBe(400);
  // A report about something else, and one that has changed since.
  const along = [{ id: other.id, basedOn: other.updatedDate }];
  expect((await decide(read, { ...hidden, also: along })).statusCode).toBe(404);
  await report(elsewhere);
  expect((await decide(read, { ...hidden, also: along })).statusCode).toBe(409);
  const listing = await product.call(api.realties.get, { params: { id: realtyId } });
  expect(listing.statusCode).toBe(200);
  expect([await queued(), await trail(), await product.services.db.select().from(strikes)]).toEqual([
    [],
    [],
    [],
  ]);
});

test('a reported conversation is open to staff until it is settled, and who read it is in the trail', async () => {
  const realtyId = await storedRealty(product);
  const id = await open(realtyId, '보증금부터 보내면 되나요?');
  const readIt = () => product.call(api.conversations.reported, { as: 'admin', params: { id } });
  expect((await readIt()).statusCode).toBe(404);
  await product.call(api.conversations.report, { as: 'other', params: { id }, body: { reason: 'scam' } });
  expect([(await readIt()).statusCode, (await readIt()).statusCode]).toEqual([200, 200]);
  const reading = { feature: 'conversations', action: 'read', recordId: id, before: null };
  expect(await trail()).toEqual([{ ...reading, after: { title: `문의 ${id}` } }]);

  const [read] = await list();
  if (!read) throw new Error('no report');
  expect(read).toMatchObject({ conversationId: id, reportedName: '회원', reportCount: 1 });
  expect((await decide(read, hidden)).statusCode).toBe(200);
  expect((await readIt()).statusCode).toBe(404);
  // Of a home that staff hid the renter sees nothing; its owner sees what it is about.
  const home = { realtyId, state: null, title: '', thumbnail: '', price: 0, address: '' };
  expect(await conversationsOf('other')).toEqual([expect.objectContaining(home)]);
  expect(await conversationsOf('member')).toEqual([expect.objectContaining({ title: '버나비 방 하나' })]);
});

test('a report of a member who wrote first cannot hide anything, but warn and suspend', async () => {
  const id = await open(await storedRealty(product), '신분증 사진을 보내 주세요');
  await product.call(api.conversations.report, { as: 'member', params: { id }, body: { reason: 'scam' } });
  const [read] = await list();
  if (!read) throw new Error('no report');
  expect(read.reportedName).toBe('다른회원');
  const refused = await decide(read, hidden);
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('숨길 것이')]);
  expect((await decide(read, { ...hidden, measure: 'warned' })).statusCode).toBe(200);
  const [warned] = (await queued()).filter(({ recipient }) => recipient === 'other@example.org');
  expect(warned?.subject).toBe('[한카] 확인하고 고쳐 주세요');
  expect(warned?.text).not.toContain('renteditform');
  const own = await product.services.db.select().from(users).where(eq(users.id, product.ids.other));
  expect(own[0]?.suspended).toBe(false);
});
