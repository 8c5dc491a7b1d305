import { api } from '@hanca/common/contract/index.ts';
import type { Browser, Locator, Page } from '@playwright/test';
import { expect, join, picture, signUp, test } from '../fixtures.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
test.use({
  ...PHONE,
  // The network is cut on purpose.
  expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
});

/** Where something is on the screen, in whole pixels. */
const spotOf = async (element: Locator) => {
  const { x = 0, y = 0 } = (await element.boundingBox()) ?? {};
  return { x: Math.round(x), y: Math.round(y) };
};

/** Opens a part of the member area from the bar under the thumb. */
const openMine = async (page: Page, name: RegExp): Promise<void> => {
  await page
    .getByRole('navigation', { name: '바로가기' })
    .getByRole('link', { name: /내 정보/ })
    .tap();
  await page.getByRole('list', { name: '한눈에 보기' }).getByRole('link', { name }).tap();
};

test.describe('a newcomer', () => {
  test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

  test('finds a room by filters and map, saves it on signing up while the network is cut once, and compares two', async ({
    page,
  }) => {
    await page.goto('/realtylist');
    const conditions = page.getByRole('navigation', { name: '검색 조건' });
    await conditions.getByRole('link', { name: '지역' }).tap();
    const panel = page.getByRole('dialog', { name: '필터' });
    await panel.getByRole('combobox', { name: '지역' }).fill('메트로밴쿠버');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await panel.getByLabel('최대').fill('1200');
    await panel.getByRole('radio', { name: '룸렌트', exact: true }).check();
    await panel.getByLabel('가구').selectOption({ label: '포함' });
    await panel.getByRole('radio', { name: '마스터룸' }).check();
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
    const photo = page.getByRole('region', { name: `${title} 사진 ` }).getByRole('link');
    // With the number a photo is opened in place of being led to.
    await expect(page.getByText('1 / 3')).toBeVisible();
    await photo.first().tap();
    await expect(page.getByRole('dialog', { name: /사진$/ })).toContainText('1 / 3');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
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
    await page.route(`**${api.account.signup.path}`, (route) => route.abort('internetdisconnected'), {
      times: 1,
    });
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
    await openMine(page, /^저장한 매물/);
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
});

/** A member on a phone of their own. */
const onOwnPhone = async (browser: Browser, url: string, name: string): Promise<Page> => {
  const page = await (await browser.newContext({ ...PHONE, baseURL: url })).newPage();
  await join(page, name, '/about');
  return page;
};

test('a member lists a room: nothing is lost on leaving, nothing doubled where an answer is; others see what they should', async ({
  page,
  browser,
  product,
}) => {
  const title = '로히드역 앞 세컨룸';
  await join(page, '방주인', '/mypage/rentnewform');
  await page.getByLabel('주택 유형').selectOption({ label: '룸렌트' });
  await page.getByRole('radio', { name: '세컨룸' }).check();
  await page.getByLabel('지역').selectOption({ label: '브리티시컬럼비아' });
  await page.getByLabel('도시').selectOption({ label: '버나비' });
  await page.getByLabel('주소').fill('1203-9500 Erickson Dr, Burnaby, BC V3J 7A1');
  await page.getByRole('button', { name: '위치 확인' }).tap();
  await page.getByRole('button', { name: /V3J/ }).tap();
  await page.getByRole('button', { name: '대략 여기예요' }).tap();
  await page.getByRole('button', { name: '다음: 사진과 집 정보' }).tap();
  const photos = await Promise.all(['#0e5a47', '#c23e22'].map((colour, n) => picture(`방${n}.png`, colour)));
  await page.getByLabel('사진 파일').setInputFiles(photos);
  await expect(page.getByRole('img', { name: /^사진 \d/ })).toHaveCount(2);
  await expect(page.getByText(/^(차례를|준비하는|올리는)/)).toHaveCount(0);

  // Left in the middle, it is a card among the member's own.
  await openMine(page, /^내 매물/);
  await page.getByRole('link', { name: '작성 중인 매물 이어서 쓰기 (사진 2장)' }).tap();
  await expect(page.getByRole('heading', { name: '3단계 중 2. ' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^사진 \d/ })).toHaveCount(2);
  await page.getByLabel('침실').fill('1');
  await page.getByRole('textbox', { name: '욕실' }).fill('1');
  await page.getByLabel('면적').fill('120');
  await page.getByRole('button', { name: '다음: 가격과 소개' }).tap();
  await page.getByLabel('월세', { exact: true }).fill('780');
  await page.getByLabel('제목').fill(title);
  await page.getByRole('textbox', { name: '상세 설명' }).fill('역에서 걸어서 3분이에요.');

  // The network goes once it is published, before the answer is there.
  await page.route(`**${api.realties.create.path}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: '매물 올리기' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: '연결할 수 없어요' })).toBeVisible();
  await page.unroute(`**${api.realties.create.path}`);
  await page.getByRole('button', { name: '매물 올리기' }).tap();
  await page.waitForURL(/\/mypage\/published\/\d+$/);
  await expect(page.getByText(/까지 보여요\./)).toBeVisible();
  await expect(page.getByRole('button', { name: '공유하기' })).toBeVisible();
  const listing = `/realtylist/${page.url().split('/').at(-1)}`;
  await openMine(page, /^내 매물/);
  await expect(page.getByText('내 매물 1개', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /이어서 쓰기/ })).toHaveCount(0);

  // Somebody else finds and asks, and is answered.
  const asker = await onOwnPhone(browser, product.url, '묻는이');
  await asker.goto('/realtylist');
  await asker.getByRole('link', { name: title }).tap();
  await asker.waitForURL((url) => url.pathname === listing);
  await expect(asker.getByRole('region', { name: /사진 2장$/ })).toBeVisible();
  const html = await (await asker.request.get(listing)).text();
  expect(html).toContain('Erickson');
  for (const secret of ['9500', '1203', 'V3J 7A1']) expect(html).not.toContain(secret);
  await asker.getByRole('button', { name: '문의하기' }).tap();
  await asker.getByLabel('보낼 내용').fill('다음 달 1일에 들어갈 수 있을까요?');
  await asker.getByRole('button', { name: '문의 보내기' }).tap();
  await asker.getByRole('link', { name: '보낸 문의 보기' }).tap();
  await expect(asker.getByRole('log')).toContainText('다음 달 1일');

  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await openMine(page, /^문의.*1개 안 읽음/);
  await page.getByRole('link', { name: '묻는이' }).tap();
  await page.getByLabel('보낼 내용').fill('네, 괜찮아요.');
  await page.getByRole('button', { name: '보내기', exact: true }).tap();
  await expect(page.getByRole('log').getByText('네, 괜찮아요.')).toHaveCount(1);

  await openMine(page, /^내 매물/);
  await page.getByRole('button', { name: `${title} 메뉴` }).tap();
  await page.getByRole('menuitem', { name: '예약중으로 변경' }).tap();
  await expect(page.getByText('예약중으로 바꿨어요.')).toBeVisible();
  await asker.reload();
  await expect(asker.getByRole('log')).toContainText('네, 괜찮아요.');
  await expect(asker.getByRole('main').getByText('예약중')).toBeVisible();
  // Where the answer takes five seconds, on a busy machine, the page is the one that was kept.
  await expect(async () => {
    await asker.goto('/realtylist');
    await expect(asker.getByRole('link', { name: title })).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await asker.goto('/realtylist?status=-1');
  await expect(asker.getByRole('article').filter({ hasText: title })).toContainText('예약중');
  await asker.context().close();
});
