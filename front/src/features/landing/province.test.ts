import { createClient } from '@hanca/common/client.ts';
import { api } from '@hanca/common/contract/index.ts';
import type { ProvinceProfile } from '@hanca/common/contract/province-facts.ts';
import { expect, test } from 'vitest';
import { sampleProvince } from '../../testing/sample-province.ts';
import { readProvince } from './province.ts';

const known = [
  { id: 'CA59', name: '브리티시컬럼비아' },
  { id: 'CA35', name: '온타리오' },
];

const read = (region: string | undefined, profile: ProvinceProfile | null = sampleProvince) => {
  const asked: unknown[] = [];
  const client = createClient(api, async (endpoint, given) => {
    if (endpoint === api.provinceFacts.provinces) return known;
    asked.push(given);
    if (!profile) throw new Error('cannot be read');
    return profile;
  });
  return readProvince((use) => use(client), region).then((part) => ({ part, asked }));
};

test('a reader is told of their province at a glance, what is over apart', async () => {
  const { part, asked } = await read('CA595911606');
  expect(asked).toMatchObject([{ params: { province: 'CA59' } }]);
  expect(part?.title).toBe('브리티시컬럼비아에서 알아둘 것');
  expect(part?.glances.map(({ href, title, text, note, none }) => [href, title, text, note, none])).toEqual([
    ['/province/CA59#wage', '최저임금', '시간당 $18.25', '2027년 6월 1일부터 시간당 $18.65', undefined],
    ['/province/CA59#rent', '집세 인상 한도', '새 값 확인 전', '2026년 12월 31일까지는 한 해 2.3%', true],
    [
      ...['/province/CA59#deposit', '보증금', '월세의 반까지'],
      ...['반려동물 보증금은 따로 반 달치까지 받을 수 있어요.', undefined],
    ],
    ['/province/CA59#holidays', '다음 공휴일', '2월 15일 (월)', '패밀리 데이', undefined],
  ]);
  expect(part?.more).toEqual({ href: '/province/CA59' });
  expect(part?.choices).toBeUndefined();
});

test('the whole country is no province: there is the choice of one, and nothing else', async () => {
  const { part, asked } = await read(undefined);
  expect(asked).toEqual([]);
  expect(part).toMatchObject({ title: '사는 주에서 알아둘 것', glances: [] });
  expect(part?.choices?.map(({ href }) => href)).toEqual(['/province/CA59', '/province/CA35']);
});

test('of a province of which nothing is known that is said; what cannot be read withholds no page', async () => {
  const topics = sampleProvince.topics.map((one) => ({ ...one, current: null, over: null }));
  const empty = {
    ...sampleProvince,
    province: 'CA13',
    name: '뉴브런즈윅',
    topics,
    deposit: null,
    holidays: [],
  };
  const { part } = await read('CA13', empty);
  expect(part).toMatchObject({ title: '뉴브런즈윅에서 알아둘 것', glances: [], choices: { length: 2 } });
  expect((await read('CA59', null)).part).toBeNull();
});
