import { api } from '@hanca/common/contract/index.ts';
import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { JOB } from '@hanca/common/post-types.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

test.use({
  baseURL: async ({ demo }, use) => use(demo.url),
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
});

test('a guide is found by kind, category and words, and others by its tag', async ({ page }) => {
  await page.goto('/postlist');
  await page.getByRole('navigation', { name: '글 종류' }).getByRole('link', { name: '생활정보' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '생활정보' })).toBeVisible();
  await page.getByRole('navigation', { name: '분류' }).getByRole('link', { name: '자동차/운전' }).click();
  await expect(page).toHaveURL(/type=13&category=4/);
  await page.getByRole('searchbox', { name: '생활정보에서 찾기' }).fill('면허 교환');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1개' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page, 'guides');
  await page.getByRole('link', { name: /운전면허 교환/ }).click();
  await expect(page.getByText(/^조회 [1-9]/)).toBeVisible();
  const tag = page.getByRole('list', { name: '태그' }).getByRole('link').first();
  const word = (await tag.textContent()) ?? '';
  await tag.click();
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
  await page.getByRole('link', { name: `${word} 지우기` }).click();
  await expect(page).toHaveURL(/\/postlist$/);
});

test('jobs are narrowed by wage and kind of work, and show both', async ({ page }) => {
  await page.goto('/jobpostings');
  await page.getByRole('combobox', { name: '근무' }).selectOption({ label: '파트타임' });
  await expect(page).toHaveURL(/work=part/);
  await page.getByRole('combobox', { name: '시급' }).selectOption('20');
  await expect(page).toHaveURL(/work=part&wage=20/);
  const jobs = page.getByRole('main').getByRole('listitem');
  await expect(jobs).toHaveCount(1);
  await expect(jobs).toContainText('시급 $21–24');
  await expectAccessible(page, 'jobs');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: '시급' })).toHaveValue('');
});

test('without scripts a button sends all choices, and each address of a job names one', async ({
  browser,
  demo,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: demo.url });
  await page.goto('/jobpostings');
  const form = page.getByRole('form', { name: '일자리 조건' });
  await form.getByRole('combobox', { name: '비자' }).selectOption('1');
  await form.getByRole('combobox', { name: '업종' }).selectOption('food');
  await form.getByRole('button', { name: '보기' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);

  const query = { postType: JOB, work: 'full', visaHelp: true, trade: 'food' };
  const [job] = (await (
    await fetch(
      `${demo.url}${api.posts.list.path}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`,
    )
  ).json()) as PostSummary[];
  for (const path of ['posts', 'postlist', 'jobpostings']) {
    await page.goto(`/${path}/${job?.id}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${demo.url}/jobpostings/${job?.id}`,
    );
    const things = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
    expect(JSON.parse(things)['@graph'][0]).toMatchObject({
      '@type': 'JobPosting',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: '나무 스시' },
      jobLocation: { address: { addressRegion: 'British Columbia', addressLocality: '밴쿠버' } },
      baseSalary: { value: { minValue: 22.5, maxValue: 26, unitText: 'HOUR' } },
    });
  }
  await page.close();
});
