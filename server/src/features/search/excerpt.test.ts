import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('an excerpt has the words of HTML and markdown, as a reader sees them', () => {
  expect(excerptOf('<p>떡 &amp; 커피</p><p>**무료** &lt;오늘만&gt;</p>', [])).toBe('떡 & 커피 무료 <오늘만');
  expect(excerptOf('[지도](https://example.org) a < b', [])).toBe('지도 a < b');
});

test('of a body that is nothing but beginnings it is found at once', () => {
  expect(excerptOf('<'.repeat(8000), []).length).toBeLessThan(200);
});
