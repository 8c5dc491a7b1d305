import { expect, test } from 'vitest';
import { homeTitle, isTakenDown } from './home-state.tsx';

test.each([
  ['as it was', { state: 0, realtyId: 12, title: '콘도' }, '콘도', false],
  ['over, or taken back by its lister', { state: null, realtyId: 12, title: '콘도' }, '콘도', false],
  ['deleted', { state: null, realtyId: 0, title: '' }, '삭제된 매물', false],
  ['hidden by staff', { state: null, realtyId: 12, title: '' }, '운영진이 내린 매물', true],
])('a home that is %s', (_, home, title, isHidden) => {
  expect([homeTitle(home), isTakenDown(home)]).toEqual([title, isHidden]);
});
