import { COMMENTS_ON_PAGE, REMOVED, SHOWN } from '@hanca/common/comments.ts';
import type { Comment, PostComments } from '@hanca/common/contract/comments.ts';
import { grouped } from '@hanca/common/grouped.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { atPage } from '../../lists/parameters.ts';
import { Link } from '../../ui/link.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import styles from './thread.module.css';

const Heart = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" strokeWidth="1.8" aria-hidden="true">
    <path d="M12 20.5C5.5 15.6 3 12.4 3 9a4.8 4.8 0 0 1 9-2.3A4.8 4.8 0 0 1 21 9c0 3.4-2.5 6.6-9 11.5z" />
  </svg>
);

/** '댓글 12', '댓글' for none. */
const counted = (what: string, count: number): string => (count > 0 ? `${what} ${grouped(count)}` : what);

/** What stands in a button that likes something. */
export const Likes = ({ count }: { count: number }) => (
  <>
    <Heart /> {counted('좋아요', count)}
  </>
);

interface CommentRowProps {
  comment: Comment;
  /** What is said in place of a comment that is not shown. */
  instead?: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
  /** In place of its text, while it is changed. */
  form?: ReactNode;
  /** Where what it replies to is listed, when that is on a page before. */
  parentHref?: string | undefined;
  /** What follows it. */
  children?: ReactNode;
}

export const CommentRow = ({ comment, instead, actions, form, parentHref, children }: CommentRowProps) => {
  const { id, parentId, state, userName, byAuthor, createdDate, edited, text } = comment;
  const gone = state === REMOVED ? '운영진이 숨긴 댓글이에요.' : '삭제된 댓글이에요.';
  const missing = instead ?? (state === SHOWN ? null : gone);
  return (
    <li id={`comment-${id}`} tabIndex={-1} className={parentId === null ? undefined : styles.reply}>
      {parentHref && (
        <Link className={styles.act} to={parentHref}>
          앞 페이지의 댓글에 단 답글
        </Link>
      )}
      {missing ? (
        <div className={styles.gone}>{missing}</div>
      ) : (
        <>
          <p className={styles.by}>
            <strong>{userName}</strong>
            {byAuthor && <Tag>글쓴이</Tag>}
            <Time date={createdDate} short />
            {edited && <span>수정됨</span>}
          </p>
          {form ?? <p className={styles.text}>{text}</p>}
          {!form && <div className={styles.actions}>{actions}</div>}
        </>
      )}
      {children}
    </li>
  );
};

interface ThreadProps {
  thread: PostComments;
  page: number;
  /** The button that likes the post. */
  like: ReactNode;
  row: (comment: Comment, parentHref: string | undefined) => ReactNode;
  /** Where a comment is written. */
  children: ReactNode;
}

/** The comments on a post under their heading. */
export const Thread = ({ thread: { total, shown, items }, page, like, row, children }: ThreadProps) => {
  const { pathname, search } = useLocation();
  const hrefOf = (to: number, hash: string) => `${atPage(pathname, new URLSearchParams(search), to)}#${hash}`;
  /** The replies that begin a page stand apart from what they reply to. */
  const isApart = ({ parentId }: Comment) =>
    page > 1 && parentId !== null && !items.some(({ id }) => id === parentId);
  return (
    <section id="comments" tabIndex={-1} className={styles.comments} aria-labelledby="comments-title">
      <div className={styles.head}>
        <h2 id="comments-title">{counted('댓글', shown)}</h2>
        {like}
      </div>
      {total === 0 && <p className={styles.none}>아직 댓글이 없어요. 첫 댓글을 남겨 보세요.</p>}
      {items.length > 0 && (
        <ol className={styles.items}>
          {items.map((one, n) =>
            row(one, n === 0 && isApart(one) ? hrefOf(page - 1, `comment-${one.parentId}`) : undefined),
          )}
        </ol>
      )}
      <Pager page={page} count={total} size={COMMENTS_ON_PAGE} hrefOf={(to) => hrefOf(to, 'comments')} />
      {children}
    </section>
  );
};
