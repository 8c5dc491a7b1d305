import type { Locator } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, PHONE, signUp, test } from '../fixtures.ts';

test.use({
  ...PHONE,
  baseURL: async ({ demo }, use) => use(demo.url),
  // The network is cut on purpose.
  expected: /ERR_INTERNET_DISCONNECTED/,
});

/** Where something is on the screen, in whole pixels. */
const spotOf = async (element: Locator) => {
  const { x = 0, y = 0 } = (await element.boundingBox()) ?? {};
  return { x: Math.round(x), y: Math.round(y) };
};

test('a newcomer finds a room by filters and map, looks at its photos, saves it on signing up while the network is cut once, and compares two', async ({
  page,
}) => {
  await page.goto('/realtylist');
  const conditions = page.getByRole('navigation', { name: '검색 조건' });
  await conditions.getByRole('link', { name: '지역' }).tap();
  const panel = page.getByRole('dialog', { name: '필터' });
  const places = panel.getByRole('combobox', { name: '지역' });
  await expect(places).toBeFocused();
  await places.fill('광역밴쿠버');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await panel.getByLabel('최대').fill('1200');
  await panel.getByRole('radio', { name: '룸렌트', exact: true }).check();
  await panel.getByLabel('가구').selectOption({ label: '포함' });
  await panel.getByRole('radio', { name: '마스터룸' }).check();
  await expectAccessible(page, 'the filters');
  await panel.getByRole('button', { name: '0건 보기' }).tap();

  // Nothing is found; each condition says how many there are without it.
  await expect(page.getByText('조건에 맞는 집이 없어요')).toBeVisible();
  const way = page.getByRole('main').getByRole('link', { name: /^마스터룸 빼기 [1-9]\d*건$/ });
  const found = Number(/\d+/.exec(await way.innerText())?.[0]);
  await way.tap();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(found);
  await expect(cards.first()).toContainText('가구');

  // A pin leads to its home and photos, and back to the map as it was.
  await page.getByRole('link', { name: '지도 보기' }).tap();
  const pin = page.getByRole('button', { name: '월 $850 매물 보기' });
  await expect(pin).toBeVisible();
  const before = await spotOf(pin);
  await page.getByRole('button', { name: '축소' }).tap();
  await expect.poll(() => spotOf(pin)).not.toEqual(before);
  await pin.tap();
  const chosen = page.getByRole('region', { name: '고른 매물' });
  const title = await chosen.getByRole('link').innerText();
  const spot = await spotOf(pin);
  await chosen.getByRole('link').tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  const listing = new URL(page.url()).pathname;
  const gallery = page.getByRole('region', { name: `${title} 사진 ` });
  await expect(gallery.locator('.swiper-initialized')).toHaveCount(1);
  await gallery.getByRole('link').first().tap();
  const viewer = page.getByRole('dialog', { name: /사진$/ });
  await expect(viewer).toContainText('1 / 3');
  await expectAccessible(page, 'photos');
  const photo = viewer.getByRole('img').first();
  // For the page the two taps are at one time, however slow the machine is.
  const stopped = await page.evaluateHandle(() => {
    const { now } = Date;
    const time = now();
    Date.now = () => time;
    return () => Object.assign(Date, { now });
  });
  await photo.tap();
  await photo.tap();
  await expect(viewer.locator('.swiper-slide-zoomed')).toHaveCount(1);
  await stopped.evaluate((goOn) => goOn());
  await page.keyboard.press('End');
  await expect(viewer).toContainText('3 / 3');
  await expect(viewer.locator('.swiper-slide-zoomed')).toHaveCount(0);
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(gallery).toContainText('3 / 3');
  await expect(gallery.getByRole('link').last()).toBeFocused();
  await page.getByRole('navigation', { name: '목록으로' }).getByRole('link').last().tap();
  await expect(chosen).toContainText(title);
  await expect.poll(() => spotOf(pin)).toEqual(spot);
  await page.getByRole('link', { name: '목록 보기' }).tap();
  await expect(cards.filter({ hasText: title })).toContainText('본 집');

  // A heart says why it asks who one is, and is set when it knows.
  const heart = page.getByRole('button', { name: `${title} 저장` });
  await cards.filter({ hasText: title }).getByRole('link').tap();
  await page.waitForURL((url) => url.pathname === listing);
  await heart.tap();
  await expect(page.getByText('이 집을 저장하려면 로그인해 주세요.')).toBeVisible();
  await expect(page.getByText(title)).toBeVisible();
  await page.getByRole('link', { name: '회원가입' }).first().tap();
  // The network goes as they sign up.
  await page.route('**/v1/account/signup', (route) => route.abort('internetdisconnected'), { times: 1 });
  await signUp(page, '새내기');
  await expect(page.getByRole('alert').filter({ hasText: '연결할 수 없어요' })).toBeVisible();
  await page.getByRole('button', { name: '가입하기' }).tap();
  await page.waitForURL((url) => url.pathname === listing);
  await expect(page.getByText('매물을 저장했어요.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  // Another one, a note, and both side by side.
  await page.goto('/realtylist');
  const another = page.getByRole('main').getByRole('button', { name: /저장$/, pressed: false }).first();
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/saved/'),
  );
  await another.tap();
  await stored;
  await page
    .getByRole('navigation', { name: '바로가기' })
    .getByRole('link', { name: /내 정보/ })
    .tap();
  const tiles = page.getByRole('list', { name: '한눈에 보기' });
  await tiles.getByRole('link', { name: /^저장한 매물/ }).tap();
  const choices = page.getByRole('checkbox', { name: /비교$/ });
  await expect(choices).toHaveCount(2);
  await page.getByRole('button', { name: `${title} 메모 쓰기` }).tap();
  await page.getByLabel('나만 보는 메모').fill('토요일 두 시에 보기로');
  await page.getByRole('button', { name: '메모 저장' }).tap();
  for (const choice of await choices.all()) await choice.check();
  await page.getByRole('link', { name: '비교하기' }).tap();
  const table = page.getByRole('table', { name: '집 비교' });
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table.getByRole('row', { name: /^월세/ }).getByRole('cell')).toHaveText([/^\$/, /^\$/]);
  await expect(table).toContainText('토요일 두 시에 보기로');
});
