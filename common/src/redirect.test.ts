import { expect, test } from 'vitest';
import { safeRedirect } from './redirect.ts';

const origin = 'https://hanca.example';

test.each([
  ['/mypage', '/mypage'],
  ['/postlist?type=7&page=2#top', '/postlist?type=7&page=2#top'],
  ['/a/../mypage', '/mypage'],
  ['/검색?지역=밴쿠버', '/%EA%B2%80%EC%83%89?%EC%A7%80%EC%97%AD=%EB%B0%B4%EC%BF%A0%EB%B2%84'],
  ['/x?next=//evil.test', '/x?next=//evil.test'],
])('%s stays on this site', (value, path) => {
  expect(safeRedirect(value, origin)).toBe(path);
});

test.each([
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  'https:evil.test',
  'https://evil.test',
  'https://hanca.example.evil.test/',
  'http://a@evil.test',
  '//user:pass@hanca.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'mypage',
  '//[',
  '',
])('%j goes nowhere', (value) => {
  expect(safeRedirect(value, origin)).toBeNull();
});

test('what is no text goes nowhere', () => {
  for (const value of [null, undefined, 1, {}, ['/mypage']]) expect(safeRedirect(value, origin)).toBeNull();
});

test('the answer is always on the own origin when a browser reads it again', () => {
  for (const value of ['/mypage', '/%2f/evil.test', '/./evil.test', '/;//evil.test', '/ /evil.test']) {
    const path = safeRedirect(value, origin);
    if (path !== null) expect(new URL(path, origin).origin).toBe(origin);
  }
});
