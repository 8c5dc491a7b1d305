import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { photo } from '../../testing/sample-files.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('addresses that are not exactly those of a stored picture are not found', async () => {
  const form = new FormData();
  form.append('target', 'post');
  form.append('1700000000_0.jpg', new Blob([new Uint8Array(await photo())]), '1700000000_0.jpg');
  const headers = { authorization: `Bearer ${product.tokens.admin}` };
  const uploaded = await product.inject({
    method: 'POST',
    url: api.images.upload.path,
    headers,
    payload: form,
  });
  const [path = ''] = uploaded.json<string[]>();
  const name = path.slice(path.lastIndexOf('/') + 1);
  const folder = path.slice(0, -name.length);
  const tricks = [
    `${path}/`,
    `${path}.webp`,
    path.replace('.jpg', '.webp'),
    path.replace('.jpg', '.JPG'),
    path.replace('.jpg', '_800.jpg'),
    path.replace('.jpg', '_small_small.jpg'),
    path.replace('/post/', '/realty/'),
    path.replace('/post/', '/post%2f'),
    path.replace('/images/', '/images//'),
    path.replace('/images/', '/Images/'),
    `${path}%00`,
    `${path}%00.jpg`,
    `${folder}%2e%2e/${name}`,
    folder,
    '/images/',
    '/images',
    '/images/..%2f..%2fetc/passwd',
    '/images/%2e%2e/%2e%2e/token-secret',
    '/images/../token-secret',
    '/images/.tmp',
    '/images/post/2025/13/a.jpg',
    `/images/post/2025/11/${'0'.repeat(32)}.jpg`,
    '/images/%E0%A4%A',
  ];
  for (const trick of tricks) {
    const { statusCode, headers } = await product.inject({ url: trick });
    expect([400, 404], trick).toContain(statusCode);
    expect(headers['cache-control'], trick).toBe('no-store');
    expect(headers['content-type']).toContain('application/problem+json');
  }
  expect((await product.inject({ url: `${path}?x=1` })).statusCode).toBe(200);
  expect((await product.inject({ method: 'DELETE', url: path })).statusCode).toBe(404);
});
