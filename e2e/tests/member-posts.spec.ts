import { api } from '@hanca/common/contract/index.ts';
import { devices } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, signIn, test } from '../fixtures.ts';

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];
test.use(phone);

/** Stands in every text of the post, and nowhere else. */
const WORD = '읽히지않은말';

test('a member writes a post with a draft, which nobody reads until staff have', async ({
  browser,
  page: staff,
  product,
}) => {
  const page = await (await browser.newContext({ ...phone, baseURL: product.url })).newPage();
  const email = `${Date.now()}@example.org`;
  const data = { email, password: '가나다라마바사아자차', name: '새회원', agree: true };
  await page.request.post(api.account.signup.path, { data });
  await signIn(staff, '/admin/posts/category?postType=13');
  await staff.getByRole('switch', { name: '회원 글쓰기' }).click();
  await expect(staff.getByText('이제 회원도 생활정보 글을 써요')).toBeVisible();

  await page.goto('/postlist');
  await page.getByRole('link', { name: '글쓰기' }).click();
  await page.getByRole('combobox', { name: '글 종류' }).selectOption('생활정보');
  await page.getByLabel('제목').fill(`${WORD} 제목`);
  await page
    .getByRole('textbox', { name: '내용' })
    .fill(`${WORD} 내용 https://a.ca https://b.ca https://c.ca`);
  await page.getByRole('button', { name: '글 올리기' }).click();
  await expect(page.getByText('링크는 제목과 내용을 합쳐 두 개까지 넣을 수 있어요.')).toBeVisible();
  await expectAccessible(page, 'form');

  await page.reload();
  await expect(page.getByText('작성하던 내용을 불러왔어요.')).toBeVisible();
  await page.getByRole('textbox', { name: '내용' }).fill(`${WORD} 내용`);
  await page.getByRole('button', { name: '글 올리기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '내 글' })).toBeVisible();
  await expect(page.getByText('검토 중', { exact: true })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: '내 정보' });
  await expect(tabs.getByRole('link', { name: '내 글' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'own posts');

  const [own] = await (await fetch(`${product.url}/v1/query/posts?limit=1`)).json();
  const shown = async () => {
    const found: string[] = [];
    const id = (own?.id ?? 0) + 1;
    const search = encodeURIComponent(WORD);
    for (const path of [
      ...[
        '/',
        '/postlist',
        '/postlist?type=13',
        `/postlist?q=${search}`,
        `/search?q=${search}`,
        '/jobpostings',
      ],
      ...[`/posts/${id}`, `/postlist/${id}`, '/rss.xml', '/rss/13.xml', '/sitemap.xml'],
    ]) {
      const answer = await (await fetch(`${product.url}${path}`)).text();
      if (answer.includes(`${WORD} `) || answer.includes(`/posts/${id}<`)) found.push(path);
    }
    return found;
  };
  expect(await shown()).toEqual([]);

  await staff.goto('/admin/posts');
  await expect(staff.getByText('검토 중')).toBeVisible();
  await staff.goto('/admin/queue');
  await expect(staff.getByRole('button', { name: `${WORD} 제목 검토` })).toBeVisible();
  await page.getByRole('link', { name: `${WORD} 제목 고치기` }).click();
  await expect(page.getByLabel('제목', { exact: true })).toHaveValue(`${WORD} 제목`);
});
