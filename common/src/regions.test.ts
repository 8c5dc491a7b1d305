import { expect, test } from 'vitest';
import { ALL_REGIONS } from './all-regions.ts';
import { isProvinceId, provinceIdOf, provinceName, provinces } from './regions.ts';

test('the 13 provinces carry the codes of Statistics Canada', () => {
  const codes = Object.fromEntries(provinces.map(({ code, id }) => [code, id]));
  expect(codes).toEqual({
    NL: 'CA10',
    PE: 'CA11',
    NS: 'CA12',
    NB: 'CA13',
    QC: 'CA24',
    ON: 'CA35',
    MB: 'CA46',
    SK: 'CA47',
    AB: 'CA48',
    BC: 'CA59',
    YT: 'CA60',
    NT: 'CA61',
    NU: 'CA62',
  });
  expect(provinces).toHaveLength(13);
  expect(provinces.slice(0, 3).map(({ code }) => code)).toEqual(['BC', 'ON', 'AB']);
});

test('every province has a Korean and an English name of its own', () => {
  for (const { ko, en } of provinces) {
    expect(ko).toMatch(/^[가-힣 ]+$/);
    expect(en).toMatch(/^[A-Za-z ]+$/);
  }
  expect(new Set(provinces.flatMap(({ ko, en }) => [ko, en])).size).toBe(26);
});

test('only a province id is one', () => {
  expect(isProvinceId('CA59')).toBe(true);
  for (const id of [ALL_REGIONS, 'CA596173331', 'CA99', 'ca59', '']) expect(isProvinceId(id)).toBe(false);
});

test('a city id starts with its province id', () => {
  expect(provinceIdOf('CA596173331')).toBe('CA59');
  expect(provinceIdOf('CA35')).toBe('CA35');
});

test('names come in the chosen language, and null for what is not a province', () => {
  expect(provinceName('CA59')).toBe('브리티시컬럼비아');
  expect(provinceName('CA59', 'en')).toBe('British Columbia');
  expect(provinceName(ALL_REGIONS)).toBeNull();
  expect(provinceName('CA596173331', 'en')).toBeNull();
});
