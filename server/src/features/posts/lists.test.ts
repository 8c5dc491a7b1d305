import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { api } from '@hanca/common/contract/index.ts';
import type { PostForm, PostSummary } from '@hanca/common/contract/posts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categories } from '../../db/schema/categories.ts';
import { users } from '../../db/schema/users.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { postForm } from '../../testing/samples.ts';

const LIST = api.posts.list.path;
const COUNT = api.posts.count.path;

let product: TestProduct;
/** Of the posts made before the tests, in the order they were made. */
const ids: number[] = [];

const create = async (change: Partial<PostForm> = {}): Promise<number> => {
  const response = await product.call(api.posts.create, { as: 'admin', body: postForm(change) });
  expect(response.statusCode).toBe(201);
  return response.json().id;
};

beforeAll(async () => {
  product = await startProduct();
  ids.push(await create({ title: '나', regionId: 'CA59', postType: 1 }));
  ids.push(await create({ title: '가', regionId: 'CA35', postType: 4 }));
  ids.push(await create({ title: '다', regionId: 'CA59', postType: 10, categoryId: 1 }));
  ids.push(await create({ title: '라', regionId: 'CA596173331', postType: 10, categoryId: 2 }));
  ids.push(await create({ title: '나', regionId: 'CA00', postType: 4 }));
});
afterAll(() => product.close());

const as = (role: Role): Record<string, string> =>
  role === 'nobody' ? {} : { authorization: `Bearer ${product.tokens[role]}` };
const get = (url: string, headers: Record<string, string> = {}) => product.inject({ url, headers });

/** The indexes in `ids` of the posts listed. */
const listed = async (query: string, role: Role = 'nobody'): Promise<number[]> => {
  const response = await get(`${LIST}?${query}`, as(role));
  expect(response.statusCode).toBe(200);
  return response.json<PostSummary[]>().map(({ id }) => ids.indexOf(id));
};

describe('filters', () => {
  const all = [4, 3, 2, 1, 0];
  const cases: [string, number[]][] = [
    ['', all],
    ['regionId=&postType=&categoryId=&status=', all],
    ['regionId=CA00&postType=0&categoryId=0&status=-1', all],
    ['regionId=CA59', [4, 3, 2, 0]],
    ['regionId=CA59&postType=10', [3, 2]],
    ['regionId=CA596173331', [4, 3, 2, 0]],
    ['regionId=CA595911606', [4, 2, 0]],
    // Areas: their cities, and what contains them; a part of Vancouver.
    ['regionId=CA5915', [4, 3, 2, 0]],
    ['regionId=CA5909', [4, 2, 0]],
    ['regionId=CA35901', [4, 1]],
    ['regionId=CA596178582', [4, 3, 2, 0]],
    ['regionId=CA60', [4]],
    ['regionId=CA62', [4]],
    ['postType=10', [3, 2]],
    ['postType=10&categoryId=2', [3]],
    ['categoryId=1', [2]],
    ['postType=4&regionId=CA35', [4, 1]],
    ['postType=98', []],
    ['query.postType=4', [4, 1]],
    ['keyword=', all],
    [`keyword=${encodeURIComponent(' 나 ')}`, [4, 0]],
    [`keyword=${encodeURIComponent('나')}&postType=4`, [4]],
    [`keyword=${encodeURIComponent('라')}&regionId=CA59&postType=10`, [3]],
    ['keyword=%25', []],
    ['keyword=_', []],
    ['unknown=1', all],
    ['regionId=CA59&postType=10&categoryId=1&status=0&sort=id&order=DESC', [2]],
  ];

  test('drive the list and the count', async () => {
    for (const [query, expected] of cases) {
      for (const role of ['nobody', 'admin'] as const) {
        expect(await listed(query, role), query).toEqual(expected);
        const filters = query.replace('&sort=id&order=DESC', '');
        expect((await get(`${COUNT}?${filters}`, as(role))).json(), query).toBe(expected.length);
      }
    }
  });

  test('that make no sense are refused at their parameter', async () => {
    for (const query of [
      'regionId=CA5',
      "regionId=CA59'--",
      'regionId=%00',
      'regionId=CA59&regionId=CA35',
      'postType=1.5',
      'postType=-1',
      'postType=0x0c',
      'postType=99999999999',
      'categoryId=abc',
      'status=-2',
      'status=%31%00',
      'postType=1&query.postType=1',
      'postType=1&postType=2',
    ]) {
      for (const path of [LIST, COUNT]) {
        const response = await get(`${path}?${query}`);
        expect(response.statusCode, query).toBe(400);
        expect(response.json().errors[0].path, query).toMatch(/^(?:regionId|postType|categoryId|status)$/);
      }
    }
  });
});

describe('paging and order', () => {
  const cases: [string, number[]][] = [
    ['limit=2', [4, 3]],
    ['limit=2&skip=1', [3, 2]],
    ['query.limit=2&query.skip=1', [3, 2]],
    ['query.limit=2&skip=4', [0]],
    ['limit=1', [4]],
    ['limit=100', [4, 3, 2, 1, 0]],
    ['skip=5', []],
    ['skip=1000000000', []],
    ['skip=2147483647&limit=100', []],
    ['skip=&limit=', [4, 3, 2, 1, 0]],
    ['sort=id&order=ASC', [0, 1, 2, 3, 4]],
    ['sort=title&order=ASC', [1, 0, 4, 2, 3]],
    ['sort=title&order=DESC', [3, 2, 4, 0, 1]],
    ['sort=postType&order=ASC', [0, 1, 4, 2, 3]],
    ['sort=createdDate&order=ASC&limit=1', [0]],
    ['order=ASC&limit=2', [0, 1]],
    ['regionId=CA59&skip=1&limit=1', [3]],
    [`keyword=${encodeURIComponent('나')}&order=ASC&skip=1`, [4]],
  ];

  test('are those that are asked for, the newest ten by default', async () => {
    for (const [query, expected] of cases) expect(await listed(query), query).toEqual(expected);
    const more = await Promise.all(Array.from({ length: 8 }, () => create({ regionId: 'CA60' })));
    expect((await get(LIST)).json()).toHaveLength(10);
    for (const id of more) await product.call(api.posts.remove, { as: 'admin', params: { id } });
  });

  test('that make no sense are refused at their parameter', async () => {
    for (const query of [
      'limit=0',
      'limit=101',
      'limit=-1',
      'limit=abc',
      'limit=1e1',
      'limit=1.0',
      'limit=%2010',
      'limit=1&limit=2',
      'skip=-1',
      'skip=abc',
      'skip=2147483648',
      'skip=9000000000000000',
      'skip=NaN',
      'skip=1&query.skip=1',
      'query.limit=1&limit=1',
      'sort=content',
      'sort=password_hash',
      'sort=id;drop table posts',
      'order=asc',
      'order=DESC,1',
      'sort=__proto__',
    ]) {
      const response = await get(`${LIST}?${query}`);
      expect(response.statusCode, query).toBe(400);
      expect(response.json().errors[0].path, query).toMatch(/^(?:limit|skip|sort|order)$/);
    }
  });

  test('a list has no bodies', async () => {
    const [first] = (await get(LIST)).json<PostSummary[]>();
    expect(first).not.toHaveProperty('content');
    expect(first).not.toHaveProperty('contentHtml');
    expect(first?.excerpt).toBe('비가 자주 와요.');
  });
});

describe('caching', () => {
  const detail = () => `/v1/query/posts/${ids[0]}`;

  test('a public answer has an ETag, which answers 304, to members too; what staff get is not stored', async () => {
    for (const url of [LIST, COUNT, detail(), api.geo.appdata.path, `${api.categories.list.path}?pid=5`]) {
      const first = await get(url);
      const etag = String(first.headers.etag);
      expect(etag).toMatch(/^"[\w-]{22}"$/);
      expect(first.headers['cache-control']).toBe('public, no-cache');
      expect(first.headers.vary).toBe('Authorization, Accept-Encoding');
      for (const header of [etag, `"other", ${etag}`, `W/${etag}`]) {
        const same = await get(url, { 'if-none-match': header });
        expect([same.statusCode, same.body]).toEqual([304, '']);
        expect(same.headers).toMatchObject({ etag, 'cache-control': 'public, no-cache' });
      }
      expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
      const member = await get(url, { ...as('member'), 'if-none-match': etag });
      expect([member.statusCode, member.body]).toEqual([304, '']);
      const personal = await get(url, { ...as('admin'), 'if-none-match': etag });
      expect(personal.statusCode).toBe(200);
      expect(personal.headers['cache-control']).toBe('private, no-store');
      expect(personal.headers).not.toHaveProperty('etag');
      expect(personal.json()).toEqual(first.json());
    }
  });

  test('a refusal is not cached', async () => {
    for (const url of [`${LIST}?limit=0`, '/v1/query/posts/1000000000']) {
      const response = await get(url);
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers).not.toHaveProperty('etag');
    }
  });

  test('HEAD says the same without a body', async () => {
    for (const url of [LIST, detail()]) {
      const full = await get(url);
      const head = await product.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      expect(head.headers.etag).toBe(full.headers.etag);
      expect(head.headers['content-length']).toBe(full.headers['content-length']);
    }
  });

  test('compressed bytes are the same bytes, cached or not', async () => {
    const url = api.geo.appdata.path;
    const plain = await get(url);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    for (let round = 0; round < 2; round += 1) {
      const br = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
      expect(br.headers['content-encoding']).toBe('br');
      expect(br.headers.etag).not.toBe(plain.headers.etag);
      expect((await get(url, { 'if-none-match': String(br.headers.etag) })).statusCode).toBe(304);
      expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
      const gzip = await get(url, { 'accept-encoding': 'gzip' });
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
      const refused = await get(url, { 'accept-encoding': 'br;q=0, gzip;q=0' });
      expect(refused.headers).not.toHaveProperty('content-encoding');
    }
  });

  test('every write is seen at once, by everybody', async () => {
    const query = `${LIST}?regionId=CA12&postType=1`;
    const count = `${COUNT}?regionId=CA12&postType=1`;
    const state = async () => {
      const [list, n, again] = await Promise.all([get(query), get(count), get(query)]);
      expect(again.body).toBe(list.body);
      return [list.json<PostSummary[]>().map(({ title }) => title), n.json()];
    };
    expect(await state()).toEqual([[], 0]);
    const id = await create({ regionId: 'CA12', title: '처음' });
    const one = `/v1/query/posts/${id}`;
    expect(await state()).toEqual([['처음'], 1]);
    const before = await get(one);
    await product.call(api.posts.update, { as: 'admin', body: { id, title: '고침' } });
    expect(await state()).toEqual([['고침'], 1]);
    const after = await get(one, { 'if-none-match': String(before.headers.etag) });
    expect([after.statusCode, after.json().title]).toEqual([200, '고침']);
    await product.call(api.posts.remove, { as: 'admin', params: { id } });
    expect(await state()).toEqual([[], 0]);
    expect((await get(one)).statusCode).toBe(404);
  });

  test('names that others own are seen once their topic changes', async () => {
    const { db, changes } = product.services;
    const url = detail();
    expect((await get(url)).json().userName).toBe('직원');
    await db.update(users).set({ name: '새 이름' }).where(eq(users.id, product.ids.admin));
    await changes.caughtUp();
    expect((await get(url)).json().userName).toBe('새 이름');
    expect((await get(LIST)).json()[0].userName).toBe('새 이름');
    const [type] = await db.select().from(categories).where(eq(categories.title, '일반'));
    await db
      .update(categories)
      .set({ title: '자유' })
      .where(eq(categories.id, type?.id ?? 0));
    await changes.caughtUp();
    expect((await get(url)).json().postTypeTitle).toBe('자유');
    await db.update(users).set({ name: '직원' }).where(eq(users.id, product.ids.admin));
    await changes.caughtUp();
  });

  test('several of the same at once, cold and warm, are answered alike', async () => {
    for (let round = 0; round < 2; round += 1) {
      const all = await Promise.all(Array.from({ length: 5 }, () => get(`${LIST}?limit=7`)));
      expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(new Set(all.map(({ body }) => body)).size).toBe(1);
    }
  });

  test('reading while others write never shows a state that is over', async () => {
    const url = `${COUNT}?regionId=CA47&postType=1`;
    for (let n = 1; n <= 3; n += 1) {
      const [, ...reads] = await Promise.all([
        create({ regionId: 'CA47' }),
        ...Array.from({ length: 5 }, () => get(url)),
      ]);
      for (const read of reads) expect([n - 1, n]).toContain(read.json());
      expect((await get(url)).json()).toBe(n);
    }
  });
});

describe('the categories', () => {
  const names = async (query: string) =>
    (await get(`${api.categories.list.path}?${query}`)).json<{ title: string; value: number }[]>();

  test('by group in the order of their values, paged like every list', async () => {
    const types = await names('pid=5&limit=100');
    expect(types.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect((await get(`${api.categories.count.path}?pid=5`)).json()).toBe(13);
    expect(await names('pid=5&skip=2&limit=2')).toEqual(types.slice(2, 4));
    expect((await names('pid=5&sort=value&order=DESC&limit=1'))[0]).toEqual(types[12]);
    expect(await names('pid=999999')).toEqual([]);
    for (const wrong of ['pid=-2', 'pid=a', 'limit=0', 'sort=pid', 'pid=1&pid=2']) {
      expect((await get(`${api.categories.list.path}?${wrong}`)).statusCode).toBe(400);
    }
  });

  test('all of them are in the app data, with Canada first', async () => {
    const data = (await get(api.geo.appdata.path)).json();
    expect(data.countries[0]).toMatchObject({ id: 'CA', name: '캐나다' });
    expect(data.categories).toHaveLength((await get(api.categories.count.path)).json());
  });
});
