import { api } from '@hanca/common/contract/index.ts';
import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realties } from '../../db/schema/realties.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { createRealty } from '../../testing/samples.ts';

let product: TestProduct;
const ids: number[] = [];
beforeAll(async () => {
  product = await startProduct();
  const made = [
    await createRealty(product, {
      title: '버나비 룸렌트 구해요',
      reType: 9,
      roomKind: 'den',
      content: '방 하나, 100% 금연입니다. 2베드_아파트의 방이에요.',
      options: { dishwasher: true, tv: false },
    }),
    await createRealty(product, {
      title: '스카이 트레인역 5분',
      cityId: 'CA595927690',
      location: { lat: 49.28, lng: -122.79 },
      address: '3000 Lincoln Ave, Coquitlam',
      content: 'Bright & Quiet — pets OK!\n룸 2개',
    }),
  ];
  ids.push(...made.map(({ id }) => id));
});
afterAll(() => product.close());

const found = async (keyword: string): Promise<number[]> => {
  const list = await product.call(api.realties.list, { query: { keyword } });
  const count = await product.call(api.realties.count, { query: { keyword } });
  expect(list.statusCode, list.body).toBe(200);
  const places = list.json<RealtySummary[]>().map(({ id }) => ids.indexOf(id));
  expect(count.json()).toBe(places.length);
  return places.sort();
};

test('terms are stored as they are', async () => {
  const { db } = product.services;
  const first = eq(realties.id, ids[0] ?? 0);
  const read = async () => (await db.select({ terms: realties.terms }).from(realties).where(first))[0]?.terms;
  const before = await read();
  for (const terms of [['bed>=4', '버나', '𠀀', '"', '\\', '{a,b}', 'null', ' ', ''], [], before]) {
    await db.update(realties).set({ terms }).where(first);
    expect(await read()).toEqual(terms);
  }
});

describe('finds', () => {
  test('words in any spelling, order and spacing', async () => {
    for (const [keyword, expected] of [
      ['렌트', [0, 1]],
      ['룸렌트', [0]],
      ['룸 렌트', [0, 1]],
      ['룸  렌트  구해요', [0]],
      ['버나비', [0]],
      ['버 나비', [0]],
      ['버나비룸렌트', [0]],
      ['구해요 버나비', [0]],
      ['스카이트레인', [1]],
      ['스카 이트레인', [1]],
      ['트레인역5분', [1]],
      ['방', [0]],
      ['룸', [0, 1]],
      ['코퀴틀람', [1]],
      ['코퀴틀럼', [1]],
      ['커퀴틀람', [1]],
      ['coquitlam', [1]],
      ['COQUITLAM', [1]],
      ['버너비', [0]],
      ['비씨', [0, 1]],
      ['bc', [0, 1]],
      ['브리티시 컬럼비아', [0, 1]],
      ['kingsway', [0]],
      ['lincoln ave', [1]],
      ['식기세척기', [0]],
      ['덴', [0]],
      ['콘도', [1]],
      ['bright quiet', [1]],
      ['Pets, OK', [1]],
      ['버나비!!', [0]],
      ['ＢＲＩＧＨＴ', [1]],
      ['나비'.normalize('NFD'), [0]],
      ['100%', [0]],
      ['2베드_아파트', [0]],
    ] as const) {
      expect(await found(keyword), keyword).toEqual(expected);
    }
  });
});

describe('does not find', () => {
  test.each([
    ['a word of which one part is missing', '버나비 하우스'],
    ['letters that stand apart', '렌구'],
    ['pairs that are there, but not in a row', '나비룸렌트버'],
    ['pairs that are there in two places', '하나비'],
    ['over the border of two fields', '구해요방'],
    ['an amenity that is not there', '욕조'],
    ['a house number', '3000'],
    ['an owner', '회원'],
    ['wildcards', '%'],
    ['more wildcards', '버_비'],
    ['a wildcard among letters', '버%비'],
    ['a backslash', '\\'],
    ['an emoji', '👍'],
    ['an attempt at SQL', "' or '1'='1"],
    ['a fact', 'region=CA59'],
  ])('%s', async (_, keyword) => {
    expect(await found(keyword)).toEqual([]);
  });
});
