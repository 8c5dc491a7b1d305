import type { PostComments } from '@hanca/common/contract/comments.ts';
import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useUserId } from '../../session/session.tsx';
import { storeIntent, useMemberPress } from '../../session/use-intent.ts';
import { RELOAD_HINT } from '../../ui/lazy-part.tsx';
import { Link } from '../../ui/link.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useCode } from '../../ui/use-code.ts';
import { EarlyLike, likedEarly } from './early-like.tsx';
import styles from './thread.module.css';
import { CommentRow, Likes, Thread } from './thread.tsx';
import { useLinkedComment } from './use-linked-comment.ts';

const fetchMember = async () => (await import('./member-comments.tsx')).MemberComments;

export interface CommentsProps {
  post: Pick<PostSummary, 'id' | 'postType'>;
  thread: PostComments;
  page: number;
}

/** What was pressed. Its id is that of a comment, null for the post. */
export interface Wish {
  what: 'like' | 'reply' | 'write';
  postId: number;
  id: number | null;
}

const intentOf = ({ what, postId, id }: Wish): string => `${what}-post-${postId}-${id ?? 0}`;

interface MemberLinkProps {
  className?: string | undefined;
  wish: Wish;
  /** Called for a member, who pressed it now or before signing in. */
  onMember: (wish: Wish) => void;
  children: ReactNode;
}

/** What is for members: for nobody, and without scripts, it leads to signing in, and what it does is done afterwards. */
const MemberLink = ({ wish, onMember, ...rest }: MemberLinkProps) => {
  const { pathname, search } = useLocation();
  const press = useMemberPress(intentOf(wish), () => onMember(wish));
  return <Link to={paths.signin(`${pathname}${search}#comments`)} rel="nofollow" onClick={press} {...rest} />;
};

/**
 * The comments on a post, the same for everybody until the page is there: what members do with them comes after it, for
 * members alone. What a member presses before that is done once it is there.
 */
export const Comments = (props: CommentsProps) => {
  const userId = useUserId();
  const { Code, failures, load } = useCode(fetchMember, !!userId);
  const { post, thread, page } = props;
  useLinkedComment(post.id, page);
  // What stands in the page as the server sent it goes with the first rendering here.
  const [early] = useState((): Wish[] => likedEarly().map((id) => ({ what: 'like', postId: post.id, id })));
  const wishes = useRef(early);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const leadToSignin = useEffectEvent(() => {
    const [first] = wishes.current.splice(0);
    if (!first) return;
    storeIntent(`${intentOf(first)} ${pathname}${search}`);
    void navigate(paths.signin(`${pathname}${search}#comments`));
  });
  useEffect(() => {
    if (userId === null) leadToSignin();
  }, [userId]);
  useEffect(() => {
    if (failures === 0 || wishes.current.length === 0) return;
    wishes.current = [];
    showToast(`불러오지 못했어요. 다시 눌러 주세요. ${RELOAD_HINT}`, 'alert');
  }, [failures]);
  if (Code && userId)
    return <Code key={`${userId} ${post.id} ${page}`} userId={userId} wishes={wishes} {...props} />;
  const onMember = (pressed: Wish) => {
    wishes.current.push(pressed);
    load();
  };
  const wishTo = (what: Wish['what'], id: number | null = null) => ({
    wish: { what, postId: post.id, id },
    onMember,
  });
  const likeOf = (id: number | null, count: number) =>
    import.meta.env.SSR ? (
      <EarlyLike id={id} count={count} />
    ) : (
      <MemberLink {...wishTo('like', id)} className={styles.like}>
        <Likes count={count} />
      </MemberLink>
    );
  return (
    <Thread
      thread={thread}
      page={page}
      like={likeOf(null, thread.likes)}
      row={(comment, parentHref) => (
        <CommentRow
          key={comment.id}
          comment={comment}
          parentHref={parentHref}
          actions={
            <>
              {likeOf(comment.id, comment.likes)}
              {comment.parentId === null && (
                <MemberLink {...wishTo('reply', comment.id)} className={styles.act}>
                  답글
                </MemberLink>
              )}
            </>
          }
        />
      )}
    >
      <MemberLink {...wishTo('write')} className={styles.write}>
        댓글을 남겨 보세요
      </MemberLink>
    </Thread>
  );
};
