import { COMMENTS_ON_PAGE, DELETED, SHOWN } from '@hanca/common/comments.ts';
import type { Comment, CommentViewer } from '@hanca/common/contract/comments.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { SessionProvider } from '../../session/session.tsx';
import { lendBrowserParts } from '../../testing/browser-parts.ts';
import { signInAs, signOut } from '../../testing/member.ts';
import { type Answering, type ApiRequest, renderAt, testDeps } from '../../testing/render.tsx';
import { HydratedContext } from '../../ui/use-hydrated.ts';
import { Comments } from './comments.tsx';

lendBrowserParts();
afterEach(signOut);

const POST = 7;

const comment = (id: number, parentId: number | null = null): Comment => ({
  ...{ id, postId: POST, parentId, userId: 1, userName: '민지', byAuthor: false, state: SHOWN },
  ...{ text: `${id}번 말`, edited: false, likes: 0, createdDate: toWireDate(new Date()) },
});
const NOTHING: CommentViewer = { liked: false, likedIds: [], ownIds: [], removed: [], blockedIds: [] };

interface Given {
  items?: Comment[];
  total?: number;
  page?: number;
  answer: (request: ApiRequest) => Answering;
}

/** The thread of a post that three like, over a network that answers what the test says. */
const open = ({ items = [comment(1), comment(2)], total = items.length, page = 1, answer }: Given) => {
  const { deps, requests } = testDeps(answer);
  const thread = { likes: 3, total, shown: total, items };
  const { router } = renderAt(
    '/posts/7?page=2',
    <Comments post={{ id: POST, postType: 1 }} thread={thread} page={page} />,
    deps,
  );
  const urls = () => requests.map(({ url }) => url);
  return { router, user: userEvent.setup(), urls };
};
const likeOfPost = () => screen.getAllByRole('button', { name: /^좋아요/ })[0] as HTMLElement;

test('a like that is pressed before it is known what the member likes waits for that, and is stored once', async () => {
  signInAs(201);
  const viewer = Promise.withResolvers<{ status: number; body: CommentViewer }>();
  const { user, urls } = open({
    answer: ({ url }) => (url.endsWith('/like') ? { status: 200, body: null } : viewer.promise),
  });
  await screen.findAllByRole('button', { name: /^좋아요/ });
  await user.click(likeOfPost());
  await user.click(likeOfPost());
  expect(urls()).toEqual(['/v1/account/posts/7/comments']);
  viewer.resolve({ status: 200, body: NOTHING });
  await waitFor(() => expect(likeOfPost()).toHaveAttribute('aria-pressed', 'true'));
  expect(likeOfPost()).toHaveTextContent('4');
  expect(urls().slice(1)).toEqual(['/v1/command/posts/7/like']);
});

test('what the member liked long before stays liked by a press before that is known', async () => {
  signInAs(202);
  const viewer = Promise.withResolvers<{ status: number; body: CommentViewer }>();
  const { user, urls } = open({ answer: () => viewer.promise });
  await screen.findAllByRole('button', { name: /^좋아요/ });
  await user.click(likeOfPost());
  viewer.resolve({ status: 200, body: { ...NOTHING, liked: true } });
  await waitFor(() => expect(likeOfPost()).toHaveAttribute('aria-pressed', 'true'));
  expect(likeOfPost()).toHaveTextContent('3');
  expect(urls()).toHaveLength(1);
});

test('does what a visitor pressed once they have signed in', async () => {
  const row = () => within(screen.getByText('2번 말').closest('li') as HTMLElement);
  const presses = [
    {
      link: () => row().getByRole('link', { name: '좋아요' }),
      done: (urls: string[]) => expect(urls).toContain('/v1/command/comments/2/like'),
    },
    {
      link: () => row().getByRole('link', { name: '답글' }),
      done: () => expect(row().getByRole('textbox', { name: /^민지님에게 답글/ })).toHaveFocus(),
    },
    {
      link: () => screen.getByRole('link', { name: '댓글을 남겨 보세요' }),
      done: () => expect(screen.getByRole('textbox', { name: /^댓글/ })).toHaveFocus(),
    },
  ];
  for (const { link, done } of presses) {
    const first = open({ answer: () => ({ status: 500, body: {} }) });
    await first.user.click(link());
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/account/signin'));
    expect(first.urls()).toEqual([]);
    cleanup();
    signInAs(203);
    const { urls } = open({ answer: () => ({ status: 200, body: NOTHING }) });
    await waitFor(() => done(urls()));
    cleanup();
    signOut();
  }
});

/** The page as the server sent it, with some of its likes ticked. */
const tickBefore = (...ids: number[]) => {
  const page = document.createElement('div');
  page.id = 'comments';
  for (const id of [0, 1, 2]) {
    const box = Object.assign(document.createElement('input'), {
      type: 'checkbox',
      checked: ids.includes(id),
    });
    box.dataset.like = String(id);
    page.append(box);
  }
  document.body.append(page);
  onTestFinished(() => page.remove());
};

test('likes that were ticked before the scripts are stored once they are there', async () => {
  tickBefore(0, 2);
  signInAs(205);
  const { urls } = open({ answer: () => ({ status: 200, body: NOTHING }) });
  await waitFor(() =>
    expect(urls()).toEqual([
      '/v1/account/posts/7/comments',
      '/v1/command/posts/7/like',
      '/v1/command/comments/2/like',
    ]),
  );
});

test('one that nobody ticked before the scripts leads to signing in, and is stored once they are back', async () => {
  tickBefore(2);
  const { router, urls } = open({ answer: () => ({ status: 500, body: {} }) });
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/signin'));
  expect(router.state.location.search).toContain(encodeURIComponent('/posts/7?page=2#comments'));
  expect(urls()).toEqual([]);
  cleanup();
  document.getElementById('comments')?.remove();
  signInAs(206);
  const again = open({ answer: () => ({ status: 200, body: NOTHING }) });
  await waitFor(() => expect(again.urls()).toContain('/v1/command/comments/2/like'));
});

test('a like that a member presses before the page shows who is signed in is stored once it does', async () => {
  signInAs(207);
  const { deps, requests } = testDeps(() => ({ status: 200, body: NOTHING }));
  const thread = { likes: 3, total: 1, shown: 1, items: [comment(1)] };
  const Waking = () => {
    const [hydrated, setHydrated] = useState(false);
    return (
      <HydratedContext value={hydrated}>
        <SessionProvider>
          <Comments post={{ id: POST, postType: 1 }} thread={thread} page={1} />
        </SessionProvider>
        <button type="button" onClick={() => setHydrated(true)}>
          깨우기
        </button>
      </HydratedContext>
    );
  };
  const { router } = renderAt('/posts/7', <Waking />, deps);
  const user = userEvent.setup();
  await user.click(screen.getAllByRole('link', { name: /^좋아요/ })[0] as HTMLElement);
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: '깨우기' }));
  await waitFor(() => expect(requests.map(({ url }) => url)).toContain('/v1/command/posts/7/like'));
  expect(router.state.location.pathname).toBe('/posts/7');
});

test('after the last comment of the last page is deleted the page before it is shown', async () => {
  signInAs(204);
  const left = comment(101);
  const { user, router } = open({
    ...{ page: 2, items: [left], total: COMMENTS_ON_PAGE + 1 },
    answer: ({ url }) => {
      if (url.startsWith('/v1/account')) return { status: 200, body: { ...NOTHING, ownIds: [101] } };
      if (url.startsWith('/v1/command')) return { status: 200, body: null };
      return { status: 200, body: { likes: 3, total: COMMENTS_ON_PAGE, items: [] } };
    },
  });
  await user.click(await screen.findByRole('button', { name: '민지님의 댓글 메뉴' }));
  await user.click(screen.getByRole('menuitem', { name: '삭제하기' }));
  await user.click(screen.getByRole('button', { name: '삭제하기' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(router.state.location).toMatchObject({ pathname: '/posts/7', hash: '#comments' });
});

test('an address that names a comment of another page leads there, and says so where it is gone', async () => {
  const { router, urls } = open({
    total: 3 * COMMENTS_ON_PAGE,
    answer: ({ url }) =>
      url.includes('/9/')
        ? { status: 200, body: { before: COMMENTS_ON_PAGE * 2 } }
        : { status: 404, body: { status: 404 } },
  });
  await router.navigate('/posts/7#comment-2');
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById('comment-2')));
  await router.navigate('/posts/7#comment-9');
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
  expect(router.state.location.hash).toBe('#comment-9');
  await router.navigate('/posts/7#comment-10');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('지워졌거나 찾을 수 없는 댓글이에요.'),
  );
  expect(urls().at(-1)).toBe('/v1/query/posts/7/comments/10/place');
});

test('a reply whose parent is on the page before leads there; one to a deleted comment stands below its place', () => {
  const gone = { ...comment(3), state: DELETED, text: '', userName: '' };
  open({
    ...{ page: 2, items: [comment(5, 1), comment(6, 1), gone, comment(7, 3)], total: COMMENTS_ON_PAGE + 4 },
    answer: () => ({ status: 500, body: {} }),
  });
  const [link, ...others] = screen.getAllByRole('link', { name: '앞 페이지의 댓글에 단 답글' });
  expect(link).toHaveAttribute('href', '/posts/7#comment-1');
  expect(others).toEqual([]);
  expect(screen.getByText('삭제된 댓글이에요.')).toBeInTheDocument();
});
