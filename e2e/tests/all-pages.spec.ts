// Every address of the router, by sections. Among the longest of the browser tests: by its file's name it is among the first.
import { addresses } from '../../front/src/addresses.ts';
import { expectWhole, missedByTab } from '../accessible.ts';
import { becomeMember, expect, test } from '../fixtures.ts';
import { publicVisits, sections, type Visit, within } from '../visits.ts';
import { DESK, look, open, PHONE, walk } from '../walk.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

const TABLET = { width: 768, height: 1024 };
test.describe('on a phone', () => {
  test.use(PHONE);

  for (const section of sections) {
    test(`pages of ${section} are whole for everybody`, async ({ context, demo }) => {
      const { each, more } = await publicVisits(demo);
      await walk(context, within(section, [...each, ...more]), async (page, [name, path]) => {
        await page.setViewportSize(PHONE.viewport);
        await open(page, path);
        await look(page, name);
        await page.setViewportSize(TABLET);
        await expectWhole(page, `${name} on a tablet`);
      });
    });
  }

  test('what a mouse presses Tab reaches, too', async ({ page, demo }) => {
    const { each, more } = await publicVisits(demo);
    for (const wanted of ['landing', 'some homes', 'home', 'flyer viewer']) {
      const [, path] = [...each, ...more].find(([name]) => name === wanted) ?? ['', ''];
      await open(page, path);
      expect(await missedByTab(page), wanted).toEqual([]);
    }
  });
});

test.describe('at a desk', () => {
  test.use(DESK);

  for (const section of sections) {
    test(`pages of ${section} are whole for members`, async ({ context, demo }) => {
      await becomeMember(context.request, '새 회원');
      const { each } = await publicVisits(demo);
      await walk(context, within(section, each), async (tab, [name, path]) => {
        await open(tab, path);
        await look(tab, name);
      });
    });
  }
});

test.describe('without scripts', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('public pages are read, and all others lead to the sign-in', async ({ context, demo }) => {
    const { each, more } = await publicVisits(demo);
    await walk(context, [...each, ...more], async (page, [name, path]) => {
      const answer = await page.goto(path);
      expect(answer?.status(), name).toBe(name.endsWith('not found') ? 404 : 200);
      await expectWhole(page, name);
      // It would be waited for for ever.
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
