import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const get = async (as: Role) => (await product.call(api.renterCard.read, { as })).json();
const put = async (body: object) =>
  (await product.call(api.renterCard.write, { as: 'member', body })).statusCode;

const EMPTY = { people: null, job: '', moveIn: '', termMonths: null, pets: '', languages: [] };

test('a member has one card, which nobody else sees', async () => {
  expect(await get('member')).toEqual(EMPTY);
  const card = {
    people: 2,
    job: '간호사',
    moveIn: '2026-12-01',
    termMonths: 12,
    pets: '없어요',
    languages: ['ko', 'en'],
  };
  expect([await put({ ...card, job: '학생' }), await put(card)]).toEqual([204, 204]);
  expect(await get('member')).toEqual(card);
  expect([await get('other'), await get('admin')]).toEqual([EMPTY, EMPTY]);
  for (const wrong of [{ people: 0 }, { moveIn: '내일' }, { languages: ['xx'] }, { job: '가'.repeat(61) }]) {
    expect(await put({ ...card, ...wrong })).toBe(400);
  }
});
