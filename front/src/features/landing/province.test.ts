import { expect, test } from 'vitest';
import { provinceOf } from './province.ts';

test.each([
  ['CA59', '브리티시컬럼비아'],
  ['CA5915', '브리티시컬럼비아'],
  ['CA595911606', '브리티시컬럼비아'],
  ['CA35', '온타리오'],
  ['CA48', '앨버타'],
])('%s is told of %s, by its own pages alone', (region, name) => {
  const province = provinceOf(region);
  expect(province?.name).toBe(name);
  for (const { url } of province?.links ?? [])
    expect(url).toMatch(
      /^https:\/\/(?:www2?\.gov\.bc\.ca|www\.bclaws\.gov\.bc\.ca|www\.welcomebc\.ca|www\.ontario\.ca|www\.alberta\.ca)\//,
    );
});

test('elsewhere nothing is said', () => {
  expect(provinceOf(undefined)).toBeNull();
  expect(provinceOf('CA13')).toBeNull();
});
