import { api } from '@hanca/common/contract/index.ts';
import { problemDocument } from '@hanca/common/problem-document.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { postForm } from '../testing/samples.ts';
import { languageOf } from './problems.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const problem = (response: LightMyRequestResponse) => {
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  const document = problemDocument.parse(response.json());
  expect(document.status).toBe(response.statusCode);
  return document;
};

const create = (payload: string | object, headers: Record<string, string> = {}) =>
  product.inject({
    method: 'POST',
    url: api.posts.create.path,
    headers: {
      authorization: `Bearer ${product.tokens.admin}`,
      'content-type': 'application/json',
      ...headers,
    },
    payload,
  });

describe('a refusal', () => {
  test('speaks Korean, or English where that is preferred; its codes stay', async () => {
    const body = { ...postForm(), title: '', regionId: 'CA99x', txType: 'x' };
    const korean = problem(await create(body));
    expect(korean).toEqual({
      type: '/v1/problems/bad-request',
      title: '입력을 확인해 주세요',
      status: 400,
      detail: '제목을 입력해 주세요.',
      code: 'bad-request',
      errors: [
        { path: 'title', title: '제목', message: '제목을 입력해 주세요.', code: 'required' },
        { path: 'regionId', title: '지역', message: '지역을 골라 주세요.', code: 'select.required' },
        { path: 'txType', title: '거래 유형', message: '거래 유형은 정수로 입력해 주세요.', code: 'integer' },
      ],
    });
    const english = problem(await create(body, { 'accept-language': 'en-CA,en;q=0.9,ko;q=0.8' }));
    expect(english).toEqual({
      ...korean,
      title: 'Check the input',
      detail: 'This field is required.',
      errors: [
        { path: 'title', message: 'This field is required.', code: 'required' },
        { path: 'regionId', message: 'Choose one.', code: 'select.required' },
        { path: 'txType', message: 'Enter a whole number.', code: 'integer' },
      ],
    });
  });

  test('calls a field by its name, too, where the schema could not know what is wrong', async () => {
    const refused = problem(await create({ ...postForm(), categoryId: 987 }));
    expect(refused).toMatchObject({
      detail: '분류: 이 글 종류에 없는 분류예요.',
      errors: [{ path: 'categoryId', title: '분류', code: 'category.unknown' }],
    });
    const unknown = await product.inject({ url: `${api.posts.list.path}?constructor=%00` });
    expect(problem(unknown).errors).toEqual([expect.objectContaining({ path: 'constructor', code: 'nul' })]);
  });

  test.each([
    [undefined, 'ko'],
    ['', 'ko'],
    ['*', 'ko'],
    ['fr', 'ko'],
    ['ko-KR', 'ko'],
    ['en', 'en'],
    ['en;q=0.5, ko;q=0.9', 'ko'],
    ['fr, en;q=0.1', 'en'],
    [';;;', 'ko'],
    ['en;q=x', 'ko'],
  ])('Accept-Language %j is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });

  test('names 401, 403, 404 and 413 by stable codes in both languages', async () => {
    const requests: [string, string | undefined, number, string, string][] = [
      [api.account.me.path, undefined, 401, 'unauthorized', '로그인이 필요해요'],
      ['/v1/query/posts/1000000000', undefined, 404, 'not-found', '찾을 수 없어요'],
      ['/v1/query/posts/1000000000', 'en', 404, 'not-found', 'Not found'],
      ['/v1/nothing', undefined, 404, 'not-found', '찾을 수 없어요'],
    ];
    for (const [url, language, status, code, title] of requests) {
      const headers = language ? { 'accept-language': language } : {};
      expect(problem(await product.inject({ url, headers }))).toMatchObject({ status, code, title });
    }
    const forbidden = await product.call(api.posts.create, { as: 'member', body: {} });
    expect(problem(forbidden)).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await product.inject({ url: api.account.me.path })).headers['www-authenticate']).toBe('Bearer');
  });
});

test.each([
  '/v1',
  '/v1/',
  '/v1/nothing',
  '/v1/query',
  '/v1/query/posts/1/2',
  '/v1/../v1/x',
  '/v1/openapi',
  '/.git/config',
  '/.env',
])('%s is not found, whatever the client accepts under /v1', async (url) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
    const response = await product.inject({ method, url, headers: { accept: 'application/json' } });
    expect(problem(response)).toMatchObject({ status: 404, code: 'not-found' });
  }
  if (!url.startsWith('/v1/')) return;
  expect(problem(await product.inject({ url, headers: { accept: 'text/html' } })).code).toBe('not-found');
});

describe('bodies that are not what they should be', () => {
  const cases: [string, string | Buffer, number, string, string?][] = [
    ['broken JSON', '{"title":', 400, 'bad-request'],
    ['two values', '{}{}', 400, 'bad-request'],
    ['nothing', '', 400, 'bad-request'],
    ['NaN', '{"txType":NaN}', 400, 'bad-request'],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400, 'bad-request'],
    ['__proto__', '{"__proto__":{"roles":["admin"]}}', 400, 'bad-request'],
    ['__proto__ written otherwise', '{"\\u005f_proto__":{"x":1}}', 400, 'bad-request'],
    ['constructor.prototype', '{"constructor":{"prototype":{"x":1}}}', 400, 'bad-request'],
    ['__proto__ further down', '{"title":{"a":[{"__proto__":{"x":1}}]}}', 400, 'bad-request'],
    ['2 MB', JSON.stringify({ title: 'x'.repeat(2 * 1024 * 1024) }), 413, 'too-large'],
    [
      '1 MB of nested tags',
      JSON.stringify({ ...postForm({ contentType: 2 }), content: '<p>'.repeat(350_000) }),
      413,
      'too-large',
    ],
    ['deep arrays', `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400, 'bad-request'],
    ['deep objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 400, 'bad-request'],
    [
      '10,000 keys',
      `{${Array.from({ length: 10_000 }, (_, n) => `"k${n}":${n}`).join()}}`,
      400,
      'bad-request',
    ],
    ['text', 'title=x', 415, 'unsupported-type', 'text/plain'],
    ['a form', 'title=x', 415, 'unsupported-type', 'application/x-www-form-urlencoded'],
    ['XML', '<x/>', 415, 'unsupported-type', 'application/xml'],
    ['an unknown type', 'x', 415, 'unsupported-type', 'evil/type'],
    ['a type that is none', '{}', 415, 'unsupported-type', ';;;'],
    ['JSON under a longer name', '{}', 415, 'unsupported-type', 'application/jsonx'],
    ['multipart', '--x--', 415, 'unsupported-type', 'multipart/form-data; boundary=x'],
  ];

  test.each(cases)('%s', async (_, payload, status, code, type = 'application/json') => {
    const response = await create(payload, { 'content-type': type });
    expect(problem(response)).toMatchObject({ status, code });
    expect({}).not.toHaveProperty('roles');
    expect({}).not.toHaveProperty('x');
  });

  test('JSON is taken with a charset', async () => {
    const response = await create(JSON.stringify(postForm()), {
      'content-type': 'application/json; charset=utf-8',
    });
    expect(response.statusCode).toBe(201);
  });
});

test.each(['/v1/query/posts/%', '/v1/query/posts/%E0%A4%A', '/%ff', '/v1/query/posts/%ED%A0%80'])(
  'the address %s, which cannot be read, is a problem like any other',
  async (url) => {
    const response = await product.inject({ url });
    expect(problem(response)).toMatchObject({ status: 400, code: 'bad-request' });
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.body).not.toContain('%');
  },
);

test('an address of more than 200 characters in one part is a problem too', async () => {
  const response = await product.inject({ url: `/v1/query/posts/${'1'.repeat(300)}` });
  expect(problem(response).status).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
});
