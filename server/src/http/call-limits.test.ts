import { api, endpoints } from '@hanca/common/contract/index.ts';
import { accessOf, type Endpoint } from '@hanca/common/endpoint.ts';
import { CLOSE_HOURS, PACES } from '@hanca/common/golf-joins.ts';
import { type Limit, SEARCHES } from '@hanca/common/limits.ts';
import { REPORT_REASONS } from '@hanca/common/report-reasons.ts';
import { TERMS_VERSION } from '@hanca/common/terms.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attempts } from '../db/schema/attempts.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { pushBrowser } from '../testing/push-service.ts';
import { realtyForm } from '../testing/samples.ts';
import { limitOf } from './call-limits.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

type Limited = Endpoint & { limit: Limit };
const hasLimit = (endpoint: Endpoint): endpoint is Limited => endpoint.limit !== undefined;

/** Of members; what is counted by something else than calls is tested where that is. */
const limited = endpoints().flatMap(({ name, endpoint }) =>
  hasLimit(endpoint) && endpoint.limit.unit === undefined && accessOf(endpoint) === 'member'
    ? [{ name, endpoint }]
    : [],
);

const UUID = '00000000-0000-4000-8000-000000000000';

/** What the schemas take; that there is no such record is found out later. */
const inputs: Record<
  string,
  { body?: object; params?: Record<string, unknown>; query?: Record<string, unknown> }
> = {
  'account.endSession': { params: { id: UUID } },
  'account.knowTerms': { body: { version: TERMS_VERSION } },
  'passkeys.create': { body: createAuthenticator().create({ challenge: 'x' }) },
  'passkeys.update': { params: { id: 'x' }, body: { name: '이름' } },
  'passkeys.remove': { params: { id: 'x' } },
  'secondFactor.confirm': { body: { setup: 'x', code: '123456' } },
  'identities.link': { params: { provider: 'kakao' } },
  'identities.unlink': { params: { provider: 'kakao' } },
  'geo.location': { query: { address: '1 Main St' } },
  'realties.create': { body: realtyForm() },
  'realties.update': { body: { id: 1, title: '제목' } },
  'realties.status': { body: { id: 1, status: 1 } },
  'appeals.write': { body: { text: '그런 뜻이 아니었어요.' } },
  'comments.create': { body: { postId: 1, text: '안녕하세요' } },
  'comments.update': { body: { id: 1, text: '안녕하세요' } },
  'comments.report': { body: { reason: REPORT_REASONS[0].code } },
  'posts.report': { body: { reason: REPORT_REASONS[0].code } },
  'memberPosts.create': { body: { title: '제목', postType: 1, regionId: 'CA59', content: '내용' } },
  'memberPosts.update': { body: { id: 1, title: '제목' } },
  'conversations.open': { body: { text: '안녕하세요' } },
  'conversations.send': { body: { text: '안녕하세요' } },
  'conversations.update': { body: { muted: true } },
  'conversations.answerViewing': { params: { id: 1, messageId: 1 }, body: { accepted: true } },
  'conversations.report': { body: { reason: REPORT_REASONS[0].code } },
  'renterCard.write': {
    body: { people: null, job: '', moveIn: '', termMonths: null, pets: '', languages: [] },
  },
  'alerts.create': { body: { topic: 'realties', criteria: {}, channels: ['email'], mode: 'daily' } },
  'alerts.update': { body: { paused: true } },
  'push.subscribe': { body: pushBrowser('limits').subscription },
  'alerts.prefer': { body: { off: [], quiet: null, zone: 'America/Vancouver' } },
  'alerts.read': { body: {} },
  'fuelPrices.report': { body: { stationId: 1, grade: 'regular', kind: 'card', cents: 170 } },
  'golfJoins.create': {
    body: {
      ...{ courseId: 1, day: '2026-12-01', time: '08:30', seats: 1, pace: PACES[0].code },
      ...{ note: '', contact: '', closeHours: CLOSE_HOURS[0].value },
    },
  },
  'golfJoins.update': { body: { id: 1, contact: '' } },
  'golfJoins.ask': { body: { note: '' } },
  'golfJoins.decide': { params: { id: 1, userId: 1 }, body: { accepted: true } },
  'golfJoins.markNoShow': { params: { id: 1, userId: 1 } },
  'golfJoins.report': { body: { reason: REPORT_REASONS[0].code } },
  'recovery.changeName': { body: { name: '김한카' } },
  'saved.look': { body: { ids: [1] } },
  'saved.write': { body: { note: '메모' } },
  'reports.create': { body: { reason: REPORT_REASONS[0].code } },
};

const counted = async (key: string): Promise<number> => {
  const [row] = await product.services.db.select().from(attempts).where(eq(attempts.key, key));
  return row?.count ?? 0;
};

test('a member who has used up a limit is refused, another member and staff are not', async () => {
  for (const { name, endpoint } of limited) {
    const { limit } = endpoint;
    const key = `${limitOf(endpoint).kind}:${product.ids.member}`;
    const until = sql`now() + interval '1 hour'`;
    const count = limit.most;
    await product.services.db
      .insert(attempts)
      .values({ key, count, until })
      .onConflictDoUpdate({ target: attempts.key, set: { count, until } });

    const call = (as: 'member' | 'other' | 'admin') =>
      product.call(endpoint, { as, params: { id: 1 }, ...inputs[name] });
    const refused = await call('member');
    expect([refused.statusCode, refused.json().code, refused.json().detail], name).toEqual([
      429,
      'too-many',
      limit.detail.ko,
    ]);
    expect(limit.detail.ko, name).toMatch(/[가-힣]/);
    expect(Number(refused.headers['retry-after']), name).toBeGreaterThan(3500);
    expect((await call('other')).statusCode, name).not.toBe(429);
    const before = await counted(`${limitOf(endpoint).kind}:${product.ids.admin}`);
    expect((await call('admin')).statusCode, name).not.toBe(429);
    expect(await counted(`${limitOf(endpoint).kind}:${product.ids.admin}`), name).toBe(before);
  }
});

test("a member's write counts when it is stored, and not when it is refused", async () => {
  const key = `${limitOf(api.saved.add).kind}:${product.ids.other}`;
  const before = await counted(key);
  const missing = await product.call(api.saved.add, { as: 'other', params: { id: 2_000_000 } });
  expect([missing.statusCode, await counted(key)]).toEqual([404, before]);
  const removed = await product.call(api.saved.remove, { as: 'other', params: { id: 2_000_000 } });
  expect([removed.statusCode, await counted(key)]).toEqual([204, before + 1]);
});

test('a create that is repeated by its key counts once', async () => {
  const key = `${limitOf(api.realties.create).kind}:${product.ids.other}`;
  const before = await counted(key);
  const create = () =>
    product.inject({
      method: 'POST',
      url: api.realties.create.path,
      headers: { authorization: `Bearer ${product.tokens.other}`, 'idempotency-key': 'one' },
      payload: realtyForm(),
    });
  expect([(await create()).statusCode, (await create()).statusCode]).toEqual([201, 201]);
  expect(await counted(key)).toBe(before + 1);
});

test('sign-ups count for their address, also of who has signed in', async () => {
  const key = `${limitOf(api.account.signup).kind}:127.0.0.1`;
  const before = await counted(key);
  const body = {
    email: 'other@example.org',
    password: 'a long enough passphrase',
    name: '김한카',
    agree: true,
  };
  const taken = await product.call(api.account.signup, { as: 'member', body });
  expect([taken.statusCode, taken.json().errors[0].path, await counted(key)]).toEqual([
    400,
    'email',
    before + 1,
  ]);
});

test('views of one address have a limit over posts and listings together', async () => {
  const key = `${limitOf(api.posts.seen).kind}:127.0.0.1`;
  const count = api.posts.seen.limit?.most ?? 0;
  await product.services.db.insert(attempts).values({ key, count, until: sql`now() + interval '1 hour'` });
  for (const endpoint of [api.posts.seen, api.realties.seen])
    expect((await product.call(endpoint, { params: { id: 1 } })).statusCode).toBe(429);
});

test('searches of one address have a limit together, which what is cached does not use up', async () => {
  const search = (path: string, query: string, remoteAddress = '203.0.113.7') =>
    product.inject({ url: `${path}?${query}`, remoteAddress });
  const notices = api.notices.count;
  for (let n = 1; n < SEARCHES.most; n += 1) await search(notices.path, `keyword=${n}`);
  for (let n = 0; n < 3; n += 1) expect((await search(notices.path, 'keyword=1')).statusCode).toBe(200);
  expect((await search(api.realties.count.path, 'bedroom=1')).statusCode).toBe(200);
  const refused = await search(api.posts.list.path, 'keyword=글');
  expect([refused.statusCode, refused.json().detail]).toEqual([429, SEARCHES.detail.ko]);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await search(notices.path, 'keyword=1')).statusCode).toBe(200);
  expect((await search(api.posts.list.path, 'keyword=글', '203.0.113.8')).statusCode).toBe(200);
  expect((await search(api.posts.list.path, 'keyword=글')).statusCode).toBe(200);
  expect((await search(api.posts.list.path, 'keyword=새')).statusCode).toBe(429);
  const asStaff = { authorization: `Bearer ${product.tokens.admin}` };
  const staff = { url: `${api.posts.list.path}?keyword=또`, headers: asStaff, remoteAddress: '203.0.113.7' };
  expect((await product.inject(staff)).statusCode).toBe(200);
  expect(await counted('search:203.0.113.7')).toBe(0);
});
