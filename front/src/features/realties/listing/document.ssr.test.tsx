import { createClient } from '@hanca/common/client.ts';
import { api } from '@hanca/common/contract/index.ts';
import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { ApiError } from '@hanca/common/problem.ts';
import { expect, test } from 'vitest';
import { render } from '../../../entry-server.tsx';
import { otherRealty, sampleAround, sampleRealty } from '../../../testing/sample-realty.ts';
import { testAssets } from '../../../testing/test-assets.ts';
import { testSite } from '../../../testing/test-site.ts';

const site = { ...testSite, imageHost: 'https://img.test' };

const refused = (status: number) =>
  new ApiError({ type: 'about:blank', title: '', status, detail: '', code: 'x' });

/** The page of a listing as the server writes it, over an API that has this one; `lists` are what else there is. */
const open = (
  realty: RealtyDetail = sampleRealty,
  path = `/realtylist/${realty.id}`,
  lists = async () => [otherRealty(41)],
) => {
  const client = createClient(api, async (endpoint, given) => {
    if (endpoint === api.realties.list) return lists();
    if (given.params?.id !== realty.id) throw refused(404);
    if (endpoint === api.realties.around) return sampleAround;
    return realty;
  });
  return render({ url: `https://hanca.test${path}`, client, site, assets: testAssets });
};

const jsonLdOf = (html: string) => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return JSON.parse(text)['@graph'];
};

test('title, description, address and picture of a preview', async () => {
  const { status, html } = await open();
  expect(status).toBe(200);
  expect(html).toContain('<title>메트로타운역 3분, 가구 포함 콘도 · 버나비 콘도 렌트 $2,350 | 한카</title>');
  expect(html).toMatch(
    /name="description" content="버나비 콘도 렌트 월 \$2,350 · 1베드 · 1.5배스 · 620 sqft · 2026년 12월 1일 입주 · 침대와 책상을/,
  );
  expect(html).toContain('<link rel="canonical" href="https://hanca.test/realtylist/12"/>');
  expect(html).toContain('og:image" content="https://hanca.test/previews/realties/12-1795000000000.jpg"/>');
});

test('for search engines it is the offer of a home, positioned at its public point', async () => {
  const [offer, lists] = jsonLdOf((await open()).html);
  expect(offer).toMatchObject({
    '@type': 'Offer',
    price: 2350,
    priceCurrency: 'CAD',
    availability: 'https://schema.org/InStock',
    availabilityStarts: '2026-12-01T00:00:00.000Z',
    itemOffered: {
      '@type': 'Accommodation',
      numberOfBedrooms: 1,
      address: { streetAddress: 'Kingsway, Burnaby', addressCountry: 'CA' },
      geo: { latitude: 49.2276, longitude: -123.0076 },
    },
  });
  expect(lists).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 4 } });
  const [gone] = jsonLdOf((await open({ ...sampleRealty, status: 1, reType: 9 })).html);
  expect(gone).toMatchObject({
    availability: 'https://schema.org/SoldOut',
    itemOffered: { '@type': 'Room' },
  });
});

test('everything can be read without scripts, and nothing in it needs them or a style of its own', async () => {
  const { html } = await open();
  for (const text of [
    '기본 정보',
    '남서향',
    '<s>전자레인지</s>',
    '침대와 책상을 함께 드려요.',
    '다른 집 41',
    '보증금을 보내지 마세요',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).toContain('href="/account/signin?redirect=%2Frealtylist%2F12"');
  expect(html).not.toMatch(/\sstyle="/);
  expect(html).not.toMatch(/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))/);
});

test('text of a lister stays text', async () => {
  const content = '</script><script>alert(1)</script>';
  const { html } = await open({ ...sampleRealty, title: content, content, address: content });
  expect(html).not.toContain('<script>alert');
});

test('what is shown under a listing does not withhold it', async () => {
  const { status, html } = await open(sampleRealty, undefined, () => Promise.reject(refused(503)));
  expect(status).toBe(200);
  expect(html).not.toContain('다른 매물');
  expect(html).not.toContain('비슷한 집');
});

test.each(['/realtylist/13', '/realtylist/abc', '/realtylist/0'])('%s is a 404 page', async (path) => {
  const { status, html } = await open(sampleRealty, path);
  expect(status).toBe(404);
  expect(html).toContain('찾는 매물이 없어요');
  expect(html).toMatch(/<a [^>]*href="\/realtylist"[^>]*>렌트 찾기<\/a>/);
  // It waits until the browser knows whether anybody is signed in, for whom it fetches again.
  expect(html).toMatch(/<div class="held-back"><div [^>]*><p [^>]*>404</);
});
