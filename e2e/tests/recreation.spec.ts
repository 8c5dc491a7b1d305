import { expectAccessible } from '../accessible.ts';
import { expect, join, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, baseURL: async ({ demo }, use) => use(demo.url) });

test('who says where they live reads when it opens for them, and counts down by the clock of the server', async ({
  page,
}) => {
  // The clock of this device is wrong.
  await page.addInitScript(() => {
    const right = Date.now;
    Date.now = () => right() + 42_000;
  });
  await page.goto('/recreation?area=CA5915');
  await page.getByLabel('사는 곳').selectOption({ label: '버나비' });
  await page.waitForURL(/home=CA595911606/);
  const opening = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '버나비 수영 레슨' }) });
  await expect(opening).toContainText(/버나비에서는 .+, 거주자/);
  await expect(opening).toContainText('출처: 한카의 예시');
  await expectAccessible(page, 'recreation');

  await opening.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: '버나비 수영 레슨' })).toBeVisible();
  await expect(page.getByRole('timer', { name: '거주자 등록 시작까지 남은 시간' })).toHaveText(
    /^(\d+일 )?\d\d:\d\d:\d\d$/,
  );
  await expect(page.getByText('이 기기의 시계가 서버보다 42초 빨라요.')).toBeVisible();
  await expect(page.getByRole('link', { name: '공식 사이트에서 등록하기' })).toHaveAttribute(
    'href',
    /^https:\/\//,
  );
  await page.getByRole('textbox', { name: '수업 번호' }).fill('00123456');
  await page.getByRole('button', { name: '적어 두기' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: '00123456 복사' })).toBeVisible();
  await expectAccessible(page, 'opening');

  const file = await page.request.get(
    (await page.getByRole('link', { name: '캘린더에 넣기' }).getAttribute('href')) ?? '',
  );
  expect(await file.text()).toContain('UID:registration-');
});

test('without scripts the calendar is narrowed by a button, and an opening says its times', async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ baseURL: demo.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/recreation');
  await page.getByLabel('분류').selectOption({ label: '스케이트' });
  await page.getByRole('button', { name: '보기' }).click();
  await expect(page).toHaveURL(/group=skate/);
  await page.getByRole('link', { name: '버나비 스케이트 레슨' }).click();
  await expect(page.getByText('거주자 등록 시작')).toBeVisible();
  await expect(page.getByRole('heading', { name: '미리 준비할 것' })).toBeVisible();
  await context.close();
});

test('where nothing is entered yet the page says so, and what is past is folded', async ({
  browser,
  demo,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/recreation');
  await expect(page.getByText('아직 일정이 없어요')).toBeVisible();
  await page.goto(`${demo.url}/recreation?area=CA35901`);
  const past = page.getByRole('group').filter({ hasText: '지난 일정 1개' });
  await expect(past.getByRole('heading', { name: '미시사가 성인 프로그램' })).toBeHidden();
  await past.getByText('지난 일정 1개').click();
  await expect(past.getByRole('heading', { name: '미시사가 성인 프로그램' })).toBeVisible();
  await context.close();
});

test('a member is reminded of one opening, and finds that among their alerts', async ({ page }) => {
  await page.goto('/recreation?area=CA5915&group=swim&home=CA595911606');
  await page.getByRole('link', { name: '버나비 수영 레슨' }).click();
  await expect(page.getByRole('link', { name: '로그인하고 알림 받기' })).toBeVisible();
  await join(page, '등록하는이', new URL(page.url()).pathname + new URL(page.url()).search);
  await page.getByRole('button', { name: '이 일정 알림 받기' }).click();
  await expect(
    page.getByText('등록 7일 전, 하루 전, 1시간 전에 알려 드려요.', { exact: true }),
  ).toBeVisible();
  await page.goto('/mypage/alerts');
  await expect(page.getByRole('link', { name: '버나비 수영 · 거주자 · 이 일정만' })).toBeVisible();
  await expect(page.getByLabel(/받는 방법/)).toHaveValue('바로 메일로');
});

test('the calendar narrows to one city, to which its alerts lead', async ({ page }) => {
  await page.goto('/recreation');
  await page.getByLabel('도시').selectOption({ label: '버나비' });
  await page.waitForURL(/city=CA595911606/);
  const names = page.getByRole('heading', { level: 3 });
  await expect(names.first()).toHaveText(/^버나비/);
  expect((await names.allTextContents()).every((name) => name.startsWith('버나비'))).toBe(true);
});
