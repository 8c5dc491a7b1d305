import { countryName } from '@hanca/common/countries.ts';
import { expect, test } from 'vitest';
import { countryOf } from './country-of.ts';

test('names the country of a public address, and none of a private one', async () => {
  const cases: [ip: string, country: string | null][] = [
    ['24.48.0.1', 'CA'],
    ['8.8.8.8', 'US'],
    ['2001:4860:4860::8888', 'US'],
    ['::ffff:24.48.0.1', 'CA'],
    ['127.0.0.1', null],
    ['10.1.2.3', null],
    ['172.31.0.1', null],
    ['192.168.0.1', null],
    ['169.254.1.1', null],
    ['100.64.0.1', null],
    ['fd00::1', null],
    ['::1', null],
    ['fe80::1', null],
    ['no address', null],
    ['', null],
  ];
  for (const [ip, country] of cases) expect(await countryOf(ip), ip).toBe(country);
});

test('countries have their Korean names, and nobody knows a code of none', () => {
  expect(['CA', 'KR', 'US', null].map(countryName)).toEqual(['캐나다', '대한민국', '미국', null]);
});
