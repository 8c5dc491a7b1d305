import { expect, test } from 'vitest';
import { appdata } from '../../../testing/appdata.ts';
import { placeNamesOf } from '../choices.ts';
import { wishesOf } from './wishes.ts';

const [{ areas, provincies: provinces }] = appdata.countries as [(typeof appdata.countries)[0]];
const choices = { areas, provinces, homeTypes: [], transactionTypes: [] };
const names = { nameOfPlace: placeNamesOf(choices), homeTypes: [], transactionTypes: [] };

/** Titles and addresses, without the path. */
const wishes = (keyword: string, more = {}) =>
  wishesOf({ keyword, ...more }, choices, names).map(({ title, href }) => [
    title,
    decodeURIComponent(href.replace('/realtylist?', '')).replaceAll('+', ' '),
  ]);

test.each([
  ['공과금 포함', [['공과금 모두 포함', 'utilitiesIncluded=true']]],
  ['메트로타운 여성전용', [['여성 전용', 'keyword=메트로타운&womenOnly=true']]],
  ['가구 없는 방', [['가구 없음', 'keyword=방&furnished=false']]],
  [
    '마스터 룸 가구완비',
    [
      ['가구 포함', 'keyword=마스터 룸&furnished=true'],
      ['마스터룸', 'keyword=가구완비&roomKind=master'],
      ['모두 조건으로', 'furnished=true&roomKind=master'],
    ],
  ],
  [
    '버나비 주차',
    [
      ['버나비', 'keyword=주차&regionId=CA595911606'],
      ['주차 1대 이상', 'keyword=버나비&parking=1'],
      ['모두 조건으로', 'regionId=CA595911606&parking=1'],
    ],
  ],
  ['메트로 밴쿠버', [['메트로밴쿠버', 'regionId=CA5915']]],
  ['에덴 빌딩', []],
  ['조용한 집', []],
])('%s', (keyword, expected) => {
  const sorted = (list: string[][]) =>
    list.map(([title, query = '']) => [title, query.split('&').toSorted().join('&')]);
  expect(sorted(wishes(keyword))).toEqual(sorted(expected));
});

test('what is a filter already is not offered', () => {
  expect(wishes('가구', { furnished: 'false' })).toEqual([]);
  expect(wishes('버나비', { regionId: 'CA595911606' })).toEqual([]);
});
