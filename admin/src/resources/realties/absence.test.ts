import { expect, test } from 'vitest';
import { absenceOf } from './absence.ts';

const now = new Date(1_790_000_000_000);
const at = (ms: number) => ({ time: String(ms) });

test.each([
  ['', { visible: true, hiddenReason: null, expiresDate: at(now.getTime() + 1) }],
  ['숨김', { visible: false, hiddenReason: '허위 매물', expiresDate: at(now.getTime() - 1) }],
  ['인증 전', { visible: false, hiddenReason: null, expiresDate: at(now.getTime() + 1), unverified: true }],
  ['기한 지남', { visible: false, hiddenReason: null, expiresDate: at(now.getTime()) }],
  ['회원 정지', { visible: false, hiddenReason: null, expiresDate: at(now.getTime() + 1) }],
])('%s', (word, listing) => {
  expect(absenceOf(listing, now)).toBe(word);
});
