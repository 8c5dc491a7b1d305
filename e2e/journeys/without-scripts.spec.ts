import { expect, firstOf, test } from '../fixtures.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url), javaScriptEnabled: false });

test('without scripts pages are read, and filters, choices and forms lead on by addresses', async ({
  page,
  demo,
}) => {
  const guide = await firstOf(demo, '/v1/query/posts?postType=7&limit=1');
  const answer = await page.goto(`/posts/${guide.id}`);
  expect(answer?.status()).toBe(200);
  expect(await page.title()).toContain(guide.title);
  await expect(page.getByRole('main')).toContainText(guide.title);

  await page.goto('/realtylist?regionId=CA59&sort=price-up');
  const panel = page.getByRole('dialog', { name: '필터' });
  await expect(panel).toHaveCount(0);
  const open = page.getByRole('navigation', { name: '검색 조건' }).getByRole('link', { name: /^필터/ });
  await open.click();
  await page.waitForURL(/filters=open/);
  await panel.getByRole('link', { name: '닫기' }).click();
  await page.waitForURL((url) => url.search === '?regionId=CA59&sort=price-up');
  await open.click();
  await panel.getByRole('checkbox', { name: '브리티시컬럼비아' }).uncheck();
  await panel.getByRole('checkbox', { name: /^버나비/ }).check();
  await panel.getByRole('radio', { name: '1', exact: true }).check();
  await panel.getByRole('button', { name: '결과 보기' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('버나비');
  const query = new URL(page.url()).searchParams;
  expect([query.get('regionId'), query.get('bedroom'), query.get('sort'), query.get('filters')]).toEqual([
    'CA595911606',
    '1',
    'price-up',
    null,
  ]);
  // Each photo leads to the whole picture.
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const photo = page
    .getByRole('region', { name: /사진 \d+장$/ })
    .getByRole('link')
    .first();
  await expect(photo).toHaveAttribute('href', /^\/images\//);

  await page.goto('/jobpostings');
  const jobs = page.getByRole('form', { name: '일자리 조건' });
  await jobs.getByRole('combobox', { name: '비자' }).selectOption('1');
  await jobs.getByRole('combobox', { name: '업종' }).selectOption('food');
  await jobs.getByRole('button', { name: '보기' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);

  await page.goto('/border/documents');
  await page.getByRole('checkbox', { name: '영주권자(한국 여권) 어른' }).check();
  await page.getByRole('checkbox', { name: '캐나다 시민권자 어린이' }).check();
  await page.getByRole('button', { name: '카드 보기' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '캐나다 시민권자 어린이',
    '영주권자(한국 여권) 어른',
  ]);

  // A region is chosen by links and remembered.
  await page.goto('/flyers');
  await page.getByRole('main').getByRole('link', { name: '캐나다 전체, 지역 바꾸기' }).click();
  await page.getByText('온타리오의 다른 도시').click();
  await page.getByRole('link', { name: '쏜힐' }).click();
  await page.waitForURL('/?region=CA35900001');
  await page.goto('/flyers');
  await expect(page.getByRole('main').getByRole('link', { name: '쏜힐, 지역 바꾸기' })).toBeVisible();

  // What needs scripts says so, and the member area leads to the sign-in.
  await page.goto(`/account/verify?token=${'a'.repeat(43)}`);
  await expect(page.getByText(/이메일 인증에는.*자바스크립트가 필요해요/)).toBeVisible();
  await expect(page.getByRole('button', { name: '인증하기' })).toBeHidden();
  await page.goto('/mypage/saved');
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('redirect')]).toEqual(['/account/signin', '/mypage/saved']);
  await expect(page.getByText(/자바스크립트가 필요해요/)).toBeVisible();
});
