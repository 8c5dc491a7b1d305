import { createClient } from '@hanca/common/client.ts';
import { api } from '@hanca/common/contract/index.ts';
import { expect, test } from 'vitest';
import { render } from '../../../entry-server.tsx';
import { testAssets } from '../../../testing/test-assets.ts';
import { testSite } from '../../../testing/test-site.ts';

const client = createClient(api, async () => {
  throw new Error('the server asks nothing for this page');
});
const open = (path: string) =>
  render({ url: `https://hanca.test${path}`, client, site: testSite, assets: testAssets });

test.each([
  ['/mypage/rentnewform', '매물 올리기'],
  ['/mypage/rentnewform?copy=12', '매물 올리기'],
  ['/mypage/renteditform/12', '매물 고치기'],
])('of %s the server sends the frame, the same for everybody', async (path, title) => {
  const { status, html } = await open(path);
  expect(status).toBe(200);
  expect(html).toContain(`<title>${title} | 한카</title>`);
  expect(html).toMatch(/<noscript>.*자바스크립트가 필요해요/);
  expect(html).not.toContain('<form');
});

test('an address that can be no listing is no page', async () => {
  expect((await open('/mypage/renteditform/abc')).status).toBe(404);
});
