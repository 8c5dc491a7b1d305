import { COMMENTS_ON_PAGE } from '@hanca/common/comments.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDeps } from '../../deps.ts';
import { failureText, statusOf } from '../../failure.ts';
import { atPage } from '../../lists/parameters.ts';
import { showToast } from '../../ui/toasts.ts';

/** An address that names a comment (`#comment-12`) leads to it, on whatever page of the thread it is listed. In: this page. */
export const useLinkedComment = (postId: number, page: number): void => {
  const { call } = useDeps();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const find = useEffectEvent(async (id: number) => {
    try {
      const { before } = await call(({ comments }) =>
        comments.place({ params: { id: postId, commentId: id } }),
      );
      const to = Math.floor(before / COMMENTS_ON_PAGE) + 1;
      // What was written since this page was made comes when it is loaded anew.
      if (to === page) return;
      await navigate(`${atPage(pathname, new URLSearchParams(), to)}${hash}`, { replace: true });
    } catch (error) {
      const gone = statusOf(error) === 404;
      showToast(gone ? '지워졌거나 찾을 수 없는 댓글이에요.' : failureText(error), 'alert');
    }
  });
  const arrive = useEffectEvent((id: number) => {
    const row = document.getElementById(`comment-${id}`);
    if (row) row.focus();
    else void find(id);
  });
  const address = `${postId} ${page} ${hash}`;
  useEffect(() => {
    const id = Number(/ #comment-(\d{1,15})$/.exec(address)?.[1] ?? 0);
    if (id) arrive(id);
  }, [address]);
};
