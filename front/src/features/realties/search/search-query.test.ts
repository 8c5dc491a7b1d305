import { expect, test } from 'vitest';
import { changed, cityOf, inPlaceOf, type RealtySearch, searchHref, without } from './search-parameters.ts';
import { filterOf, readSearch } from './search-query.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

const everything: RealtySearch = {
  regionId: 'CA35,CA5915,CA595911606',
  reType: '9',
  txType: '5',
  bedroom: '0',
  bathroom: '2',
  priceMin: '900',
  priceMax: '2500',
  areaMin: '600',
  availableBefore: '2026-12-01',
  pets: 'true',
  furnished: 'false',
  utilities: 'electricity,internet',
  laundry: 'ensuite',
  parking: '1',
  smoking: 'false',
  roomKind: 'master',
  minTermMax: '6',
  depositMax: '0',
  keyword: '메트로타운 역',
  userId: '7',
  bbox: '-123.02,49.2,-122.9,49.3001',
  status: '-1',
  sort: 'price-up',
  page: '3',
  view: 'map',
};

test('a search reads back from its own address', () => {
  const back = readSearch(new URL(searchHref(everything), 'https://hanca.test').searchParams);
  expect(back).toEqual(everything);
  expect(searchHref(back)).toBe(searchHref(everything));
  expect(searchHref({})).toBe('/realtylist');
});

test('what goes without saying is not in the address', () => {
  expect(read('txType=2&status=0&page=1&sort=newest&view=list&bedroom=&regionId=CA00&priceMin=0')).toEqual(
    {},
  );
});

test.each([
  'regionId=CA99',
  'cityId=CA991',
  'cityId=Burnaby',
  'reType=0',
  'reType=abc',
  'txType=-1',
  'bedroom=5',
  'bedroom=-1',
  'bathroom=1.5',
  'priceMin=-5',
  'priceMax=1e6',
  'priceMax=1000001',
  'pets=maybe',
  'utilities=cable,sun',
  'laundry=none%20at%20all',
  'roomKind=attic',
  'minTermMax=61',
  'availableBefore=2026-02-30',
  'availableBefore=tomorrow',
  'keyword=%20%20',
  'bbox=1,2,3',
  'bbox=-122,49,-123,50',
  'bbox=-123,50,-122,49',
  'bbox=-123,49,-122,91',
  'bbox=a,b,c,d',
  'bbox=-123.00001,49,-123,50',
  'status=3',
  'sort=cheap',
  'page=0',
  'page=1&page=2',
  'view=globe',
  'userId=0',
  'userId=me',
  'hidden=true',
])('%s counts as no filter', (query) => {
  expect(read(query)).toEqual({});
});

test('spellings of the same are one', () => {
  expect(read('bedroom=02&furnished=1&pets=0')).toEqual({ bedroom: '2', furnished: 'true', pets: 'false' });
  expect(read('utilities=internet&utilities=heat')).toEqual({ utilities: 'heat,internet' });
  expect(read('keyword=%20%EB%B2%84%EB%82%98%EB%B9%84%20%20%EB%A3%B8%00')).toEqual({ keyword: '버나비 룸' });
  expect(read('bbox=-123.123456,49.1,-122.900001,49.29999')).toEqual({ bbox: '-123.1235,49.1,-122.9,49.3' });
  expect(read('priceMin=2500&priceMax=900')).toEqual({ priceMin: '900', priceMax: '2500' });
});

test('a keyword is cut by characters, not in the middle of one', () => {
  expect(read(`keyword=${'😀'.repeat(120)}`).keyword).toBe('😀'.repeat(100));
});

test('the one city of an earlier address is a place; one of another province than the chosen gives way', () => {
  const burnaby = { regionId: 'CA595911606' };
  expect(read('cityId=CA595911606')).toEqual(burnaby);
  expect(read('regionId=CA59&cityId=CA595911606')).toEqual(burnaby);
  expect(searchHref(read('cityId=CA595911606'))).toBe('/realtylist?regionId=CA595911606');
  expect(read('regionId=CA35&cityId=CA595911606')).toEqual({ regionId: 'CA35' });
});

test('places have one spelling, however they are chosen', () => {
  const places = 'CA35,CA5915,CA595911606';
  expect(read('regionId=CA595911606,CA35,CA5915').regionId).toBe(places);
  expect(read('regionId=CA5915&regionId=CA595911606&regionId=CA35&regionId=CA356167865').regionId).toBe(
    places,
  );
  expect(read('regionId=CA99,x,CA5915').regionId).toBe('CA5915');
  expect(cityOf(read('regionId=CA595911606'))).toBe('CA595911606');
  for (const other of ['CA59', 'CA5915', 'CA595911606,CA596173331'])
    expect(cityOf(read(`regionId=${other}`)), other).toBeUndefined();
});

test('a change starts from the first page and leaves the rest', () => {
  const search = read('priceMax=2000&page=4&sort=price-up');
  expect(changed(search, { pets: 'true' })).toEqual({ priceMax: '2000', pets: 'true', sort: 'price-up' });
  expect(without(search, 'priceMax')).toEqual({ sort: 'price-up' });
});

test('an area of the map goes with another region, not with another price', () => {
  const search = read('regionId=CA59&bbox=-123,49,-122,50');
  expect(changed(search, { priceMax: '2000' }).bbox).toBe('-123,49,-122,50');
  expect(inPlaceOf(search, { ...search, regionId: 'CA35' })).toEqual({ regionId: 'CA35' });
  expect(inPlaceOf(search, { ...search, bbox: '-80,43,-79,44', regionId: 'CA35' }).bbox).toBe(
    '-80,43,-79,44',
  );
});

test('the API gets a query for rentals that can still be had, unless the address says something else', () => {
  const requests = (search: RealtySearch) => JSON.parse(JSON.stringify(filterOf(search)));
  expect(requests({})).toEqual({ txType: 2, status: 0 });
  expect(requests(everything)).toEqual({
    regionId: 'CA35,CA5915,CA595911606',
    reType: '9',
    txType: '5',
    bedroom: '0',
    bathroom: '2',
    priceMin: '900',
    priceMax: '2500',
    areaMin: '600',
    availableBefore: '2026-12-01',
    pets: true,
    furnished: false,
    utilities: 'electricity,internet',
    laundry: 'ensuite',
    parking: '1',
    smoking: false,
    roomKind: 'master',
    minTermMax: '6',
    depositMax: '0',
    keyword: '메트로타운 역',
    userId: '7',
    bbox: '-123.02,49.2,-122.9,49.3001',
    status: '-1',
  });
});
