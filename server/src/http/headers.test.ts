import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
let secure: TestProduct;
beforeAll(async () => {
  [product, secure] = await Promise.all([
    startProduct(),
    startProduct({ publicUrl: 'https://hanca.example', imageHost: 'https://images.example' }),
  ]);
});
afterAll(() => Promise.all([product.close(), secure.close()]));

const NOTHING = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What every answer of the API has, besides its own. */
const everywhere = {
  'content-security-policy': NOTHING,
  'x-content-type-options': 'nosniff',
};

const requests: [string, string, number][] = [
  ['an answer', api.system.health.path, 200],
  ['a cached answer', api.categories.list.path, 200],
  ['the same again', api.categories.list.path, 200],
  ['a refusal', `${api.posts.list.path}?limit=0`, 400],
  ['nobody', api.account.me.path, 401],
  ['no post', '/v1/query/posts/1000000000', 404],
  ['no such path', '/v1/nothing', 404],
  ['no such picture', `/images/post/2025/11/${'0'.repeat(32)}.jpg`, 404],
  ['the document', '/v1/openapi.json', 200],
];

test.each(requests)('%s has the security headers', async (_, url, status) => {
  for (const at of [product, secure]) {
    const { statusCode, headers } = await at.inject({
      url,
      headers: {
        origin: 'https://evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
      },
    });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(everywhere);
    expect(headers['strict-transport-security']).toBe(at === secure ? 'max-age=31536000' : undefined);
    for (const name of Object.keys(headers))
      expect(name).not.toMatch(/^access-control|^x-powered-by|^server$/);
    expect(JSON.stringify(headers)).not.toContain('evil.example');
  }
});

test('says once that X-Forwarded-For is not believed, also where the answer is cached', async () => {
  const read = (headers = {}) => product.inject({ url: api.categories.list.path, headers });
  const warned = () => product.logged.filter((line) => line.includes('TRUST_PROXY=1'));
  await read();
  expect(warned()).toEqual([]);
  for (const address of ['198.51.100.7', '198.51.100.8']) await read({ 'x-forwarded-for': address });
  expect(warned()).toHaveLength(1);
  expect(warned()[0]).not.toContain('198.51.100');
});

test('a page may load from itself, pictures from elsewhere, and nothing may frame it', async () => {
  for (const at of [product, secure]) {
    const { headers } = await at.inject({ url: '/nothing', headers: { accept: 'text/html' } });
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "default-src 'self'",
      "script-src 'self';",
      "style-src 'self';",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      'frame-src https://www.youtube-nocookie.com',
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy.includes('upgrade-insecure-requests')).toBe(at === secure);
    expect(policy.includes('https://images.example')).toBe(at === secure);
    expect(policy).not.toContain('unsafe');
  }
});

test('only the worker that reads photos may compile WebAssembly, and it may do little else', async () => {
  const policyOf = async (url: string) => (await product.inject({ url })).headers['content-security-policy'];
  expect(await policyOf('/assets/photo-worker-a1B2.js')).toBe(
    "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self';frame-ancestors 'none'",
  );
  for (const url of ['/assets/a.js', '/photo-worker-a.js', '/?/assets/photo-worker-a.js'])
    expect(await policyOf(url)).not.toContain('wasm');
});

test('only the console and the documentation may write styles', async () => {
  const policyOf = async (url: string) =>
    String(
      (await product.inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy'],
    );
  for (const url of ['/admin', '/admin/posts', '/v1/docs/']) {
    expect(await policyOf(url)).toContain("style-src 'self' 'unsafe-inline'");
    expect(await policyOf(url)).toContain("script-src 'self';");
  }
  for (const url of ['/', '/posts/1', '/account/signin']) expect(await policyOf(url)).not.toContain('unsafe');
});

test('a list of thousands of languages or encodings is as good as none', async () => {
  const many = (name: string) => `${name},`.repeat(2000);
  const url = api.categories.list.path;
  expect(
    (await product.inject({ url, headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding'],
  ).toBe('gzip');
  const headers = { 'accept-encoding': many('gzip'), 'accept-language': many('en'), accept: many('a/b') };
  const answer = await product.inject({ url: '/v1/nothing', headers });
  expect(answer.json().title).toBe('찾을 수 없어요');
  expect((await product.inject({ url, headers })).headers['content-encoding']).toBeUndefined();
});
