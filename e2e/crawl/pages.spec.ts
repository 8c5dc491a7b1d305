// Every address of the router.
import { addresses } from '../../front/src/addresses.ts';
import { expectWhole, missedByTab } from '../accessible.ts';
import { becomeMember, expect, test } from '../fixtures.ts';
import type { Product } from '../product.ts';
import { scriptBytes } from '../scripts-in.ts';
import { publicVisits, type Visit } from '../visits.ts';
import { DESK, look, open, PHONE, TABLET, walk } from '../walk.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/** What the first visit to a page may fetch of scripts, compressed as it is served. */
const FIRST_SCRIPT_BYTES = 117_000;

/** What the HTML of a search may have, before it is compressed. */
const SEARCH_HTML_BYTES = 40_000;

const statusOf = (name: string) => (name.endsWith('not found') ? 404 : 200);

/** Fails where the HTML of a page or the scripts that it names first are too large. */
const expectSmall = async ({ url }: Product, [name, path]: Visit): Promise<void> => {
  // With the cookie `uname` the page loads more scripts.
  const html = await (await fetch(`${url}${path}`, { headers: { cookie: 'uname=x' } })).text();
  const bytes = await scriptBytes(url, html);
  expect(bytes, `${name}: has scripts`).toBeGreaterThan(50_000);
  expect(bytes, `${name}: bytes of scripts`).toBeLessThanOrEqual(FIRST_SCRIPT_BYTES);
  // Open filters come with a tap.
  if (!path.startsWith('/realtylist') || path.endsWith('filters=open')) return;
  expect(Buffer.byteLength(html), `${name}: bytes of HTML`).toBeLessThanOrEqual(SEARCH_HTML_BYTES);
};

/** Those whose way through the page by Tab is looked at. */
const TABBED = ['landing', 'some homes', 'home', 'flyer viewer'];

/** Two walks take both processors. */
for (const half of [0, 1])
  test(`public pages are whole for visitors on a phone and a tablet, ${half + 1} of 2`, async ({
    browser,
    demo,
  }) => {
    const context = await browser.newContext(PHONE);
    const { each, more } = await publicVisits(demo);
    const visits = [...each, ...more].filter((_, index) => index % 2 === half);
    await walk(context, visits, async (page, visit) => {
      const [name, path] = visit;
      await page.setViewportSize(PHONE.viewport);
      const answer = await open(page, path);
      expect(answer?.status(), name).toBe(statusOf(name));
      await look(page, name);
      if (TABBED.includes(name)) expect(await missedByTab(page), `${name}: missed by Tab`).toEqual([]);
      await page.setViewportSize(TABLET);
      await expectWhole(page, `${name} on a tablet`);
      await expectSmall(demo, visit);
    });
    await context.close();
  });

test('public pages are whole for members at a desk', async ({ browser, demo }) => {
  const context = await browser.newContext(DESK);
  await becomeMember(context.request, '새 회원');
  const { each } = await publicVisits(demo);
  await walk(context, each, async (page, [name, path]) => {
    await open(page, path);
    await look(page, `${name} for a member`);
  });
  await context.close();
});

test.describe('without scripts', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('public pages are read, and all others lead to the sign-in', async ({ context, demo }) => {
    const { each, more } = await publicVisits(demo);
    await walk(context, [...each, ...more], async (page, [name, path]) => {
      const answer = await page.goto(path);
      expect(answer?.status(), name).toBe(statusOf(name));
      await expectWhole(page, name);
      // Without scripts a skeleton would stay.
      await expect(page.locator('.breathing').filter({ visible: true }), name).toHaveCount(0);
    });
    const membersOnly = addresses.map(([, path]) => path).filter((path) => path.startsWith('/mypage'));
    const visits = membersOnly.map((path): Visit => [path, path.replace(':id', '1')]);
    await walk(context, visits, async (page, [name, path]) => {
      await page.goto(path);
      const { pathname, searchParams } = new URL(page.url());
      expect([pathname, searchParams.get('redirect')], name).toEqual(['/account/signin', path]);
    });
  });
});
