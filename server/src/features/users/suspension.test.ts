import { api, endpoints } from '@hanca/common/contract/index.ts';
import type { Report } from '@hanca/common/contract/reports.ts';
import type { Conduct, User } from '@hanca/common/contract/users.ts';
import { accessOf, type Endpoint } from '@hanca/common/endpoint.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { audits } from '../../db/schema/audits.ts';
import { mails } from '../../db/schema/mails.ts';
import { reports, strikes } from '../../db/schema/reports.ts';
import { users } from '../../db/schema/users.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { queuedFor } from '../../testing/queued-mails.ts';
import { storing } from '../../testing/stored.ts';
import { storedRealty } from '../../testing/stored-realty.ts';

const POST = 1;
const DAY_MS = 24 * 3600_000;
const REASON = '같은 광고를 여러 번 썼어요. 광고 없이 다시 써 주세요.';

let product: TestProduct;
let member: number;
beforeAll(async () => {
  product = await startProduct();
  member = product.ids.member;
  await storing(product.services.db, product.ids).posts({ id: POST, title: '봄 축제' });
});
afterAll(() => product.close());
beforeEach(async () => {
  const { db } = product.services;
  for (const table of [strikes, reports, mails, audits, attempts]) await db.delete(table);
  await db.update(users).set({ suspendedUntil: null });
});

const suspend = (body: object = {}, { id = member, as = 'admin' }: { id?: number; as?: Role } = {}) =>
  product.call(api.users.suspend, { as, params: { id }, body: { days: 7, reason: REASON, ...body } });
const end = (id = member, as: Role = 'admin') =>
  product.call(api.users.endSuspension, { as, params: { id } });
const comment = () =>
  product.call(api.comments.create, { as: 'member', body: { postId: POST, text: '좋아요' } });
const account = async (id = member) =>
  (await product.call(api.users.get, { as: 'admin', params: { id } })).json<User>();
const conduct = async (id = member) =>
  (await product.call(api.users.conduct, { as: 'admin', params: { id } })).json<Conduct>();

test('who is suspended reads and signs in as before, and is told why and until when they cannot write', async () => {
  expect((await comment()).statusCode).toBe(201);
  expect((await suspend()).statusCode).toBe(204);
  const refused = await comment();
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'suspended']);
  expect(refused.json().detail).toMatch(
    new RegExp(`^\\d{4}년 .+\\(밴쿠버 시간\\)까지 쓸 수 없어요\\. 이유: ${REASON} 읽는 것은`),
  );
  const read = await product.call(api.comments.ofPost, { as: 'member', params: { id: POST } });
  expect(read.statusCode).toBe(200);
  expect((await product.call(api.account.me, { as: 'member' })).statusCode).toBe(200);

  const { suspended, suspendedUntil, strikeCount } = await account();
  expect([suspended, strikeCount]).toEqual([false, 1]);
  expect(Math.round((Number(suspendedUntil.time) - Date.now()) / DAY_MS)).toBe(7);
  expect(await conduct()).toMatchObject({
    suspendedUntil,
    strikes: [{ measure: 'kept', until: suspendedUntil, reason: REASON, lifted: false }],
  });
  const [mail] = await queuedFor(product, 'member@example.org');
  expect(mail).toMatchObject({ subject: '[한카] 글쓰기를 멈췄어요' });
  expect(mail?.text).toContain(`\n${REASON}\n`);
  const { db } = product.services;
  expect(await db.select().from(audits).where(eq(audits.action, 'suspend'))).toMatchObject([
    { feature: 'users', recordId: member, userId: product.ids.admin, after: { suspendedUntil } },
  ]);
  // It is no want of a role.
  expect(await db.select().from(audits).where(eq(audits.action, 'refuseRole'))).toEqual([]);
});

const isWrite = ({ method }: Endpoint) => method !== 'GET';
const writes = endpoints().filter(({ endpoint }) => isWrite(endpoint) && accessOf(endpoint) === 'member');
/** These end or begin what signs the member in. */
const leaving = ['farewell.deleteMe', 'account.endSession', 'account.endOtherSessions'];

test('a suspended member is refused every write that publishes, and no other', async () => {
  await suspend();
  for (const { name, endpoint } of writes.filter(({ name }) => !leaving.includes(name))) {
    const { statusCode, body } = await product.inject({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{\w+\}/g, '999999'),
      headers: { authorization: `Bearer ${product.tokens.member}` },
      ...(endpoint.body ? { payload: {} } : {}),
    });
    expect(body.includes('"code":"suspended"'), name).toBe(endpoint.publishes === true);
    if (endpoint.publishes) expect(statusCode, name).toBe(403);
  }
});

test('it ends by itself, and stays a strike', async () => {
  await suspend();
  const past = sql`now() - interval '1 second'`;
  await product.services.db.update(users).set({ suspendedUntil: past });
  expect((await comment()).statusCode).toBe(201);
  expect(await account()).toMatchObject({ suspendedUntil: { time: '0' }, strikeCount: 1 });
});

test('staff end it early, once, and the member is told', async () => {
  await suspend();
  expect((await end()).statusCode).toBe(204);
  expect((await comment()).statusCode).toBe(201);
  expect((await end()).statusCode).toBe(409);
  expect((await queuedFor(product, 'member@example.org')).map(({ subject }) => subject)).toContain(
    '[한카] 다시 쓸 수 있어요',
  );
  const [row] = await product.services.db.select().from(audits).where(eq(audits.action, 'endSuspension'));
  expect(row).toMatchObject({ feature: 'users', recordId: member, after: { suspendedUntil: { time: '0' } } });
});

test('of two who suspend at once, as they read it, one is refused', async () => {
  const { suspendedUntil: basedOn } = await account();
  const both = await Promise.all([suspend({ basedOn }), suspend({ basedOn, days: 30 })]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
  expect(await product.services.db.select().from(strikes)).toHaveLength(1);
});

test('nobody but staff suspends, for a reason, and staff are not suspended from writing', async () => {
  expect((await suspend({}, { as: 'nobody' })).statusCode).toBe(401);
  expect((await suspend({}, { as: 'other' })).statusCode).toBe(403);
  expect((await end(member, 'member')).statusCode).toBe(403);
  for (const body of [{ reason: '' }, { reason: '가'.repeat(301) }, { days: 2 }, { days: 0 }])
    expect((await suspend(body)).statusCode).toBe(400);
  expect((await suspend({}, { id: product.ids.admin })).statusCode).toBe(409);
  expect((await suspend({}, { id: 999_999 })).statusCode).toBe(404);
  expect(await product.services.db.select().from(strikes)).toEqual([]);
});

test('a report is decided with it: the strike names what was hidden, and the report says until when', async () => {
  const realtyId = await storedRealty(product, { userId: member });
  await product.call(api.reports.create, {
    as: 'other',
    params: { id: realtyId },
    body: { reason: 'scam', text: '' },
  });
  const [report] = (await product.call(api.reports.list, { as: 'admin' })).json<Report[]>();
  if (!report) throw new Error('no report');
  const params = { id: report.id };
  const body = {
    basedOn: report.updatedDate,
    measure: 'hidden',
    days: 3,
    toReported: REASON,
    toReporter: '',
  } as const;
  expect((await product.call(api.reports.decide, { as: 'admin', params, body })).statusCode).toBe(200);
  const { suspendedUntil } = await account();
  expect(Math.round((Number(suspendedUntil.time) - Date.now()) / DAY_MS)).toBe(3);
  const settled = await product.call(api.reports.get, { as: 'admin', params });
  expect(settled.json()).toMatchObject({ suspended: false, until: suspendedUntil });
  const [strike] = await product.services.db.select().from(strikes);
  expect(strike).toMatchObject({ measure: 'hidden', feature: 'realties', recordId: realtyId });
  const [mail] = await queuedFor(product, 'member@example.org');
  expect(mail?.text).toMatch(/목록에서 내렸어요[\s\S]+까지 글과 댓글, 매물, 문의, 신고를 쓸 수 없어요/);
  expect((await comment()).statusCode).toBe(403);
});
