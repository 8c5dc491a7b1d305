import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { periodText, validityMark } from '@hanca/common/flyers.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import { FLYER } from '@hanca/common/post-types.ts';

/** The stored path of a post's thumbnail; undefined where it has none. */
export const pictureOf = ({
  thumbnail,
  images,
}: Pick<PostSummary, 'thumbnail' | 'images'>): string | undefined => thumbnail || splitImages(images)[0];

// What lists show of a post: all of it that travels with a page.

const named = ({ id, title, postType, updatedDate }: PostSummary) => ({ id, title, postType, updatedDate });

const filed = ({ postTypeTitle, categoryTitle }: PostSummary) => ({ postTypeTitle, categoryTitle });

/** A post as one line. */
export const forRow = (post: PostSummary) => ({ ...named(post), ...filed(post) });
export type RowPost = ReturnType<typeof forRow>;

/** A post with its picture, '' where it has none; of a flyer when it holds, and what has to be said of that. */
export const forCard = (post: PostSummary) => ({
  ...named(post),
  regionId: post.regionId,
  regionName: post.regionName,
  picture: pictureOf(post) ?? '',
  ...(post.commentCount > 0 && { comments: post.commentCount }),
  ...(post.postType === FLYER && { when: periodText(post), mark: validityMark(post) }),
});
export type CardPost = ReturnType<typeof forCard>;

/** A post with its picture and its first words. */
export const forItem = (post: PostSummary) => ({ ...forCard(post), ...filed(post), excerpt: post.excerpt });
export type ItemPost = ReturnType<typeof forItem>;
