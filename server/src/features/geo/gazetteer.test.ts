import { expect, test } from 'vitest';
import { findInGazetteer } from './gazetteer.ts';
import { aliases, districts, postalAreas, provincePoints } from './tables.ts';

const wordsOf = (address: string) => findInGazetteer(address).map((c) => c.formatted_address);

const BURNABY = '버나비 (Burnaby), BC';
const VANCOUVER = '밴쿠버 (Vancouver), BC';
const VICTORIA = '빅토리아 (Victoria), BC';

const ADDRESSES: [address: string, candidates: string[]][] = [
  // Postal codes and their first half, wherever they stand and however they are written.
  ['4500 Kingsway, Burnaby, BC V5H 2A9', ['V5H (Burnaby), BC', BURNABY]],
  ['V5H2A9', ['V5H (Burnaby), BC']],
  ['v5h 근처', ['V5H (Burnaby), BC']],
  ['토론토 M5V 1A1', ['M5V (Downtown Toronto), ON', '토론토 (Toronto), ON']],
  ['V7Z 1A1', ['V7Z, BC']],
  ['Unit B2A, 123 Main St, Vancouver', [VANCOUVER, 'B2A (North Sydney South Central), NS']],
  ['Z9Z 9Z9', []],
  // Cities in both languages, with and without a province.
  ['Burnaby', [BURNABY]],
  ['burnaby bc', [BURNABY]],
  ['BURNABY, B.C., Canada', [BURNABY]],
  ['Burnaby, British Columbia', [BURNABY]],
  ['버나비', [BURNABY]],
  ['버나비시', [BURNABY]],
  ['버나비에 있는 방', [BURNABY]],
  ['버너비BC', [BURNABY]],
  ['비씨주 버나비', [BURNABY]],
  ['Montreal QC', ['몬트리올 (Montréal), QC']],
  ['Montréal, Québec', ['몬트리올 (Montréal), QC']],
  ['Quebec City', ['퀘벡시티 (Québec), QC']],
  ['퀘벡시', ['퀘벡시티 (Québec), QC']],
  ['Saint Albert AB', ['세인트앨버트 (St. Albert), AB']],
  ["St John's, NL", ["세인트존스 (St. John's), NL"]],
  ['Bath ON', ['Bath, ON']],
  ['노스욕', ['노스욕 (North York), ON']],
  ['킷실라노, 밴쿠버', ['킷실라노 (Kitsilano), BC', VANCOUVER]],
  // The whole name, and whole words only.
  ['North Vancouver', ['노스밴쿠버 (North Vancouver), BC']],
  ['노스 밴쿠버', ['노스밴쿠버 (North Vancouver), BC']],
  ['Port Coquitlam BC', ['포트코퀴틀람 (Port Coquitlam), BC']],
  ['520 Bathurst St, Toronto, ON', ['토론토 (Toronto), ON']],
  ['본가 식당', []],
  ['a house on King St W, Toronto, ON', ['토론토 (Toronto), ON']],
  // A name that several have: by the province, by the postal code, by population.
  ['Richmond', ['리치먼드 (Richmond), BC', 'Richmond, ON', 'Richmond, QC']],
  ['Richmond, ON', ['Richmond, ON']],
  ['Richmond K0A 2Z0', ['K0A (National Capital Region), ON', 'Richmond, ON']],
  ['온타리오주 리치먼드힐', ['리치먼드힐 (Richmond Hill), ON']],
  // Streets that are named after cities.
  ['Vancouver St, Victoria', [VICTORIA]],
  ['1234 Vancouver Street Victoria BC', [VICTORIA]],
  ['Victoria Dr, Vancouver, BC', [VANCOUVER]],
  ['London Road', ['런던 (London), ON']],
  ['Ontario St, Vancouver', [VANCOUVER]],
  ['5671 Malibu Terrace, Nanaimo', ['나나이모 (Nanaimo), BC']],
  ['빅토리아 스트리트, 밴쿠버', [VANCOUVER]],
  ['Surrey, Vancouver', [VANCOUVER, '써리 (Surrey), BC']],
  // Provinces.
  ['BC', ['브리티시컬럼비아 (British Columbia)']],
  ['브리티시 컬럼비아', ['브리티시컬럼비아 (British Columbia)']],
  ['알버타', ['앨버타 (Alberta)']],
  ['somewhere in P.E.I.', ['프린스에드워드아일랜드 (Prince Edward Island)']],
  ['Prince Edward Island', ['프린스에드워드아일랜드 (Prince Edward Island)']],
  // Nothing.
  ['서울시 강남구', []],
  ['house on a hill', []],
  ['!!', []],
];

test('finds postal areas, cities and provinces in an address', () => {
  for (const [address, candidates] of ADDRESSES) expect(wordsOf(address), address).toEqual(candidates);
});

test('a candidate says how exact it is and where', () => {
  const [area, city] = findInGazetteer('Burnaby V5H');
  expect(area).toEqual({
    geometry: { location: { lat: 49.2302, lng: -122.9952 } },
    formatted_address: 'V5H (Burnaby), BC',
    precision: 'fsa',
  });
  expect(city?.precision).toBe('city');
  expect(findInGazetteer('노바스코샤')[0]).toMatchObject({
    precision: 'province',
    geometry: { location: { lat: expect.closeTo(45.2, 1), lng: expect.closeTo(-62.8, 1) } },
  });
  expect(findInGazetteer('Delta, BC')[0]).toMatchObject({
    precision: 'city',
    geometry: { location: { lat: expect.closeTo(49.1, 1), lng: expect.closeTo(-123, 0) } },
  });
});

test('at most five, none twice', () => {
  const many = wordsOf('Richmond, Windsor, Waterloo, Cornwall, Toronto, Toronto');
  expect(many).toHaveLength(5);
  expect(new Set(many).size).toBe(5);
});

// A search that backtracks would outlast the test's time limit.
test('reads the longest address there can be', () => {
  for (const address of ['St '.repeat(66), '가'.repeat(200)])
    expect(findInGazetteer(address).length).toBeLessThanOrEqual(5);
});

test('every table is whole and inside Canada', () => {
  expect(postalAreas.size).toBe(1664);
  expect(provincePoints.size).toBe(13);
  expect(aliases.length).toBeGreaterThan(50);
  for (const { lat, lng } of [...postalAreas.values(), ...districts, ...provincePoints.values()]) {
    expect(lat).toBeGreaterThan(41.6);
    expect(lat).toBeLessThan(83.2);
    expect(lng).toBeGreaterThan(-141.1);
    expect(lng).toBeLessThan(-52.6);
  }
});
