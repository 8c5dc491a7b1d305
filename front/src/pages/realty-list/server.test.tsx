// @vitest-environment node
import { createClient } from '@hanca/common/client.ts';
import { api } from '@hanca/common/contract/index.ts';
import { expect, test } from 'vitest';
import { render } from '../../entry-server.tsx';
import { appdata } from '../../testing/appdata.ts';
import { otherRealty } from '../../testing/sample-realty.ts';
import { testSite } from '../../testing/test-site.ts';

const homes = Array.from({ length: 15 }, (_, index) => otherRealty(index + 1));

const client = createClient(async (endpoint) => {
  if (endpoint === api.geo.appdata) return appdata;
  return endpoint === api.realties.count ? 40 : homes;
});

const open = (path: string) =>
  render({
    url: `https://hanca.test${path}`,
    client,
    site: testSite,
    assets: { entry: '/assets/entry.js', styles: [], preloads: [], fonts: null },
  });

const at = '/realtylist?cityId=CA595911606&priceMax=2500&bbox=-123.1,49.2,-122.9,49.3&view=map&page=2';

test('the results stand in the HTML, with a title, a description and one address for search engines', async () => {
  const { status, html } = await open(at);
  expect(status).toBe(200);
  for (const { id, title } of homes)
    expect(html).toContain(
      `<a class="cover-link" href="/realtylist/${id}" data-discover="true">${title}</a>`,
    );
  expect(html).toContain('<title>버나비 렌트 2페이지 | 한카</title>');
  expect(html).toContain('버나비 한인 렌트 40건');
  expect(html).toContain(
    '<link rel="canonical" href="https://hanca.test/realtylist?cityId=CA595911606&amp;priceMax=2500&amp;page=2"/>',
  );
  expect(html).not.toMatch(/\sstyle="/);
});

test('without scripts the filters are a form with the cities of the province, opened by an address', async () => {
  const { html } = await open(at);
  const form = /<dialog id="filters".*?<\/dialog>/s.exec(html)?.[0] ?? '';
  expect(form).toMatch(/<form [^>]*action="\/realtylist" method="get"/);
  expect(form).toContain('<input type="hidden" name="bbox" value="-123.1,49.2,-122.9,49.3"/>');
  expect(form).toContain('<option value="CA595911606" selected="">버나비</option>');
  expect(form).not.toContain('토론토');
  expect(form).toMatch(/<button type="submit"[^>]*>결과 보기<\/button>/);
  expect(html).toContain('page=2&amp;view=map#filters"');
});

test('a page past the last leads to the last of the same search', async () => {
  const { status, location } = await open('/realtylist?pets=true&page=900');
  expect(status).toBe(302);
  expect(location).toBe('/realtylist?pets=true&page=3');
});

test('only what is shown travels with the page', async () => {
  const { html } = await open('/realtylist');
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(boot).toContain('버나비');
  expect(boot).not.toContain('토론토');
  expect(boot).not.toContain('Vancouver');
});
