import { createClient } from '@hanca/common/client.ts';
import { api } from '@hanca/common/contract/index.ts';
import { expect, test } from 'vitest';
import { render } from '../../../entry-server.tsx';
import { appdata } from '../../../testing/appdata.ts';
import { otherRealty } from '../../../testing/sample-realty.ts';
import { testAssets } from '../../../testing/test-assets.ts';
import { testSite } from '../../../testing/test-site.ts';

const homes = Array.from({ length: 24 }, (_, index) => otherRealty(index + 1));

const client = createClient(api, async (endpoint) => {
  if (endpoint === api.geo.appdata) return appdata;
  if (endpoint === api.realties.cities) return [{ cityId: 'CA595911606', count: 7 }];
  return endpoint === api.realties.count ? 60 : homes;
});

const open = (path: string) =>
  render({
    url: `https://hanca.test${path}`,
    client,
    site: testSite,
    assets: testAssets,
  });

const at = '/realtylist?regionId=CA595911606&priceMax=2500&bbox=-123.1,49.2,-122.9,49.3&view=map&page=2';

test('the results are in the HTML, with a title and a description', async () => {
  const { status, html } = await open(at);
  expect(status).toBe(200);
  for (const { id, title } of homes)
    expect(html).toContain(`<a class="cover-link" href="/realtylist/${id}">${title}</a>`);
  // The page may be shown much later: of the listings the day is said.
  expect(html).toContain('11월 14일');
  expect(html).not.toMatch(/\d일 전/);
  expect(html).toContain('<title>버나비 렌트 2페이지 | 한카</title>');
  expect(html).toContain('버나비 한인 렌트 60건');
  expect(html).not.toMatch(/\sstyle="/);
});

test('without scripts the filters are a form with areas and the cities that have homes, at an address of its own', async () => {
  const { html: closed } = await open(at);
  expect(closed).not.toContain('<dialog');
  const link = /<a [^>]*href="([^"]+)"[^>]*>필터/.exec(closed);
  expect(link?.[0]).toContain('rel="nofollow"');
  const to = new URL(link?.[1]?.replaceAll('&amp;', '&') ?? '', 'https://hanca.test');
  expect(to.searchParams.get('filters')).toBe('open');

  const { html } = await open(`${to.pathname}${to.search}`);
  const form = /<noscript><dialog id="filters" [^>]*open="".*?<\/dialog>/s.exec(html)?.[0] ?? '';
  expect(form).toMatch(/<form [^>]*action="\/realtylist" method="get"/);
  expect(form).toContain('<input type="hidden" name="bbox" value="-123.1,49.2,-122.9,49.3"/>');
  expect(form).toContain('<input type="checkbox" name="regionId" checked="" value="CA595911606"/>버나비 7건');
  expect(form).toContain('name="regionId" value="CA5915"/>메트로밴쿠버 7건');
  expect(form).not.toContain('토론토');
  expect(form).toMatch(/<button type="submit"[^>]*>결과 보기<\/button>/);
  expect(form).toMatch(/<a href="[^"]*page=2&amp;view=map">닫기<\/a>/);
  expect(html.split('filters=open').length).toBe(closed.split('filters=open').length);
});

test('search engines list what people search for by place and kind, at one address, and no other filters', async () => {
  const { html } = await open('/realtylist?page=2&cityId=CA595911606&reType=2');
  expect(html).toContain(
    '<link rel="canonical" href="https://hanca.test/realtylist?regionId=CA595911606&amp;reType=2&amp;page=2"/>',
  );
  expect(html).not.toContain('noindex');
  for (const filtered of [
    at,
    '/realtylist?pets=true',
    '/realtylist?regionId=CA59,CA35',
    '/realtylist?keyword=렌트',
  ]) {
    expect((await open(filtered)).html).toContain('<meta name="robots" content="noindex"/>');
  }
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
  for (const unseen of [
    '토론토',
    '코퀴틀람',
    // Not the clocks, which are America/Vancouver's.
    '"Vancouver',
    '타운하우스',
    ...(homes[0]?.images.slice(1) ?? ['']),
  ])
    expect(html).not.toContain(unseen);
});
