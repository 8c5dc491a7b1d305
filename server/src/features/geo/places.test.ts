import { areas } from '@hanca/common/areas.ts';
import { isProvinceId, provinceIdOf } from '@hanca/common/regions.ts';
import { expect, test } from 'vitest';
import { cities, cityById, countries, isKnownRegion, regionName } from './places.ts';

const hangul = /^[가-힣]+$/;

test('Vancouver and Burnaby have their decided ids and coordinates', () => {
  expect(cityById.get('CA596173331')).toMatchObject({
    provinceId: 'CA59',
    name: '밴쿠버',
    nameKo: '밴쿠버',
    nameEn: 'Vancouver',
    lat: expect.closeTo(49.25, 1),
    lng: expect.closeTo(-123.12, 1),
  });
  expect(cityById.get('CA595911606')).toMatchObject({ name: '버나비', nameEn: 'Burnaby' });
});

test('every row is a city of a known province, in Canada, with an id of its own', () => {
  expect(cities.length).toBeGreaterThan(1000);
  expect(cityById.size).toBe(cities.length);
  for (const city of cities) {
    expect(city.id).toMatch(/^CA\d{2}\d{5,}$/);
    expect(isProvinceId(city.provinceId), city.id).toBe(true);
    expect(provinceIdOf(city.id)).toBe(city.provinceId);
    // From Middle Island to Cape Columbia, from the Alaskan border to Cape Spear.
    expect(city.lat, city.nameEn).toBeGreaterThan(41.6);
    expect(city.lat, city.nameEn).toBeLessThan(83.2);
    expect(city.lng, city.nameEn).toBeGreaterThan(-141.1);
    expect(city.lng, city.nameEn).toBeLessThan(-52.6);
    expect(city.population).toBeGreaterThanOrEqual(0);
    expect(city.nameEn).not.toBe('');
  }
});

test('the largest 60 have Korean names, and no Korean name is anything but Hangul', () => {
  const largest = cities.toSorted((a, b) => b.population - a.population).slice(0, 60);
  for (const city of largest) expect(city.nameKo, city.nameEn).toMatch(hangul);
  for (const { nameKo, name, nameEn } of cities) {
    if (nameKo === null) expect(name).toBe(nameEn);
    else expect(nameKo, nameEn).toMatch(hangul);
  }
});

test('names are spelled as Koreans in Canada spell them', () => {
  const inKorean = (provinceId: string, nameEn: string) =>
    cities.find((city) => city.provinceId === provinceId && city.nameEn === nameEn)?.name;
  const bc = [
    'Surrey',
    'Coquitlam',
    'Port Coquitlam',
    'Port Moody',
    'Langley',
    'New Westminster',
    'Richmond',
  ];
  expect(bc.map((name) => inKorean('CA59', name))).toEqual([
    '써리',
    '코퀴틀람',
    '포트코퀴틀람',
    '포트무디',
    '랭리',
    '뉴웨스트민스터',
    '리치먼드',
  ]);
  const on = ['Toronto', 'Mississauga', 'Markham', 'Richmond Hill', 'Vaughan'];
  expect(on.map((name) => inKorean('CA35', name))).toEqual([
    '토론토',
    '미시사가',
    '마캄',
    '리치먼드힐',
    '본',
  ]);
});

test('the wire form holds Canada, its 13 provinces and every city once, the largest first', () => {
  const list = countries();
  expect(list.map(({ id, name, nameEn }) => [id, name, nameEn])).toEqual([['CA', '캐나다', 'Canada']]);
  const provinces = list[0]?.provincies ?? [];
  expect(provinces).toHaveLength(13);
  expect(provinces[0]).toMatchObject({ id: 'CA59', name: '브리티시컬럼비아', nameEn: 'British Columbia' });
  expect(provinces[0]?.cities[0]).toEqual({ id: 'CA596173331', name: '밴쿠버', nameEn: 'Vancouver' });
  const ids = provinces.flatMap((province) => province.cities.map(({ id }) => id));
  expect(ids.toSorted()).toEqual([...cityById.keys()].toSorted());
  for (const province of provinces) {
    const sizes = province.cities.map(({ id }) => cityById.get(id)?.population ?? Number.NaN);
    expect(sizes, province.nameEn).toEqual(sizes.toSorted((a, b) => b - a));
    expect(province.cities.every(({ id }) => id.startsWith(province.id))).toBe(true);
    expect(province.cities.length, province.nameEn).toBeGreaterThan(0);
  }
});

test('a region is named in both languages; an unknown id has no name and is not known', () => {
  expect([regionName('CA00'), regionName('CA00', 'en')]).toEqual(['전체', 'All']);
  expect([regionName('CA35'), regionName('CA35', 'en')]).toEqual(['온타리오', 'Ontario']);
  expect([regionName('CA596173331'), regionName('CA596173331', 'en')]).toEqual(['밴쿠버', 'Vancouver']);
  expect([regionName('CA5915'), regionName('CA5915', 'en')]).toEqual(['메트로밴쿠버', 'Metro Vancouver']);
  expect(isKnownRegion('CA5915')).toBe(false);
  for (const id of ['CA00', 'CA62', 'CA595911606']) expect(isKnownRegion(id), id).toBe(true);
  for (const id of ['', 'CA', 'CA99', 'CA590', 'CA356173331', '6173331']) {
    expect(regionName(id), id).toBeNull();
    expect(isKnownRegion(id), id).toBe(false);
  }
});

test('where many Koreans live can be chosen, Willowdale as North York', () => {
  const names = ['노스욕', '스카버러', '쏜힐', '델타', '휘트비', '사니치'];
  expect(cities.filter(({ name }) => names.includes(name)).map(({ nameEn }) => nameEn)).toEqual([
    'North York',
    'Scarborough',
    'Whitby',
    'Saanich',
    'Thornhill',
    'Delta',
  ]);
  expect(cityById.get('CA358558534')?.name).toBe('노스욕');
});

test('areas consist of cities that there are, and the app data name them', () => {
  for (const { id, cities: members } of areas)
    for (const member of members) expect(cityById.has(member), `${id} ${member}`).toBe(true);
  const [canada] = countries();
  expect(canada?.areas.find(({ id }) => id === 'CA59901')).toMatchObject({
    name: '트라이시티',
    nameEn: 'Tri-Cities',
    aliases: expect.arrayContaining(['트라이시티즈']),
    cities: expect.arrayContaining(['CA595927690']),
  });
  const burnaby = canada?.provincies[0]?.cities.find(({ id }) => id === 'CA595911606');
  expect(burnaby).toEqual({ id: 'CA595911606', name: '버나비', nameEn: 'Burnaby', aliases: ['버너비'] });
});
