import { PAY_LAW } from '@hanca/common/jobs.ts';
import { JOB } from '@hanca/common/post-types.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PostRow } from '../../../../server/src/testing/stored.ts';
import { openAdmin } from '../../testing/open-admin.tsx';
import { FIRST_ADMIN, type RealApi, realApi } from '../../testing/real-api.ts';
import { findProblem } from '../../testing/save-bar.ts';
import { saveKey, user } from '../../testing/user.ts';

const title = () => screen.findByRole('textbox', { name: /제목/ });
const content = () => screen.findByRole('textbox', { name: /내용/ });
/** The server with post 5. */
const withPost = async (given: Partial<PostRow> = {}) => {
  const api = await realApi();
  await api.store('posts', [{ id: 5, ...given }]);
  return api;
};

const stored = ({ colleague }: RealApi) => colleague.posts.get({ params: { id: 5 } });
const writes = (api: RealApi) => api.calls.filter(({ method }) => method === 'POST' || method === 'PATCH');

const choose = async (field: RegExp, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
};

/** Presses the button twice and the key twice within one tick, before the form could show that it is being saved. */
const saveAtOnce = () => {
  const save = screen.getByRole('button', { name: '저장' });
  act(() => {
    for (const _ of [1, 2]) {
      save.click();
      fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    }
  });
};

test('a new post is refused without a title and stored once by presses in one tick, and its list replaces the form', async () => {
  const { api, router } = await openAdmin('/posts/form');
  await user.fill(await content(), '첫 줄');
  await saveKey();
  await waitFor(async () => expect(await title()).toHaveAccessibleDescription('제목을 입력해 주세요.'));
  await waitFor(async () => expect(await title()).toHaveFocus());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('컨텐츠 등록');
  expect(await content()).toHaveValue('첫 줄');
  expect(writes(api)).toEqual([]);

  await user.fill(await title(), '새 글');
  await choose(/^지역/, '밴쿠버');
  await choose(/^글 종류/, '부동산');
  await choose(/^분류/, 'Q&A');
  await user.click(screen.getByRole('checkbox', { name: '에어컨' }));
  saveAtOnce();
  await screen.findByText('등록했어요');
  await waitFor(() => expect(router.state.location.pathname).toBe('/posts'));
  expect(router.state.historyAction).toBe('REPLACE');
  await screen.findByText('검색결과 : 1');
  expect(writes(api).map(({ method, body }) => [method, body])).toEqual([
    [
      'POST',
      {
        title: '새 글',
        contentType: 1,
        content: '첫 줄',
        images: '',
        thumbnail: '',
        regionId: 'CA596173331',
        postType: 10,
        categoryId: 4,
        tags: '',
        status: 0,
        txType: 0,
        options: ['aircondition'],
        location: null,
      },
    ],
  ]);
});

test('a flyer is its store, its week and its pages, of which the first may be its thumbnail; a title comes by itself', async () => {
  const images = [1, 2].map((n) => `/images/post/2024/11/${String(n).padStart(32, '0')}.jpg`);
  const [first = ''] = images;
  const api = await withPost({ postType: 4, contentType: 0, title: '', content: '', images });
  await api.store('images', images);
  await openAdmin('/posts/form/5', api);
  await user.fill(await screen.findByRole('textbox', { name: '매장' }), '한아름마켓');
  expect(screen.queryByRole('checkbox', { name: '에어컨' })).toBeNull();
  await user.fill(screen.getByRole('textbox', { name: '지점' }), '버나비점');
  await screen.findByRole('button', { name: '썸네일 고르기' });
  expect(screen.queryByRole('img', { name: '썸네일' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '첫 사진 쓰기' }));
  expect(screen.getByRole('img', { name: '썸네일' })).toHaveAttribute(
    'src',
    first.replace('.jpg', '_small.jpg'),
  );
  fireEvent.change(screen.getByLabelText('시작일'), { target: { value: '2026-11-21' } });
  fireEvent.change(screen.getByLabelText('종료일'), { target: { value: '2026-11-20' } });
  await saveKey();
  await screen.findByText('종료일은 시작일과 같거나 뒤여야 해요.');
  fireEvent.change(screen.getByLabelText('종료일'), { target: { value: '2026-11-27' } });
  await saveKey();
  await screen.findByText('저장했어요');
  expect(await stored(api)).toMatchObject({
    title: '한아름마켓 버나비점 전단지 (2026년 11월 27일까지)',
    store: '한아름마켓',
    validFrom: { time: String(Date.UTC(2026, 10, 21)) },
    validTo: { time: String(Date.UTC(2026, 10, 27)) },
    thumbnail: first,
  });
});

test('another type resets the category, leaving asks first, and a refusal lands beside its field and loses nothing', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const api = await withPost({ title: '앞 제목', postType: 1, categoryId: 2 });
  api.refuse('PATCH /v1/command/posts', {
    type: 'about:blank',
    title: '입력을 확인해 주세요',
    status: 400,
    code: 'validation',
    detail: '입력한 값이 올바르지 않아요.',
    errors: [{ path: 'tags', message: '쓸 수 없는 문자가 들어 있어요.', code: 'nul' }],
  });
  const { router } = await openAdmin('/posts/form/5', api);
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^분류/ })).toHaveTextContent('뉴스'));
  await choose(/^글 종류/, '할인');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^분류/ })).toHaveTextContent('선택 안 함'),
  );
  await user.type(await title(), ' 고침');
  const tags = screen.getByRole('textbox', { name: '태그' });
  await user.fill(tags, '태그');
  await user.click(screen.getByRole('link', { name: '목록' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledWith('저장하지 않은 내용이 있어요. 그래도 나갈까요?'));
  expect(router.state.location.pathname).toBe('/posts/form/5');

  saveAtOnce();
  await findProblem('저장하지 못했어요: 입력한 값이 올바르지 않아요.');
  expect(writes(api)).toHaveLength(1);
  expect(tags).toHaveAccessibleDescription('쓸 수 없는 문자가 들어 있어요.');
  await waitFor(() => expect(tags).toHaveFocus());
  expect(tags).toHaveValue('태그');
  expect(await title()).toHaveValue('앞 제목 고침');
  expect(router.state.location.pathname).toBe('/posts/form/5');

  await saveKey();
  await screen.findByText('저장했어요');
  const changed = { title: '앞 제목 고침', postType: 4, categoryId: 0, tags: '태그' };
  expect(writes(api)[1]?.body).toEqual({ id: 5, ...changed, basedOn: { time: '1732147200000' } });
  expect(await stored(api)).toMatchObject(changed);
});

test('a role or a session that ends under an open form keeps what was typed, and says why it is not saved', async () => {
  const api = await withPost();
  const { router } = await openAdmin('/posts/form/5', api);
  await user.type(await title(), ' 고침');
  await api.colleague.users.update({ body: { id: FIRST_ADMIN, roles: [] } });
  await saveKey();
  await findProblem('저장하지 못했어요: 이 작업을 할 권한이 없어요.');
  expect(await title()).toHaveValue('글 5 고침');
  expect(router.state.location.pathname).toBe('/posts/form/5');

  // With the role back they have to sign in anew, as whoever becomes staff.
  await api.colleague.users.update({ body: { id: FIRST_ADMIN, roles: ['admin'] } });
  await saveKey();
  await findProblem(/로그인이 끝났어요. 새 탭에서 다시 로그인한 뒤 저장해 주세요./);
  expect(await title()).toHaveValue('글 5 고침');
});

test('the markdown form starts with its type, published, and reads a file into the content', async () => {
  const { api } = await openAdmin('/posts/form?contentType=md');
  expect(await screen.findByRole('radio', { name: '마크다운' })).toBeChecked();
  const file = new File(['| 가 | 나 |\n|---|---|'], 'a.md', { type: 'text/markdown' });
  await user.upload(await screen.findByLabelText('마크다운 파일'), [file]);
  await waitFor(async () => expect(await content()).toHaveValue('| 가 | 나 |\n|---|---|'));
  expect(await screen.findByRole('region', { name: '미리보기' })).toContainElement(screen.getByRole('table'));
  await user.fill(await title(), '마크다운 글');
  await choose(/^지역/, '밴쿠버');
  await choose(/^글 종류/, '할인');
  await saveKey();
  await screen.findByText('마크다운 글에는 썸네일이 필요해요.');
  expect(await api.colleague.posts.count()).toBe(0);
});

test('a text of which the visual editor would drop something opens as source, and says what', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const html = '<p>H<sub>2</sub>O</p><table><tbody><tr><td>표</td></tr></tbody></table>';
  await openAdmin('/posts/form/5', await withPost({ contentType: 2, content: html }));
  expect(await content()).toHaveValue(html);
  expect(screen.getByText('편집기로 열면 아래 첨자, 표가 사라져서 소스로 열었어요.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '편집기' }));
  expect(confirm).toHaveBeenCalledWith('편집기로 바꾸면 아래 첨자, 표가 사라져요. 바꿀까요?');
  expect(await content()).toHaveValue(html);
});

test('a job is published with its wage alone in BC: the form names the law, and remarks on less than the minimum', async () => {
  const api = await withPost({ postType: JOB, regionId: 'CA59' });
  const source = { source: 'BC주', url: 'https://www2.gov.bc.ca/minimum-wage' };
  await api.colleague.provinceFacts.create({
    body: { province: 'CA59', topic: 'wage', amount: 18.6, validFrom: '2026-05-01', ...source },
  });
  await openAdmin('/posts/form/5', api);
  await choose(/^근무 형태/, '파트타임');
  await user.fill(await screen.findByRole('textbox', { name: /^업체/ }), '밀과 쉼');
  await choose(/^업종/, '식당·카페');
  await choose(/^급여 단위/, '시급');
  expect(screen.getByRole('link', { name: /임금투명성법/ })).toHaveAttribute('href', PAY_LAW.url);
  await saveKey();
  const wage = screen.getByRole('spinbutton', { name: '급여' });
  await waitFor(() => expect(wage).toHaveAccessibleDescription(/임금투명성법/));
  await user.type(wage, '18.5');
  expect(await screen.findByText(/이 주의 최저임금은 시간당 \$18.60예요/)).toBeVisible();
  await user.type(wage, '{Backspace}6');
  await waitFor(() => expect(screen.queryByText(/이 주의 최저임금/)).toBeNull());
  await saveKey();
  await screen.findByText('저장했어요');
  expect((await stored(api)).job).toEqual({
    employer: '밀과 쉼',
    work: 'part',
    trade: 'food',
    wageUnit: 'hour',
    wageMin: 18.6,
    wageMax: null,
    hours: '',
    visaHelp: false,
    closesOn: null,
    closed: false,
    applyEmail: '',
    applyLink: '',
    applyPhone: '',
  });
});
