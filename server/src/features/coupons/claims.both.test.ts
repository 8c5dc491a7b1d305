// Runs on both engines: coupons are claimed under locks of rows (SELECT … FOR UPDATE of the coupon, FOR SHARE of the member), and
// codes are taken under pg_advisory_xact_lock; the embedded engine runs one transaction after the other.
import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countRows } from '../../db/rows.ts';
import { claims, coupons } from '../../db/schema/coupons.ts';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { createMember } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storing } from '../../testing/stored.ts';

const SHOP = 3;
const COUPON = 1;

useCheapHashes();
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  await storing(product.services.db, product.ids).businesses({ id: SHOP });
});
afterAll(() => product.close());
beforeEach(async () => {
  for (const table of [claims, coupons]) await product.services.db.delete(table);
});

/** Stores the coupon, of which nobody has one. */
const offer = (change: object = {}) =>
  storing(product.services.db, product.ids).coupons({
    ...{ id: COUPON, totalQuantity: 4, issuedQuantity: 0 },
    ...change,
  });
const claim = () => product.call(api.coupons.claim, { as: 'member', params: { id: COUPON } });
const count = (answers: { statusCode: number }[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length;

test('of many members at once exactly as many get a coupon as there are', async () => {
  await offer();
  const members = await Promise.all(Array.from({ length: 40 }, () => createMember(product)));
  const url = hrefOf(api.coupons.claim, { params: { id: COUPON } });
  /** Asks again when there is too much to do at once, as a browser does. */
  const claimAs = async (token: string): Promise<{ statusCode: number }> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await product.inject({ method: 'POST', url, headers });
    return answer.statusCode === 503 ? claimAs(token) : answer;
  };
  const answers = await Promise.all(members.map(({ token }) => claimAs(token)));
  expect([count(answers, 201), count(answers, 409)]).toEqual([4, 36]);
  expect(await countRows(product.services.db, claims, undefined)).toBe(4);
  const seen = await product.call(api.coupons.get, { params: { id: COUPON } });
  expect(seen.json()).toMatchObject({ issuedQuantity: 4, status: 4 });
});

test('one member many times at once gets one, and uses it once', async () => {
  await offer({ totalQuantity: 100 });
  const answers = await Promise.all(Array.from({ length: 6 }, claim));
  expect([count(answers, 201), count(answers, 409)]).toEqual([1, 5]);
  const { id } = answers.find(({ statusCode }) => statusCode === 201)?.json() ?? {};
  const use = () => product.call(api.coupons.use, { as: 'member', params: { id } });
  const uses = await Promise.all([use(), use(), use()]);
  expect([count(uses, 200), count(uses, 409)]).toEqual([1, 2]);
});

test('who loses the grade while claiming has the coupon by the old grade or not at all', async () => {
  await offer({ userLevel: 1, perMember: 100, totalQuantity: 100 });
  const setLevel = (level: number) =>
    product.call(api.users.update, { as: 'admin', body: { id: product.ids.member, level } });
  await setLevel(1);
  const answers = await Promise.all([claim(), setLevel(0), claim(), claim()]);
  expect(await countRows(product.services.db, claims, undefined)).toBe(count(answers, 201));
  expect((await claim()).statusCode).toBe(403);
});

test('a code that two coupons take at once goes to one of them', async () => {
  await offer();
  await offer({ id: COUPON + 1 });
  const answers = await Promise.all(
    [COUPON, COUPON + 1].map((id) =>
      product.call(api.coupons.update, { as: 'admin', body: { id, code: 'CCCC' } }),
    ),
  );
  expect([count(answers, 200), count(answers, 400)]).toEqual([1, 1]);
  const [startDate, endDate] = [Date.now(), Date.now() + 3600_000];
  const body = {
    ...{ title: '김치 할인', regionId: 'CA59', bizId: SHOP, code: 'KIMCHI-10', type: 1, discount: 5 },
    ...{ totalQuantity: 10, content: '배추김치를 살 때 써요.', startDate, endDate, isActive: true },
  };
  const made = await Promise.all(
    Array.from({ length: 3 }, () => product.call(api.coupons.create, { as: 'admin', body })),
  );
  expect([count(made, 201), count(made, 400)]).toEqual([1, 2]);
});
