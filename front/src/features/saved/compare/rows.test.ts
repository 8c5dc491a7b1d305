import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { expect, test } from 'vitest';
import { sampleRealty } from '../../../testing/sample-realty.ts';
import { comparedIds } from '../compared-ids.ts';
import { rowsOf } from './rows.ts';

const home = (change: Partial<RealtyDetail>): RealtyDetail => ({ ...sampleRealty, ...change });

test('homes are set beside each other fact by fact, without what none of them says', () => {
  const rows = rowsOf([
    home({
      ...{ price: 1000, utilitiesIncluded: true, deposit: 500, houseRules: '' },
      station: { name: '조이스역', metres: 310 },
    }),
    home({
      ...{ price: 900, utilitiesIncluded: false, utilitiesFee: 80, deposit: null, houseRules: '' },
      station: null,
    }),
    null,
  ]);
  const row = (title: string) => rows.find((one) => one.title === title);
  expect(row('월 합계')).toEqual({
    title: '월 합계',
    texts: ['$1,000 (공과금까지)', '약 $980 (공과금까지)', ''],
    differs: true,
  });
  expect(row('보증금')?.texts).toEqual(['$500 (반 달치)', '', '']);
  // What cannot be seen differs from nothing.
  expect(row('가구')).toEqual({ title: '가구', texts: ['포함', '포함', ''], differs: false });
  expect(row('가까운 역')?.texts).toEqual(['조이스역 약 300m, 도보 4분', '', '']);
  expect(row('집 규칙')).toBeUndefined();
  expect(row('상태')?.texts).toEqual(['구하는 중', '구하는 중', '']);
});

test('an address names each home once, and no more than four', () => {
  const named = (search: string) => comparedIds(new URLSearchParams(search));
  expect(named('ids=3,1,3,x,-2,0')).toEqual([3, 1]);
  expect(named('ids=1&ids=2')).toEqual([1, 2]);
  expect(named('ids=1,2,3,4,5')).toEqual([1, 2, 3, 4]);
  expect(named('')).toEqual([]);
});
