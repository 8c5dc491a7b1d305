import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  baseURL: async ({ demo }, use) => use(demo.url),
});

test('somebody works out their score on a phone, and nothing of it leaves the device', async ({
  page,
  demo,
}) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: '서비스' }).getByRole('link', { name: '이민 점수' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '이민 점수' })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByLabel('생년월일').fill('1985-06-15');
  await page.getByLabel('가장 높은 학력').selectOption({ label: '학사(4년제), 3년제 전문학사' });
  const english = page.getByRole('group', { name: '영어 성적' });
  await english.getByLabel('시험').selectOption({ label: 'CELPIP 제너럴' });
  for (const ability of ['듣기', '읽기', '쓰기', '말하기'])
    await english.getByLabel(ability, { exact: true }).fill('9');
  await english.getByLabel('시험 본 날').fill('2026-11-01');
  const score = page.getByRole('region', { name: '점수', exact: true });
  await expect(score.getByRole('status')).toHaveText(/내 CRS 점수 \d{3}점/);
  await expect(page.getByRole('region', { name: '점수 시계' })).toContainText('영어 성적이 만료돼요');
  await expectAccessible(page, 'the score');
  // The files of the page itself can come late; their addresses say nothing.
  const isFile = (url: string) => url.startsWith(`${demo.url}/assets/`) && !url.includes('?');
  expect(sent.filter((url) => !isFile(url))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('hanca.crs'))).toBeNull();
});

test('the grid reads without scripts, and the calculator says that it needs them', async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: demo.url });
  const page = await context.newPage();
  await page.goto('/immigration');
  await expect(page.getByText(/계산기는 스크립트를 켜야/)).toBeVisible();
  await page.getByRole('link', { name: '점수표 보기' }).click();
  await expect(page.getByRole('row', { name: '20~29세 100 110' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Comprehensive Ranking System/ })).toBeVisible();
  await context.close();
});

test('the rounds read without scripts as an example, and are hidden where there are none', async ({
  browser,
  demo,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: demo.url });
  const page = await context.newPage();
  await page.goto('/immigration');
  await page.getByRole('link', { name: '초청 라운드 보기' }).click();
  await expect(page.getByText('예시 자료예요.')).toBeVisible();
  await expect(page.getByRole('img', { name: /2015년 1월 31일부터 2026년 8월 7일까지 435번/ })).toBeVisible();
  await page.getByRole('navigation', { name: '종류' }).getByRole('link', { name: '프랑스어' }).click();
  await page.getByRole('navigation', { name: '연도' }).getByRole('link', { name: '2026' }).click();
  await expect(page).toHaveURL('/immigration/rounds?year=2026&kind=french');
  await expect(page.getByRole('listitem').filter({ hasText: '433회' })).toContainText('391점5,000명 초청');
  await expect(page.getByRole('row', { name: '501~600 19,705' })).toBeVisible();

  await page.goto(`${product.url}/immigration/rounds`);
  await expect(page.getByText('라운드 자료가 없어요')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await context.close();
});

test('draws of BC read without scripts, by points and by wage, as what staff have typed in', async ({
  browser,
  demo,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: demo.url });
  const page = await context.newPage();
  await page.goto('/immigration');
  await page.getByRole('link', { name: 'BC PNP 초청 보기' }).click();
  await expect(page.getByText(/직원이 공식 페이지를 보고 직접 입력해요/)).toBeVisible();
  await expect(page.getByRole('row', { name: '100~109 2,161' })).toBeVisible();
  await page.getByRole('navigation', { name: '초청 기준' }).getByRole('link', { name: '시급' }).click();
  await expect(page).toHaveURL('/immigration/bcpnp?by=wage');
  await expect(page.getByRole('region', { name: '2026년 2월 4일' })).toContainText('시급 $70 이상206명 초청');
  await expect(page.getByRole('link', { name: /예시로 넣은 표본/ }).first()).toBeVisible();
  await page.getByLabel('유형').selectOption('Tech');
  await page.getByRole('button', { name: '보기' }).click();
  await expect(page.getByText('그런 초청이 없어요')).toBeVisible();

  await page.goto(`${product.url}/immigration/bcpnp`);
  await expect(page.getByText('아직 입력한 초청이 없어요')).toBeVisible();
  await context.close();
});
