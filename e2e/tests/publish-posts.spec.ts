import type { Locator, Page } from '@playwright/test';
import { expect, picture, signIn, test } from '../fixtures.ts';

/** A post of each content type as staff write it, and what readers must find. */
const posts = [
  {
    type: '갤러리',
    title: '단풍 사진 모음',
    body: '린캐니언에서 찍었어요.',
    shows: '린캐니언에서 찍었어요.',
  },
  {
    type: '일반 글',
    title: '도서관 카드 만들기',
    body: '여권과 주소 증명이 필요해요.',
    shows: '여권과 주소 증명이',
  },
  { type: 'HTML', title: '주말 행사 안내', body: '무료 입장이에요.', shows: '무료 입장이에요.' },
  {
    type: '마크다운',
    title: '운전면허 교환 순서',
    body: '## 준비물\n\n- 여권\n- 한국 면허증\n',
    shows: '한국 면허증',
  },
] as const;

const choose = async (page: Page, field: Locator, option: string) => {
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const write = async (page: Page, post: (typeof posts)[number]) => {
  await page.getByLabel('제목').fill(post.title);
  await page.getByRole('radio', { name: post.type, exact: true }).check();
  if (post.type === '마크다운') {
    await page.locator('input[type=file][accept*=".md"]').setInputFiles({
      name: 'post.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from(post.body),
    });
  } else if (post.type === 'HTML') {
    await page.locator('[contenteditable=true]').click();
    await page.keyboard.insertText(post.body);
  } else {
    await page.getByLabel('내용').fill(post.body);
  }
  await choose(page, page.getByRole('combobox', { name: '지역' }), '브리티시컬럼비아');
  await choose(page, page.getByRole('combobox', { name: '글 종류' }), '생활정보');
  const photos = [await picture('하나.png', '#0e5a47'), await picture('둘.png', '#c23e22')];
  const group = page.getByRole('group', { name: '사진' });
  await group.locator('input[type=file]').setInputFiles(photos);
  await expect(group.getByRole('img')).toHaveCount(2);
  const thumbnail = page.getByRole('group', { name: '썸네일' });
  await thumbnail.locator('input[type=file]').setInputFiles(await picture('작은.png', '#dceae3'));
  await expect(thumbnail.getByRole('img')).toBeVisible();
};

/** The id of a post in the list of the console. */
const idOf = async (page: Page, title: string): Promise<string> => {
  const href = await page.getByRole('link', { name: title, exact: true }).getAttribute('href');
  return href?.split('/').at(-1) ?? '';
};

// A page that is open while the product starts anew asks in vain.
test.use({ expected: /ERR_CONNECTION_REFUSED/ });

test('staff publish a post of each type, anyone reads it without scripts, and it outlives a restart', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page, '/admin/posts');
  const ids: string[] = [];
  for (const post of posts) {
    await page.getByRole('link', { name: '포스팅 추가', exact: true }).click();
    await expect(page.getByRole('heading', { name: '컨텐츠 등록' })).toBeVisible();
    await write(page, post);
    await page.getByRole('button', { name: '저장' }).click();
    await page.waitForURL((url) => url.pathname === '/admin/posts');
    ids.push(await idOf(page, post.title));
  }

  const reader = await (
    await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  ).newPage();
  const readAll = async () => {
    for (const [index, post] of posts.entries()) {
      const answer = await reader.goto(`/posts/${ids[index]}`);
      expect(answer?.status()).toBe(200);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(post.title);
      await expect(reader.getByText(post.shows)).toBeVisible();
      const pictures = reader.getByRole('main').getByRole('img');
      expect(await pictures.count()).toBeGreaterThanOrEqual(2);
      await expect
        .poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
  };
  await readAll();
  await product.restart();
  await readAll();
});
