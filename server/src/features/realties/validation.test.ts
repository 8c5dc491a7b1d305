import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { createRealty, realtyForm, realtyImage, storedImage } from '../../testing/samples.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(attempts);
});

interface Fault {
  path: string;
  code: string;
  message: string;
}

const send = (body: unknown) => product.call(api.realties.create, { as: 'member', body });
const change = (body: unknown) => product.call(api.realties.update, { as: 'member', body });
const faults = ({ statusCode, ...response }: { statusCode: number; json: () => unknown }): Fault[] => {
  expect(statusCode).toBe(400);
  return (response.json() as { errors: Fault[] }).errors;
};

const CHECK_LOCATION = '지도에서 위치를 확인해 주세요. 위치 확인 버튼을 눌러 주세요.';
const year = new Date().getUTCFullYear();
const unknownImage = `/images/realty/2025/11/${'0'.repeat(32)}.jpg`;

describe('every rule names its field in Korean, when a listing is made and when it is changed', () => {
  const cases: [string, unknown, string, string][] = [
    ['title', '', '제목을 입력해 주세요.', 'title'],
    ['title', ' \n ', '제목을 입력해 주세요.', 'title'],
    ['title', '가'.repeat(201), '제목은 200자까지 쓸 수 있어요.', 'title'],
    ['title', 'a\0b', '쓸 수 없는 문자가 들어 있어요.', 'title'],
    ['cityId', 'CA59', '도시를 골라 주세요.', 'cityId'],
    ['cityId', 'CA00', '도시를 골라 주세요.', 'cityId'],
    ['cityId', 'CA599999999', '없는 도시예요. 다시 골라 주세요.', 'cityId'],
    ['txType', 0, '거래 유형을 골라 주세요.', 'txType'],
    ['txType', 7, '없는 유형이에요. 다시 골라 주세요.', 'txType'],
    ['reType', 0, '주택 유형을 골라 주세요.', 'reType'],
    ['reType', 99, '없는 유형이에요. 다시 골라 주세요.', 'reType'],
    ['price', 0, '월세는 1 이상이어야 해요.', 'price'],
    ['price', -1, '월세는 1 이상이어야 해요.', 'price'],
    ['price', 1_000_001, '월세는 1,000,000 이하여야 해요.', 'price'],
    ['price', 1.5, '월세는 정수로 입력해 주세요.', 'price'],
    ['price', '2000', '월세는 정수로 입력해 주세요.', 'price'],
    ['bedroom', -1, '침실은 0 이상이어야 해요.', 'bedroom'],
    ['bedroom', 21, '침실은 20 이하여야 해요.', 'bedroom'],
    ['bathroom', 1.25, '0.5개 단위로 입력해 주세요.', 'bathroom'],
    ['bathroom', -0.5, '욕실은 0 이상이어야 해요.', 'bathroom'],
    ['area', 0, '면적은 1 이상이어야 해요.', 'area'],
    ['address', '', '주소를 입력해 주세요.', 'address'],
    ['address', '가'.repeat(201), '주소는 200자까지 쓸 수 있어요.', 'address'],
    ['location', null, CHECK_LOCATION, 'location'],
    ['location', { lat: 37.5665, lng: 126.978 }, '캐나다 안의 위치를 골라 주세요.', 'location'],
    [
      'location',
      { lat: 43.65, lng: -79.38 },
      '고른 도시에서 너무 먼 위치예요. 도시나 지도 위치를 다시 확인해 주세요.',
      'location',
    ],
    ['content', '', '상세 설명을 입력해 주세요.', 'content'],
    ['content', '가'.repeat(200_001), '상세 설명은 200,000자까지 쓸 수 있어요.', 'content'],
    ['images', ['https://a.example/x.jpg'], '올린 사진만 쓸 수 있어요.', 'images.0'],
    ['images', [unknownImage], '올린 사진만 쓸 수 있어요.', 'images'],
    ['images', [unknownImage, unknownImage], '같은 사진이 두 번 들어 있어요.', 'images'],
    ['images', Array.from({ length: 21 }, () => unknownImage), '사진은 20장까지 넣을 수 있어요.', 'images'],
    ['parking', 21, '주차는 20 이하여야 해요.', 'parking'],
    ['facing', 9, '방향을 골라 주세요.', 'facing'],
    ['buildYear', year - 30, '최근 30년 가운데에서 골라 주세요.', 'buildYear'],
    ['buildYear', year + 1, '최근 30년 가운데에서 골라 주세요.', 'buildYear'],
    ['availability', 'soon', '고를 수 없는 값이에요.', 'availability'],
    ['availability', 'date', '입주할 수 있는 날짜를 골라 주세요.', 'availableFrom'],
    ['availableFrom', 'tomorrow', '날짜가 올바르지 않아요.', 'availableFrom'],
    ['availableFrom', { time: '999999999999999' }, '날짜가 올바르지 않아요.', 'availableFrom'],
    ['minTermMonths', 0, '최소 계약(개월)은 1 이상이어야 해요.', 'minTermMonths'],
    ['deposit', -1, '보증금은 0 이상이어야 해요.', 'deposit'],
    ['utilities', ['sauna'], '고를 수 없는 값이에요.', 'utilities.0'],
    ['pets', 'cats', '고를 수 없는 값이에요.', 'pets'],
    ['storey', 201, '층은 200 이하여야 해요.', 'storey'],
    ['houseRules', '가'.repeat(1001), '집 규칙은 1,000자까지 쓸 수 있어요.', 'houseRules'],
    ['phone', '전화 주세요', '전화번호 형식이 올바르지 않아요. 예: 604-555-0123', 'phone'],
    ['status', 3, '고를 수 없는 값이에요.', 'status'],
  ];

  let id = 0;
  beforeAll(async () => {
    ({ id } = await createRealty(product));
  });

  test('is refused with the message of its rule', async () => {
    for (const [field, value, message, path] of cases) {
      const part = { [field]: value };
      for (const response of [
        await send({ ...realtyForm(), ...part }),
        await change({ id, locationBy: 'pin', ...part }),
      ]) {
        expect(faults(response), `${field} ${JSON.stringify(value)?.slice(0, 40)}`).toEqual([
          expect.objectContaining({ path, code: expect.any(String), message }),
        ]);
      }
    }
  });

  test('what is missing is told all at once', async () => {
    expect(faults(await send({})).map(({ path, message }) => [path, message])).toEqual([
      ['title', '제목을 입력해 주세요.'],
      ['cityId', '도시를 골라 주세요.'],
      ['txType', '거래 유형을 골라 주세요.'],
      ['reType', '주택 유형을 골라 주세요.'],
      ['price', '월세를 입력해 주세요.'],
      ['bedroom', '침실을 입력해 주세요.'],
      ['bathroom', '욕실을 입력해 주세요.'],
      ['area', '면적을 입력해 주세요.'],
      ['address', '주소를 입력해 주세요.'],
      ['location', CHECK_LOCATION],
      ['content', '상세 설명을 입력해 주세요.'],
    ]);
  });

  test('what is refused changes nothing', async () => {
    const answer = await product.call(api.realties.get, { as: 'member', params: { id } });
    const { location, locationBy: _, ...form } = realtyForm();
    expect(answer.json()).toMatchObject({ ...form, location });
  });
});

describe('the location', () => {
  test('has to be checked again when the address becomes another one', async () => {
    const { id, address } = await createRealty(product);
    const location = { lat: 49.23, lng: -123 };
    expect(faults(await change({ id, address: '4600 Kingsway' }))).toEqual([
      { path: 'location', title: '위치', code: 'location.required', message: CHECK_LOCATION },
    ]);
    expect((await change({ id, address: ` ${address} ` })).statusCode).toBe(200);
    const moved = { id, address: '4600 Kingsway', location, locationBy: 'pin' };
    expect((await change(moved)).json()).toMatchObject({ location });
    expect((await change({ id, location: { lat: 49.24, lng: -123 }, locationBy: 'about' })).statusCode).toBe(
      200,
    );
  });

  test('is taken only where its lister is sure of it, and as it is stored without', async () => {
    const unsure = [
      expect.objectContaining({
        path: 'location',
        code: 'location.unsure',
        message: '핀을 집 위치로 옮기거나 ‘대략 여기예요’를 눌러 주세요.',
      }),
    ];
    const { locationBy: _, ...form } = realtyForm();
    expect(faults(await send(form))).toEqual(unsure);
    const { id, address, location } = await createRealty(product);
    expect(faults(await change({ id, location: { lat: 49.24, lng: -123 } }))).toEqual(unsure);
    expect(faults(await change({ id, address: '4600 Kingsway', location }))).toEqual(unsure);
    expect((await change({ id, price: 2000 })).statusCode).toBe(200);
    expect((await change({ id, address: address.replace(', ', ',  '), location })).statusCode).toBe(200);
  });

  test('may be up to 100 km from the city, and counts for a new city too', async () => {
    const near = { lat: 50.1, lng: -122.95 };
    const far = { lat: 50.2, lng: -122.95 };
    const { id } = await createRealty(product, { location: near });
    expect(faults(await change({ id, location: far, locationBy: 'pin' }))[0]?.code).toBe('location.far');
    expect(faults(await change({ id, cityId: 'CA356167865' }))).toMatchObject([{ path: 'location' }]);
  });
});

test('a rule over two fields holds over what is stored and what is changed', async () => {
  const { id } = await createRealty(product, { availability: 'date', availableFrom: Date.UTC(2027, 0, 1) });
  expect(faults(await change({ id, availableFrom: null }))).toMatchObject([
    { path: 'availableFrom', code: 'available.required' },
  ]);
  expect((await change({ id, availability: 'negotiable', availableFrom: null })).statusCode).toBe(200);
  expect(faults(await change({ id, availability: 'date' }))).toMatchObject([{ path: 'availableFrom' }]);
});

test('what a change leaves as it is may be older than a rule', async () => {
  const { id } = await createRealty(product);
  await product.services.database.pool.query(
    "UPDATE realties SET lat = 60, lng = -100, availability = 'date', available_from = NULL WHERE id = $1",
    [id],
  );
  const changed = await change({ id, price: 2100 });
  expect([changed.statusCode, changed.json()]).toEqual([
    200,
    expect.objectContaining({ price: 2100, availability: 'date', availableFrom: { time: '0' } }),
  ]);
  expect(faults(await change({ id, location: { lat: 60.1, lng: -100 }, locationBy: 'pin' }))).toMatchObject([
    { path: 'location', code: 'location.far' },
  ]);
});

describe('pictures', () => {
  test('are those of the one who sends them, or were in the listing before', async () => {
    const own = await realtyImage(product, product.ids.member);
    const foreign = await realtyImage(product, product.ids.other);
    const staffs = await storedImage(product);
    for (const image of [foreign, staffs]) {
      expect(faults(await send(realtyForm({ images: [own, image] })))).toMatchObject([{ path: 'images' }]);
    }
    const { id } = await createRealty(product, { images: [own] });
    expect(faults(await change({ id, images: [own, foreign] }))).toMatchObject([{ path: 'images' }]);
    const byStaff = await product.call(api.realties.update, {
      as: 'admin',
      body: { id, images: [staffs, own] },
    });
    expect(byStaff.json()).toMatchObject({ images: [staffs, own], thumbnail: staffs });
    expect((await change({ id, images: [own, staffs] })).json()).toMatchObject({ thumbnail: own });
  });

  test('that staff added may stand in another listing of its owner, and in nobody else’s', async () => {
    const staffs = await storedImage(product);
    const { id } = await createRealty(product, { images: [await realtyImage(product, product.ids.member)] });
    await product.call(api.realties.update, { as: 'admin', body: { id, images: [staffs] } });
    expect((await send(realtyForm({ images: [staffs] }))).json()).toMatchObject({ images: [staffs] });
    const another = await product.call(api.realties.create, {
      as: 'other',
      body: realtyForm({ images: [staffs] }),
    });
    expect(faults(another)).toMatchObject([{ path: 'images' }]);
  });

  test('of a listing serve its duplicate too', async () => {
    const images = [await realtyImage(product, product.ids.member)];
    const first = await createRealty(product, { images });
    const second = await createRealty(product, { images });
    await product.call(api.realties.remove, { as: 'member', params: { id: first.id } });
    const kept = await product.call(api.realties.get, { params: { id: second.id } });
    expect(kept.json()).toMatchObject({ images });
  });
});

test('messages come in English to who prefers it', async () => {
  const response = await product.inject({
    method: 'POST',
    url: api.realties.create.path,
    headers: { authorization: `Bearer ${product.tokens.member}`, 'accept-language': 'en' },
    payload: { ...realtyForm(), location: undefined },
  });
  expect(faults(response)).toMatchObject([{ path: 'location', message: 'Check the location on the map.' }]);
});
