import type { PostDetail } from '@hanca/common/contract/posts.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../deps.ts';

export const PAGE_SIZE = 12;

/** A post as a reader needs it: where there is HTML to show, its source stays on the server. */
const forReading = (post: PostDetail): PostDetail =>
  post.contentHtml === '' ? post : { ...post, content: '' };

export const postQuery = (call: Call, id: number) =>
  queryOptions({
    queryKey: ['posts', 'one', id],
    queryFn: async () => forReading(await call((client) => client.posts.get({ params: { id } }))),
  });

export interface PostsWanted {
  type?: number;
  region?: string;
  skip?: number;
  limit: number;
}

export const postsQuery = (call: Call, { type, region, skip = 0, limit }: PostsWanted) =>
  queryOptions({
    queryKey: ['posts', 'list', type ?? 0, region ?? '', skip, limit],
    queryFn: () =>
      call((client) => client.posts.list({ query: { postType: type, regionId: region, skip, limit } })),
  });

export const postCountQuery = (call: Call, { type, region }: Pick<PostsWanted, 'type' | 'region'>) =>
  queryOptions({
    queryKey: ['posts', 'count', type ?? 0, region ?? ''],
    queryFn: () => call((client) => client.posts.count({ query: { postType: type, regionId: region } })),
  });

/** Newest posts of the same kind, one more than shown, as the post itself may be among them. */
export const RELATED = 4;
export const relatedQuery = (call: Call, type: number) => postsQuery(call, { type, limit: RELATED + 1 });
