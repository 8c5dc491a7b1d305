import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, picture, signIn, test } from '../fixtures.ts';
import { WITH_PICTURES } from '../launch.ts';

test.use({ launchOptions: WITH_PICTURES, baseURL: async ({ demo }, use) => use(demo.url) });

/** The keyboard of a Korean: syllables grow letter by letter before they are there. */
const koreanKeyboard = async (page: Page) => {
  const session: CDPSession = await page.context().newCDPSession(page);
  return {
    /** Composes a syllable by way of its first letters, and leaves it open. */
    compose: async (...states: string[]) => {
      for (const text of states) {
        await session.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
      }
    },
    /** Ends the open syllable. */
    end: (text: string) => session.send('Input.insertText', { text }),
  };
};

const title = (page: Page): Locator => page.getByRole('textbox', { name: '제목' });
const editor = (page: Page): Locator => page.locator('.ProseMirror');

const HTML =
  '<h2>주말 안내</h2><p>글 <strong>굵게</strong> <em>기울여</em> <a href="/posts/1">링크</a></p><ul><li>하나</li><li>둘</li></ul><blockquote><p>인용</p></blockquote>';

test('Korean syllables are composed in fields and editors; a post with pictures goes through the editor and back, and only what is edited changes', async ({
  page,
  demo,
}) => {
  await signIn(page, '/admin/posts/form');
  const { compose, end } = await koreanKeyboard(page);
  await title(page).click();
  await compose('ㅎ', '하', '한');
  await end('한');
  await compose('ㄱ', '그', '글');
  await end('글');
  await expect(title(page)).toHaveValue('한글');
  for (const type of ['마크다운', 'HTML']) {
    await page.getByRole('radio', { name: type, exact: true }).check();
    await editor(page).click();
    await compose('ㅂ', '바', '밤');
    // The form gets the syllable while it is being composed: its text must not come back into the editor.
    await expect(editor(page)).toHaveText('밤');
    await compose('바');
    await end('바');
    await compose('ㅁ', '마');
    await end('마');
    await expect(editor(page)).toHaveText('바마');
    await page.keyboard.press('Control+b');
    await compose('ㅊ', '추', '춤');
    await end('춤');
    await expect(editor(page).locator('strong')).toHaveText('춤');
    await expect(editor(page)).toHaveText('바마춤');
    if (type === 'HTML') break;
    // The other type begins with nothing.
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
  }

  await page.getByRole('button', { name: '소스', exact: true }).click();
  await page.getByRole('textbox', { name: '내용' }).fill(HTML);
  for (const [field, option] of [
    ['지역', '브리티시컬럼비아'],
    ['글 종류', '생활정보'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  const photos = page.getByRole('group', { name: '사진' });
  await photos.locator('input[type=file]').setInputFiles(await picture('하나.png', '#0e5a47'));
  await expect(photos.getByRole('img')).toHaveCount(1);
  const thumbnail = page.getByRole('group', { name: '썸네일' });
  await thumbnail.locator('input[type=file]').setInputFiles(await picture('작은.png', '#dceae3'));
  await expect(thumbnail.getByRole('img')).toBeVisible();
  await title(page).focus();
  await page.keyboard.press('End');
  await compose('ㄷ', '드', '등');
  // A syllable that is open is saved with the rest.
  await page.keyboard.press('Control+s');
  await page.waitForURL((url) => url.pathname === '/admin/posts');
  const name = '한글등';
  const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
  const stored = async (): Promise<string> =>
    (await (await fetch(`${demo.url}/v1/query${href}`)).json()).content;
  const first = await stored();

  await page.getByRole('link', { name: `${name} 수정` }).click();
  await expect(editor(page).getByRole('heading', { name: '주말 안내' })).toBeVisible();
  await editor(page).getByText('둘', { exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.insertText('째');
  await page.getByRole('button', { name: '저장' }).click();
  await page.waitForURL((url) => url.pathname === '/admin/posts');
  const plain = (html: string) => html.replace(/ (target|rel|class)="[^"]*"/g, '').replace(/<\/?p>/g, '');
  expect(plain(await stored())).toBe(plain(first).replace('둘', '둘째'));
  const html = await (await fetch(`${demo.url}${href}`)).text();
  expect(html.match(/<img [^>]*\/images\/post\//g)?.length).toBeGreaterThan(0);
});
