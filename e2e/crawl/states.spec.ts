// What pages show while they wait, when what they wait for does not come, and without any content.
import type { Page } from '@playwright/test';
import { addresses } from '../../front/src/addresses.ts';
import { becomeMember, expect, startSession, test } from '../fixtures.ts';
import { memberVisits, type Visit } from '../visits.ts';
import { DESK, look, lookAt, open, PHONE, walk } from '../walk.ts';

test.use({ ...PHONE, expected: /status of 503|ERR_INTERNET_DISCONNECTED/ });

/** Holds back the API's answers to a page. */
const holdBack = async (page: Page) => {
  const called = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<void>();
  let recovered = false;
  await page.route('**/v1/**', async (route) => {
    called.resolve();
    await failed.promise;
    await (recovered
      ? route.continue()
      : route.fulfill({ status: 503, json: { status: 503, code: 'busy' } }));
  });
  return {
    /** Resolves with the first call. */
    called: called.promise,
    /** Answers all of them with a failure. */
    fail: () => failed.resolve(),
    /** Answers the next ones. */
    recover: () => {
      recovered = true;
    },
  };
};

test.describe('where the API is slow and fails', () => {
  test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

  /** These have nothing to wait for. */
  const STILL = ['compared homes', 'form', 'a new post'];

  test('pages of members are whole while they wait, when that fails and after another try', async ({
    context,
    page,
  }) => {
    const visits = await memberVisits(page.request, await startSession(page.request));
    await walk(context, visits, async (tab, [name, path]) => {
      await tab.setViewportSize(PHONE.viewport);
      await tab.emulateMedia({ colorScheme: PHONE.colorScheme });
      const calls = await holdBack(tab);
      await tab.goto(path);
      await calls.called;
      await look(tab, `${name}, awaited`);
      calls.fail();
      const retry = tab.getByRole('main').getByRole('button', { name: '다시 시도' });
      if (!STILL.includes(name)) {
        await expect(retry.first(), name).toBeVisible();
        await look(tab, `${name}, failed`);
      }
      calls.recover();
      // A retry may reveal a nested part that failed too.
      await expect(async () => {
        await retry.evaluateAll((buttons: HTMLElement[]) => {
          for (const button of buttons) button.click();
        });
        await tab.waitForLoadState('networkidle');
        expect(await tab.locator('.breathing').filter({ visible: true }).count(), name).toBe(0);
        expect(await retry.count(), name).toBe(0);
      }).toPass({ timeout: 2 * 60_000 });
      await look(tab, name);
      await lookAt(tab, DESK, name);
    });
  });

  test('public pages are whole while they wait and when that fails', async ({ page, context }) => {
    await page.setViewportSize(DESK.viewport);
    const goTo = (name: string) =>
      page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name }).click();
    await open(page, '/about');
    const calls = await holdBack(page);
    await goTo('쿠폰');
    await calls.called;
    await look(page, 'awaited');
    calls.fail();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('지금 찾는 분이 많아요');
    await look(page, 'busy');
    await context.setOffline(true);
    await goTo('전단지');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('인터넷에 연결되지 않았어요');
    await look(page, 'offline');
  });
});

test('without any content pages are whole for a new member', async ({ context }) => {
  await becomeMember(context.request, '첫 회원');
  const lists = addresses.filter(([, path, loader]) => loader && !path.includes(':'));
  const visits = lists.map(([folder, path]): Visit => [folder, path]);
  await walk(context, visits, async (page, [name, path]) => {
    await open(page, path);
    await look(page, `${name}, empty`);
  });
});
