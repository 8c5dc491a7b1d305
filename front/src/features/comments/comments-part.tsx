import { RenderedPart } from '../../ui/rendered-part.tsx';
import type { CommentsProps } from './comments.tsx';

const fetchComments = async () => (await import('./comments.tsx')).Comments;

const Rendered = import.meta.env.SSR ? await fetchComments() : null;

/** The comments on a post, read without scripts, and with a page before their code. */
export const CommentsPart = (props: CommentsProps) => (
  <RenderedPart
    fetchCode={fetchComments}
    Rendered={Rendered}
    props={props}
    failure="댓글을 불러오지 못했어요."
  />
);
