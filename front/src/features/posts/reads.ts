import type { PostDetail, PostSummary } from '@hanca/common/contract/posts.ts';
import type { Validity } from '@hanca/common/flyers.ts';
import type { Trade, WorkKind } from '@hanca/common/jobs.ts';
import { readersTitle } from '@hanca/common/post-type-titles.ts';
import { JOB } from '@hanca/common/post-types.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import type { Call } from '../../deps.ts';

/** A post with what readers call its kind. */
const forReaders = <P extends PostSummary>(post: P): P => ({
  ...post,
  postTypeTitle: readersTitle(post.postTypeTitle),
});

/** One post as a reader needs it: where there is HTML to show, its source stays on the server. */
export const readPost = async (call: Call, id: number): Promise<PostDetail> => {
  const post = forReaders(await call((client) => client.posts.get({ params: { id } })));
  return post.contentHtml === '' ? post : { ...post, content: '' };
};

/** What posts are looked for; 0 and '' mean any. */
export interface PostSearch {
  type?: number;
  category?: number;
  region?: string;
  validity?: Validity | undefined;
  tag?: string | undefined;
  keyword?: string | undefined;
  work?: WorkKind | undefined;
  trade?: Trade | undefined;
  /** CAD an hour at least. */
  wage?: number | undefined;
  visaHelp?: boolean | undefined;
  /** A type that is not wanted. */
  exceptType?: number;
}

export interface PostsWanted extends PostSearch {
  /** The most read first, else the newest. */
  popular?: boolean;
  skip?: number;
  limit: number;
}

/** Staff, who may see more, get here what everybody does. */
const queryOf = ({ type, category, region, visaHelp, ...search }: PostSearch) => ({
  ...search,
  status: PUBLISHED,
  open: !type || type === JOB || undefined,
  postType: type,
  categoryId: category || undefined,
  regionId: region || undefined,
  visaHelp: visaHelp || undefined,
});

/** A page of posts. */
export const listPosts = async (
  call: Call,
  { popular = false, skip = 0, limit, ...search }: PostsWanted,
): Promise<PostSummary[]> => {
  const query = { ...queryOf(search), sort: popular ? ('viewCount' as const) : undefined, skip, limit };
  return (await call((client) => client.posts.list({ query }))).map(forReaders);
};

/** How many posts there are that are looked for. */
export const countPosts = (call: Call, search: PostSearch): Promise<number> =>
  call((client) => client.posts.count({ query: queryOf(search) }));

/** Others of a post's kind that are like it; none where they cannot be had, which is no reason to withhold the post. */
export const relatedPosts = async (call: Call, { id }: { id: number }): Promise<PostSummary[]> => {
  const found = await call((client) => client.posts.related({ params: { id } })).catch(() => []);
  return found.map(forReaders);
};
