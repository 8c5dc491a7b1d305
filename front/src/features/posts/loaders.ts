import { idOf, load } from '../../load.ts';
import { forRow, pictureOf } from './listed-post.ts';
import { readPost, relatedPosts } from './reads.ts';

/** One post and more of its kind. */
export const loadPost = load(async ({ params, call }) => {
  const post = await readPost(call, idOf(params));
  return { post, picture: pictureOf(post), related: (await relatedPosts(call, post)).map(forRow) };
});
