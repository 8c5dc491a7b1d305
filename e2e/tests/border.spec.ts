import { expectAccessible } from '../accessible.ts';
import { expect, join, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, baseURL: async ({ demo }, use) => use(demo.url) });

test('the front door leads to the waits at the border, which say that they are examples, whose and of when', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: '서비스' }).getByRole('link', { name: '국경 대기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '국경 대기 시간' })).toBeVisible();
  await expect(page.getByText('예시 자료예요.')).toBeVisible();
  const crossing = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /피스아치/ }) });
  const way = (name: string) =>
    crossing.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const south = way('미국으로');
  await expect(south).toContainText('40분');
  await expect(south).toContainText('CBP 2022년 6월 29일 10:00 기준');
  await expect(way('캐나다로')).toContainText('CBSA 2022년 7월 7일 17:10 기준');
  await expectAccessible(page, 'border');
});

test('where no feed is on, the crossings are there without figures, and the way to the agencies', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/border');
  await expect(page.getByText('실시간 정보가 없어요.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'CBSA (캐나다로)' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5);
  await expect(page.getByText('정보 없음')).toHaveCount(10);
  await context.close();
});

test('a crossing has a page for what is usual there, which says that it does not know yet', async ({
  page,
}) => {
  await page.goto('/border');
  await expect(page.getByRole('heading', { name: '국경 가는 길' })).toBeVisible();
  await page.getByRole('link', { name: '요일·시간별 보통 대기' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '포인트 로버츠' })).toBeVisible();
  await expect(page.getByText('아직 기록이 모자라요')).toBeVisible();
});

test('a member is led to signing in and back, and asks to be told of a short wait', async ({ page }) => {
  await page.goto('/border');
  const alert = page.getByRole('region', { name: '대기 시간 알림' });
  await expect(alert.getByRole('link', { name: '로그인하고 알림 받기' })).toHaveAttribute(
    'href',
    /signin.*border/,
  );
  await join(page, '건너는이', '/border');
  await alert.getByLabel('국경').selectOption('애보츠퍼드(수마스)');
  await alert.getByLabel('방향').selectOption('캐나다로');
  await alert.getByLabel('기다리는 시간').selectOption('30분 아래');
  await alert.getByRole('button', { name: '대기 시간 알림 받기' }).click();
  await expect(page.getByText('캐나다로 30분 아래로 내려가면 바로 알려 드려요.')).toBeVisible();
  await page.goto('/mypage/alerts');
  const row = page.getByRole('listitem').filter({ hasText: '국경 대기' });
  await expect(row).toContainText('애보츠퍼드(수마스) 캐나다로 30분 아래');
  await expect(row.getByRole('option')).toHaveText([
    '바로 메일로',
    '바로 기기로',
    '바로 메일과 기기로',
    '한카에서만',
  ]);
});

test('the exemptions read without scripts, and receipts are added up with them', async ({
  browser,
  demo,
  page,
}) => {
  const context = await browser.newContext({ baseURL: demo.url, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/border');
  await plain.getByRole('link', { name: '돌아올 때 면세 한도와 세금 계산' }).click();
  await expect(plain.getByRole('row', { name: '48시간 이상 $800 아래 양까지' })).toBeVisible();
  await expect(plain.getByText(/영수증 계산은 스크립트를 켜야/)).toBeVisible();
  await context.close();

  await page.goto('/border/return');
  await page.getByLabel('영수증 1 금액').fill('100');
  const sums = page.getByRole('form', { name: '영수증 계산' });
  await expect(sums.getByRole('status')).toContainText('세금 어림 $5.00~$12.00');
  await expectAccessible(page, 'return over the border');
});

test('a family gets a card each without scripts, and the choice is in the address with them', async ({
  browser,
  demo,
  page,
}) => {
  const context = await browser.newContext({ baseURL: demo.url, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/border');
  await plain.getByRole('link', { name: /국경 서류 카드/ }).click();
  await plain.getByRole('checkbox', { name: '영주권자(한국 여권) 어른' }).check();
  await plain.getByRole('checkbox', { name: '캐나다 시민권자 어린이' }).check();
  await plain.getByRole('button', { name: '카드 보기' }).click();
  await expect(plain.getByRole('heading', { level: 2 })).toHaveText([
    '캐나다 시민권자 어린이',
    '영주권자(한국 여권) 어른',
  ]);
  await context.close();

  await page.goto('/border/documents?who=visitor');
  await page.getByRole('checkbox', { name: '미국 시민권자 어른' }).check();
  await page.getByRole('button', { name: '카드 보기' }).click();
  await expect(page.getByRole('region', { name: '미국 시민권자 어른' })).toBeVisible();
  await expect(page).toHaveURL(/who=visitor(?:,|%2C)us$/);
  await expectAccessible(page, 'documents at the border');
});
