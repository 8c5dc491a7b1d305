import { expect, test } from 'vitest';
import { areaOf, areas, wantedPlaces } from './areas.ts';
import { canonicalPlaces } from './places.ts';
import { isProvinceId, provinceIdOf } from './regions.ts';

const [VANCOUVER, BURNABY, TORONTO] = ['CA596173331', 'CA595911606', 'CA356167865'];

test('areas have ids of their own, between those of provinces and of cities, and cities of their province', () => {
  expect(new Set(areas.map(({ id }) => id)).size).toBe(areas.length);
  expect(new Set(areas.flatMap(({ ko, en }) => [ko, en])).size).toBe(2 * areas.length);
  for (const { id, cities } of areas) {
    expect(id).toMatch(/^CA\d{2}(\d{2}|9\d{2})$/);
    expect(isProvinceId(provinceIdOf(id))).toBe(true);
    expect(new Set(cities).size, id).toBe(cities.length);
    for (const city of cities) expect(city).toMatch(new RegExp(`^${provinceIdOf(id)}\\d{6,8}$`));
  }
});

test('the GTA is Toronto and its four regions, the Tri-Cities are in Metro Vancouver', () => {
  const inGta = new Set(areaOf('CA35901')?.cities);
  for (const id of ['CA3520', 'CA3519', 'CA3521', 'CA3524', 'CA3518'])
    for (const city of areaOf(id)?.cities ?? []) expect(inGta.has(city), city).toBe(true);
  const metro = areaOf('CA5915')?.cities ?? [];
  expect(areaOf('CA59901')?.cities.every((city) => metro.includes(city))).toBe(true);
  expect(areaOf(VANCOUVER)).toBeUndefined();
});

test('places have one spelling: each once, the widest first, none inside another', () => {
  expect(canonicalPlaces([VANCOUVER, BURNABY, VANCOUVER, ''])).toEqual([BURNABY, VANCOUVER]);
  expect(canonicalPlaces([BURNABY, 'CA5915', 'CA59', TORONTO])).toEqual(['CA59', TORONTO]);
  expect(canonicalPlaces([BURNABY, 'CA00'])).toEqual([]);
  expect(canonicalPlaces([])).toEqual([]);
});

test('a filter looks in the cities of its areas, in the parts of its cities, and within the city that is named beside', () => {
  expect(wantedPlaces({})).toBeNull();
  expect(wantedPlaces({ regionId: [], cityId: 'CA00' })).toBeNull();
  expect(wantedPlaces({ regionId: ['CA59'] })).toEqual(['CA59']);
  expect(wantedPlaces({ cityId: BURNABY })).toEqual([BURNABY]);
  expect(wantedPlaces({ regionId: ['CA59901', TORONTO] })).toEqual(
    canonicalPlaces([TORONTO, ...(areaOf('CA59901')?.cities ?? [])]),
  );
  expect(wantedPlaces({ regionId: ['CA595937615'] })).toContain('CA597602078');
  expect(wantedPlaces({ regionId: ['CA5915'], cityId: BURNABY })).toEqual([BURNABY]);
  expect(wantedPlaces({ regionId: [BURNABY], cityId: 'CA59' })).toEqual([BURNABY]);
  expect(wantedPlaces({ regionId: ['CA35'], cityId: BURNABY })).toEqual([]);
});
