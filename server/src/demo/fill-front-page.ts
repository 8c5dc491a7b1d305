import { postTypeCategoryId } from '@hanca/common/post-types.ts';
import type { Executor } from '../db/executor.ts';
import { headlines } from '../db/schema/headlines.ts';
import { notices } from '../db/schema/notices.ts';
import { findSibling } from '../features/categories/queries.ts';
import { demoHeadlines } from './headlines.ts';
import { demoNotices } from './notices.ts';

interface Filling {
  /** The id of each post by its key. */
  posts: ReadonlyMap<string, number>;
  /** The moment so many days ago. */
  before: (days: number) => Date;
}

/** Writes what staff have announced and which posts they have put first. */
export const fillFrontPage = async (tx: Executor, { posts, before }: Filling): Promise<void> => {
  await tx.insert(notices).values(
    demoNotices.map(({ daysAgo, ...notice }) => ({
      ...notice,
      createdAt: before(daysAgo),
      updatedAt: before(daysAgo),
    })),
  );
  for (const { regionId, postType, category, posts: keys } of demoHeadlines) {
    const mapType = await findSibling(tx, postTypeCategoryId(postType), category);
    if (mapType === null) throw new Error(`post type ${postType} has no category ${category}`);
    await tx.insert(headlines).values(
      keys.map((key, index) => {
        const postId = posts.get(key);
        if (postId === undefined) throw new Error(`there is no demonstration post '${key}'`);
        return { regionId, mapType, order: index + 1, postId };
      }),
    );
  }
};
