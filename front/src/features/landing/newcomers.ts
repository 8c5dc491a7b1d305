import { FIRST_DAYS, LIFE } from '@hanca/common/post-types.ts';
import type { Call } from '../../deps.ts';
import { type LeadStory, readCategoryHeadlines } from '../headlines/reads.ts';
import { pictureOf } from '../posts/listed-post.ts';
import { listPosts } from '../posts/reads.ts';

/** Full rows of one and two. */
const GUIDES = 6;

/**
 * Guides to the first thirty days: those that staff have put first in their category, which may stand in others, then
 * the newest of it.
 */
export const readNewcomerGuides = async (call: Call, region: string | undefined): Promise<LeadStory[]> => {
  const [first, newest] = await Promise.all([
    readCategoryHeadlines(call, { type: LIFE, category: FIRST_DAYS, region }),
    listPosts(call, { type: LIFE, category: FIRST_DAYS, region, limit: GUIDES }),
  ]);
  const others = newest
    .filter(({ id }) => first.every((story) => story.id !== id))
    .map((post) => ({
      id: post.id,
      title: post.title,
      postType: post.postType,
      categoryId: post.categoryId,
      thumbnail: pictureOf(post) ?? '',
    }));
  return [...first, ...others].slice(0, GUIDES);
};
