import { expect, test } from 'vitest';
import { areaText, buildYears, titleOf } from './realties.ts';
import { FACINGS, PETS } from './realty-codes.ts';

test('an area is in square feet', () => {
  expect(areaText(1380)).toBe('1,380 sqft');
});

test('the last thirty years can be chosen', () => {
  const years = buildYears(new Date('2026-11-21'));
  expect(years).toHaveLength(30);
  expect([years[0], years[29]]).toEqual([2026, 1997]);
});

test('codes have titles, and what is no code has none', () => {
  expect(titleOf(PETS, 'negotiable')).toBe('협의');
  expect(titleOf(FACINGS, 8)).toBe('남서향');
  expect(titleOf(PETS, null)).toBe('');
});
