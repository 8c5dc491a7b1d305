import { expect, test } from 'vitest';
import { sampleRealty } from '../../../testing/sample-realty.ts';
import { changeRules, realtyRules, savedWords } from './realty-rules.ts';
import { emptyValues, laidOver, type RealtyValues, valuesOf } from './values.ts';

const stored = valuesOf({ ...sampleRealty, phone: '604-555-0123' });

const errorsOf = (some: Partial<RealtyValues>): Record<string, string> => {
  const result = realtyRules({ ...stored, ...some });
  return 'errors' in result ? result.errors : {};
};
const valuesFor = (some: Partial<RealtyValues>) => {
  const result = realtyRules({ ...stored, ...some });
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return result.values;
};

test('a stored listing is one that could be saved', () => {
  expect(errorsOf({})).toEqual({});
});

test('an empty form says at each required field that it is', () => {
  const result = realtyRules(emptyValues);
  expect('errors' in result && result.errors).toEqual({
    title: '제목을 입력해 주세요.',
    regionId: '지역을 골라 주세요.',
    cityId: '도시를 골라 주세요.',
    reType: '주택 유형을 골라 주세요.',
    price: '월세를 입력해 주세요.',
    bedroom: '침실을 입력해 주세요.',
    bathroom: '욕실을 입력해 주세요.',
    area: '면적을 입력해 주세요.',
    address: '주소를 입력해 주세요.',
    location: '지도에서 위치를 확인해 주세요. 위치 확인 버튼을 눌러 주세요.',
    content: '상세 설명을 입력해 주세요.',
  });
});

test.each<[Partial<RealtyValues>, string, string]>([
  [{ txType: '' }, 'txType', '거래 유형을 골라 주세요.'],
  [{ title: '   ' }, 'title', '제목을 입력해 주세요.'],
  [{ price: '많이' }, 'price', '월세는 정수로 입력해 주세요.'],
  [{ price: '2350.5' }, 'price', '월세는 정수로 입력해 주세요.'],
  [{ price: '1,2' }, 'price', '월세는 정수로 입력해 주세요.'],
  [{ bathroom: '1.3' }, 'bathroom', '0.5개 단위로 입력해 주세요.'],
  [{ availability: 'date', availableFrom: '' }, 'availableFrom', '입주할 수 있는 날짜를 골라 주세요.'],
  [{ phone: '전화 주세요' }, 'phone', '전화번호 형식이 올바르지 않아요. 예: 604-555-0123'],
  [{ buildYear: '1950' }, 'buildYear', '최근 30년 가운데에서 골라 주세요.'],
  [{ images: ['/images/else.jpg'] }, 'images', '올린 사진만 쓸 수 있어요.'],
  [{ location: { lat: 37.5, lng: 127 } }, 'location', '캐나다 안의 위치를 골라 주세요.'],
])('%j: %s is refused', (some, name, text) => {
  expect(errorsOf(some)).toEqual({ [name]: text });
});

test.each<[Partial<RealtyValues>, string]>([
  [{ price: '0' }, 'price'],
  [{ price: '1000001' }, 'price'],
  [{ bedroom: '-1' }, 'bedroom'],
  [{ bathroom: '둘' }, 'bathroom'],
  [{ area: '0' }, 'area'],
  [{ parking: '21' }, 'parking'],
])('%j: %s is out of its range', (some, name) => {
  expect(Object.keys(errorsOf(some))).toEqual([name]);
});

test('numbers are taken as people type them', () => {
  const values = valuesFor({
    price: '1,200',
    area: '１２００',
    bathroom: ' 2.5',
    deposit: '$600',
    storey: '−1',
  });
  expect(values).toMatchObject({ price: 1200, area: 1200, bathroom: 2.5, deposit: 600, storey: -1 });
});

test('what is left empty is none, and what belongs to another choice goes with it', () => {
  const values = valuesFor({
    deposit: '',
    parkingFee: ' ',
    buildYear: '',
    pets: '',
    facing: '',
    parking: '',
    availability: 'now',
    availableFrom: '2026-12-01',
    reType: '2',
    roomKind: 'master',
  });
  expect(values).toMatchObject({
    deposit: null,
    parkingFee: null,
    buildYear: null,
    pets: null,
    facing: 0,
    parking: null,
    availableFrom: null,
    roomKind: null,
  });
  expect(valuesFor({ reType: '9', roomKind: 'den' }).roomKind).toBe('den');
  expect(valuesFor({ availability: 'date', availableFrom: '2027-02-01' }).availableFrom).toBe(
    Date.UTC(2027, 1, 1),
  );
});

test('a fact is there, is not, or is not said', () => {
  const said = { furnished: 'true', options: ['tv'], absent: ['internet'], utilitiesIncluded: 'false' };
  expect(valuesFor({ ...said, parking: '0' })).toMatchObject({
    furnished: true,
    parking: 0,
    utilitiesIncluded: false,
    utilitiesFee: 80,
    options: { tv: true, internet: false, bathtub: null },
  });
  expect(valuesFor({ furnished: 'false' }).furnished).toBe(false);
  expect(valuesFor({ furnished: '', options: [], absent: [] })).toMatchObject({ furnished: null });
  expect(valuesFor({ utilitiesIncluded: 'true' })).toMatchObject({ utilitiesFee: null });
  // Only of a room.
  const room = { bathKind: 'shared', womenOnly: 'true' };
  expect(valuesFor({ reType: '9', ...room })).toMatchObject({ bathKind: 'shared', womenOnly: true });
  expect(valuesFor(room)).toMatchObject({ bathKind: null, womenOnly: null });
});

const changesOf = (some: Partial<RealtyValues>, of = stored) => {
  const result = changeRules(of)({ ...of, ...some });
  return 'values' in result ? result.values : result.errors;
};

test('an edit holds what was changed and nothing else', () => {
  expect(changesOf({})).toEqual({});
  expect(changesOf({ price: '2,350', title: `${stored.title} ` })).toEqual({ title: stored.title });
  expect(changesOf({ price: '2,200', pets: '' })).toEqual({ price: 2200, pets: null });
  expect(changesOf({ availability: 'now' })).toEqual({ availability: 'now', availableFrom: null });
  expect(changesOf({ address: '4567 Kingsway' })).toEqual({
    address: '4567 Kingsway',
    location: stored.location,
    locationBy: 'pin',
  });
  const unsure = { location: '핀을 집 위치로 옮기거나 ‘대략 여기예요’를 눌러 주세요.' };
  expect(changesOf({ address: '4567 Kingsway', locationBy: '' })).toEqual(unsure);
  expect(errorsOf({ locationBy: '' })).toEqual(unsure);
});

test('what is not touched is not refused, although a rule is newer than it', () => {
  const old = { ...stored, buildYear: '1985', phone: '?', location: { lat: 37.5, lng: 127 }, area: '0' };
  expect(changesOf({ price: '2200' }, old)).toEqual({ price: 2200 });
  expect(changesOf({ buildYear: '1984' }, old)).toEqual({ buildYear: '최근 30년 가운데에서 골라 주세요.' });
  expect(changesOf({ address: '4567 Kingsway' }, old)).toEqual({
    location: '캐나다 안의 위치를 골라 주세요.',
  });
  const undated = { ...stored, availability: 'date', availableFrom: '' };
  expect(changesOf({ price: '2200' }, undated)).toEqual({ price: 2200 });
});

test('what is emptied or chosen without what belongs to it is refused', () => {
  expect(Object.keys(changesOf({ price: '', title: ' ' }))).toEqual(['title', 'price']);
  const now = { ...stored, availability: 'now', availableFrom: '' };
  expect(changesOf({ availability: 'date' }, now)).toEqual({
    availableFrom: '입주할 수 있는 날짜를 골라 주세요.',
  });
});

test('what I did not touch is as it is stored now; what belongs together stays together', () => {
  const mine = { ...stored, price: '2,100', cityId: 'CA596173331' };
  const now = { ...stored, title: '새 제목', price: '2,400', regionId: 'CA35', cityId: 'CA351' };
  expect(laidOver(now, stored, mine)).toEqual({ ...mine, title: '새 제목' });
});

test('what was saved is said by name; what goes with something else goes without', () => {
  expect(savedWords({})).toBe('바뀐 내용이 없어요.');
  expect(savedWords({ price: 900, deposit: 450 })).toBe('월세, 보증금을 저장했어요.');
  expect(savedWords({ availability: 'now', availableFrom: null, address: '집' })).toBe(
    '입주, 주소를 저장했어요.',
  );
  expect(savedWords({ title: '방', price: 900, deposit: 450, storey: 2 })).toBe(
    '제목, 월세 외 2가지를 저장했어요.',
  );
});
