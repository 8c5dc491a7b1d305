import type { PostDetail } from '@hanca/common/contract/posts.ts';
import { POST_TYPES_PID } from '@hanca/common/post-types.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { appdata } from '../../../testing/appdata.ts';
import { signInAs, signOut } from '../../../testing/member.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { samplePost } from '../../../testing/sample.ts';
import { emptyPost, keepPostDraft, readPostDraft } from '../drafts.ts';

const MEMBER = 780;
const BEFORE = '1795000000000';
const SINCE = '1795000060000';

afterEach(() => {
  signOut();
  localStorage.clear();
});

/** The form of a post that staff have changed since the draft of it was begun. */
const open = async () => {
  signInAs(MEMBER);
  URL.createObjectURL = () => 'blob:a';
  URL.revokeObjectURL = () => undefined;
  const categories = [{ id: 5, pid: POST_TYPES_PID, value: 10, title: '부동산', openToMembers: true }];
  const post: PostDetail = {
    ...samplePost,
    title: '직원이 고친 제목',
    images: '',
    updatedDate: { time: SINCE },
  };
  const draft = { ...emptyPost, title: '회원이 쓰던 제목', postType: '10', content: '쓰던 내용' };
  keepPostDraft(MEMBER, 'edit-7', { values: draft, basedOn: BEFORE });
  const sent: { basedOn?: number }[] = [];
  const found = await openSite('/mypage/posts/7', ({ body }, { pathname }) => {
    if (pathname.includes('appdata')) return { status: 200, body: { ...appdata, categories } };
    if (pathname === '/v1/account/posts' && body) {
      sent.push(body);
      const detail = '그사이 다른 곳에서 바뀌었어요.';
      return { status: 409, body: { status: 409, code: 'conflict', title: '저장하지 못했어요', detail } };
    }
    if (pathname === '/v1/storage/images') return { status: 503, body: { status: 503 } };
    if (pathname === '/v1/account/posts/7') return { status: 200, body: post };
    return { status: 200, body: [] };
  });
  const title = await screen.findByRole('textbox', { name: /제목/ });
  return { ...found, sent, title };
};

test('a draft is sent as a change of the state of which it was made, and what is refused stays typed', async () => {
  const { user, sent, title } = await open();
  expect(title).toHaveValue('회원이 쓰던 제목');
  expect(screen.getByText('그사이 운영진이 이 글을 살펴봤거나 다른 곳에서 고쳤어요.')).toBeInTheDocument();
  const save = screen.getByRole('button', { name: '고친 내용 저장' });
  // A picture that failed to upload must stop the form from being sent.
  await user.upload(screen.getByLabelText('사진 파일'), [new File(['x'], 'a.jpg', { type: 'image/jpeg' })]);
  await screen.findByRole('button', { name: '사진 1 다시 올리기' });
  await user.click(save);
  const add = screen.getByRole('button', { name: /^사진 추가/ });
  await waitFor(() => expect(add).toHaveAccessibleDescription(/올리지 못한 사진이 있어요/));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: '사진 1 지우기' }));
  await user.click(save);
  await waitFor(() => expect(sent).toMatchObject([{ basedOn: Number(BEFORE) }]));
  expect(await screen.findByText(/그사이 다른 곳에서 바뀌었어요/)).toBeInTheDocument();
  expect(title).toHaveValue('회원이 쓰던 제목');
  // Who wants it all the same sends it as a change of what is stored now.
  await user.click(screen.getByRole('button', { name: '내가 쓴 내용으로 저장' }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ basedOn: Number(SINCE), title: '회원이 쓰던 제목' }),
  );
});

test('who begins anew is asked first, and has what is stored, without the draft', async () => {
  const { user, title } = await open();
  fireEvent.change(title, { target: { value: '방금 쓴 제목' } });
  const [again] = screen.getAllByRole('button', { name: '저장된 내용으로 다시 쓰기' });
  if (again) await user.click(again);
  const dialog = within(screen.getByRole('dialog', { name: '쓰던 내용을 버릴까요?' }));
  await user.click(dialog.getByRole('button', { name: '버리고 다시 쓰기' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /제목/ })).toHaveValue('직원이 고친 제목'));
  expect(readPostDraft(MEMBER, 'edit-7')).toBeNull();
  expect(screen.queryByText('작성하던 내용을 불러왔어요.')).toBeNull();
});
