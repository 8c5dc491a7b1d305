import { COMMENTS_ON_PAGE } from '@hanca/common/comments.ts';
import type { PostComments } from '@hanca/common/contract/comments.ts';
import type { Call } from '../../deps.ts';

/** The comments on a post, a page of them. */
export const readComments = (call: Call, id: number, page: number): Promise<PostComments> =>
  call((client) =>
    client.comments.ofPost({ params: { id }, query: { skip: (page - 1) * COMMENTS_ON_PAGE || undefined } }),
  );
