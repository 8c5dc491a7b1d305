import type { PostDetail, PostSummary } from '@hanca/common/contract/posts.ts';
import type { Call } from '../../deps.ts';

/** How many more of its kind a post's page shows. */
const RELATED = 4;

/** One post as a reader needs it: where there is HTML to show, its source stays on the server. */
export const readPost = async (call: Call, id: number): Promise<PostDetail> => {
  const post = await call((client) => client.posts.get({ params: { id } }));
  return post.contentHtml === '' ? post : { ...post, content: '' };
};

export interface PostsWanted {
  /** 0 and '' mean any. */
  type?: number;
  region?: string;
  skip?: number;
  limit: number;
}

/** Posts, newest first. */
export const listPosts = (
  call: Call,
  { type, region, skip = 0, limit }: PostsWanted,
): Promise<PostSummary[]> =>
  call((client) =>
    client.posts.list({ query: { postType: type, regionId: region || undefined, skip, limit } }),
  );

/** How many posts there are of a kind and region. */
export const countPosts = (call: Call, { type, region }: Omit<PostsWanted, 'limit'>): Promise<number> =>
  call((client) => client.posts.count({ query: { postType: type, regionId: region || undefined } }));

/** Newest others of a post's kind; none where they cannot be had, which is no reason to withhold the post. */
export const relatedPosts = async (call: Call, post: PostSummary): Promise<PostSummary[]> => {
  const newest = await listPosts(call, { type: post.postType, limit: RELATED + 1 }).catch(() => []);
  return newest.filter(({ id }) => id !== post.id).slice(0, RELATED);
};
