import { COMMENTS_ON_PAGE, SHOWN } from '@hanca/common/comments.ts';
import type { Comment } from '@hanca/common/contract/comments.ts';
import { ANONYMOUS } from '@hanca/common/post-types.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDeps } from '../../deps.ts';
import { failureText } from '../../failure.ts';
import { atPage, lastPage } from '../../lists/parameters.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MenuButton, type MenuItem } from '../../ui/menu-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import { CommentForm } from './comment-form.tsx';
import type { CommentsProps, Wish } from './comments.tsx';
import styles from './thread.module.css';
import { CommentRow, Likes, Thread } from './thread.tsx';
import { useThread } from './use-thread.ts';

const fetchReport = async () => (await import('../reports/report-dialog.tsx')).ReportDialog;

const HINT = '이 글에서만 쓰는 번호로 보여요. 운영진은 신고를 확인할 때만 누가 썼는지 볼 수 있어요.';

/** What is being done with a comment, or below the post. */
type Doing = { what: 'write' } | { what: 'reply' | 'edit' | 'delete' | 'block' | 'report'; comment: Comment };

interface MemberCommentsProps extends CommentsProps {
  userId: number;
  /** What was pressed before this was there; taken from it. */
  wishes: RefObject<Wish[]>;
}

/** The comments on a post as a member has them: they like, write, change, report and block. */
export const MemberComments = ({ post, thread: first, page, userId, wishes }: MemberCommentsProps) => {
  const { call } = useDeps();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { thread, viewer, isReady, refresh, toggleLike } = useThread(post.id, page, first);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [pending, setPending] = useState(false);
  const report = useLazyDialog(fetchReport);
  const stop = () => setDoing(null);
  const fulfil = useEffectEvent(({ what, id }: Wish) => {
    if (what === 'like') void toggleLike(id);
    const comment = thread.items.find((one) => one.id === id);
    if (what === 'write') setDoing({ what });
    else if (what === 'reply' && comment) setDoing({ what, comment });
  });
  useEffect(() => {
    for (const pressed of wishes.current.splice(0)) if (pressed.postId === post.id) fulfil(pressed);
  }, [wishes, post.id]);

  /** After a change; where the last comment of the last page went, the page before is shown. */
  const refreshAt = async (id: number) => {
    const now = await refresh(id);
    const last = lastPage(now.total, COMMENTS_ON_PAGE);
    if (page > last)
      await navigate(`${atPage(pathname, new URLSearchParams(search), last)}#comments`, { replace: true });
    return now;
  };
  const send = async (text: string, parentId: number | null) => {
    const { id } = await call(({ comments }) =>
      comments.create({ body: { postId: post.id, parentId, text } }),
    );
    stop();
    const now = await refreshAt(id);
    // It leads to the page that lists it.
    if (!now.items.some((one) => one.id === id)) await navigate(`${pathname}${search}#comment-${id}`);
  };
  const change = async (id: number, text: string) => {
    await call(({ comments }) => comments.update({ body: { id, text } }));
    stop();
    await refreshAt(id);
  };
  const confirmed = async (id: number, act: () => Promise<unknown>, said: string, close = () => {}) => {
    setPending(true);
    try {
      await act();
      // First, as a dialog gives the focus back.
      close();
      await refreshAt(id);
      showToast(said);
    } catch (error) {
      showToast(failureText(error), 'alert');
    }
    setPending(false);
  };
  const block = (id: number, blocked: boolean) =>
    call(({ conversations }) => (blocked ? conversations.block : conversations.unblock)({ params: { id } }));

  const itemsOf = (comment: Comment): MenuItem[] => {
    if (viewer.ownIds.includes(comment.id))
      return [
        { title: '고치기', onChoose: () => setDoing({ what: 'edit', comment }) },
        { title: '삭제하기', careful: true, onChoose: () => setDoing({ what: 'delete', comment }) },
      ];
    const blocking: MenuItem = {
      title: '이 회원 차단하기',
      careful: true,
      onChoose: () => setDoing({ what: 'block', comment }),
    };
    const reporting: MenuItem = {
      title: '신고하기',
      onChoose: () => {
        setDoing({ what: 'report', comment });
        report.open();
      },
    };
    return comment.userId === null ? [reporting] : [reporting, blocking];
  };

  const insteadOf = ({ id, userId: writer, state }: Comment) => {
    const reason = viewer.removed.find((one) => one.id === id)?.reason;
    if (reason) return `운영진이 숨긴 내 댓글이에요. 이유: ${reason}`;
    if (state !== SHOWN || writer === null || !viewer.blockedIds.includes(writer)) return undefined;
    const unblock = () => void confirmed(id, () => block(writer, false), '차단을 풀었어요.');
    return (
      <>
        차단한 회원의 댓글이에요.
        <button type="button" className={styles.act} onClick={unblock}>
          차단 풀기
        </button>
      </>
    );
  };

  const formOf = ({ id, text }: Comment) =>
    doing?.what === 'edit' && doing.comment.id === id ? (
      <CommentForm
        userId={userId}
        label="댓글 고치기"
        draft={`comment-edit-${id}`}
        text={text}
        onSend={(changed) => change(id, changed)}
        onCancel={stop}
      />
    ) : undefined;

  const row = (comment: Comment, parentHref: string | undefined) => {
    const { id, parentId, userName } = comment;
    const liked = viewer.likedIds.includes(id);
    return (
      <CommentRow
        key={id}
        comment={comment}
        parentHref={parentHref}
        instead={insteadOf(comment)}
        form={formOf(comment)}
        actions={
          <>
            <button
              type="button"
              className={styles.like}
              aria-pressed={liked}
              onClick={() => void toggleLike(id)}
            >
              <Likes count={comment.likes} />
            </button>
            {parentId === null && (
              <button
                type="button"
                className={styles.act}
                onClick={() => setDoing({ what: 'reply', comment })}
              >
                답글
              </button>
            )}
            {isReady && (
              <span className={styles.menu}>
                <MenuButton label={`${userName}님의 댓글 메뉴`} items={itemsOf(comment)} />
              </span>
            )}
          </>
        }
      >
        {doing?.what === 'reply' && doing.comment.id === id && (
          <CommentForm
            userId={userId}
            label={`${userName}님에게 답글`}
            draft={`comment-reply-${id}`}
            hint={post.postType === ANONYMOUS ? HINT : undefined}
            onSend={(text) => send(text, id)}
            onCancel={stop}
          />
        )}
      </CommentRow>
    );
  };

  return (
    <Thread
      thread={thread}
      page={page}
      row={row}
      like={
        <button
          type="button"
          className={styles.like}
          aria-pressed={viewer.liked}
          onClick={() => void toggleLike(null)}
        >
          <Likes count={thread.likes} />
        </button>
      }
    >
      {doing?.what === 'write' ? (
        <CommentForm
          userId={userId}
          label="댓글"
          draft={`comment-on-${post.id}`}
          hint={post.postType === ANONYMOUS ? HINT : undefined}
          onSend={(text) => send(text, null)}
          onCancel={stop}
        />
      ) : (
        <button type="button" className={styles.write} onClick={() => setDoing({ what: 'write' })}>
          댓글을 남겨 보세요
        </button>
      )}
      {doing?.what === 'delete' && (
        <ConfirmDialog
          title="댓글을 삭제할까요?"
          action="삭제하기"
          doing="삭제하는 중…"
          tone="warn"
          pending={pending}
          onConfirm={(close) => {
            const { id } = doing.comment;
            const remove = () => call(({ comments }) => comments.remove({ params: { id } }));
            void confirmed(id, remove, '댓글을 삭제했어요.', close);
          }}
          onClose={stop}
        >
          <p>되돌릴 수 없어요. 달린 답글은 남아요.</p>
        </ConfirmDialog>
      )}
      {doing?.what === 'block' && (
        <ConfirmDialog
          title={`${doing.comment.userName}님을 차단할까요?`}
          action="차단하기"
          doing="차단하는 중…"
          tone="warn"
          pending={pending}
          onConfirm={(close) => {
            const { id, userId: writer } = doing.comment;
            void confirmed(id, () => block(writer ?? 0, true), '차단했어요.', close);
          }}
          onClose={stop}
        >
          <p>
            이 회원이 이름을 걸고 쓴 댓글이 나에게 보이지 않고, 서로 문의를 보낼 수 없어요. 상대방에게는
            알리지 않아요.
          </p>
        </ConfirmDialog>
      )}
      {doing?.what === 'report' && report.Opened && (
        <report.Opened
          id={doing.comment.id}
          about="comment"
          onClose={() => {
            report.close();
            stop();
          }}
        />
      )}
    </Thread>
  );
};
