import type { CommentViewer, PostComments } from '@hanca/common/contract/comments.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeps } from '../../deps.ts';
import { failureText } from '../../failure.ts';
import { showToast } from '../../ui/toasts.ts';
import { readComments } from './reads.ts';

const NOTHING: CommentViewer = { liked: false, likedIds: [], ownIds: [], removed: [], blockedIds: [] };

/** The likes that an answer for everybody has, with one more or less. In: null for the post itself. */
const withLike = (thread: PostComments, id: number | null, by: number): PostComments =>
  id === null
    ? { ...thread, likes: thread.likes + by }
    : {
        ...thread,
        items: thread.items.map((one) => (one.id === id ? { ...one, likes: one.likes + by } : one)),
      };

const withLiked = (viewer: CommentViewer, id: number | null, liked: boolean): CommentViewer => {
  if (id === null) return { ...viewer, liked };
  const others = viewer.likedIds.filter((one) => one !== id);
  return { ...viewer, likedIds: liked ? [...others, id] : others };
};

const likes = (viewer: CommentViewer, id: number | null): boolean =>
  id === null ? viewer.liked : viewer.likedIds.includes(id);

/** The comments on a page of a post with what is the member's own, which is fetched after the page. */
export const useThread = (postId: number, page: number, first: PostComments) => {
  const { call } = useDeps();
  const [thread, setThread] = useState(first);
  const [viewer, setViewer] = useState<CommentViewer | null>(null);
  const [goal, setGoal] = useState<{ id: number } | null>(null);
  /** Likes under way. */
  const sending = useRef(new Map<number | null, Promise<void>>());
  /** What is the member's own, once it is known, or on its way; null where it could not be had. */
  const known = useRef<Promise<CommentViewer> | null>(null);

  const fetchViewer = useCallback((): Promise<CommentViewer> => {
    known.current ??= call(({ comments }) => comments.viewer({ params: { id: postId } })).then(
      (fetched) => {
        setViewer(fetched);
        return fetched;
      },
      (error: unknown) => {
        known.current = null;
        throw error;
      },
    );
    return known.current;
  }, [call, postId]);
  useEffect(() => {
    // Without it everything can be read; each button says for itself what fails.
    fetchViewer().catch(() => undefined);
  }, [fetchViewer]);

  // It comes with the comments, so it is there, unless it was deleted.
  useEffect(() => {
    if (!goal) return;
    const row = document.getElementById(`comment-${goal.id}`);
    (row ?? document.getElementById('comments'))?.focus({ preventScroll: !row });
  }, [goal]);

  /** After a change: both anew, and the focus on a comment, which brings it into view. Out: the comments as they are now. */
  const refresh = async (id: number): Promise<PostComments> => {
    // An answer made before a like is stored would take it back on the screen.
    await Promise.all(sending.current.values());
    known.current = null;
    const [now] = await Promise.all([readComments(call, postId, page), fetchViewer()]);
    setThread(now);
    setGoal({ id });
    return now;
  };

  /** Stores that a comment, or the post, is liked, or not; shows it at once and takes it back where that fails. */
  const store = async (id: number | null, liked: boolean): Promise<void> => {
    const show = (isLiked: boolean) => {
      setViewer((now) => withLiked(now ?? NOTHING, id, isLiked));
      setThread((now) => withLike(now, id, isLiked ? 1 : -1));
    };
    show(liked);
    try {
      await call(({ comments }) => {
        if (id === null) return (liked ? comments.likePost : comments.unlikePost)({ params: { id: postId } });
        return (liked ? comments.like : comments.unlike)({ params: { id } });
      });
    } catch (error) {
      show(!liked);
      throw error;
    }
  };

  /**
   * Likes a comment, or with null the post, or no longer. A press before it is known what the member likes waits for that
   * and likes: a heart that looks empty is pressed for nothing else.
   */
  const toggleLike = async (id: number | null): Promise<void> => {
    if (sending.current.has(id)) return;
    const act = async () => {
      try {
        if (viewer) await store(id, !likes(viewer, id));
        else if (!likes(await fetchViewer(), id)) await store(id, true);
      } catch (error) {
        showToast(`좋아요를 저장하지 못했어요. ${failureText(error)}`, 'alert');
      }
      sending.current.delete(id);
    };
    const done = act();
    sending.current.set(id, done);
    await done;
  };

  return { thread, viewer: viewer ?? NOTHING, isReady: viewer !== null, refresh, toggleLike };
};
