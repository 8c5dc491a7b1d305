import { postInput } from '@hanca/common/contract/posts.ts';
import { postTypeCategoryId } from '@hanca/common/post-types.ts';
import { dayAt, zoneOf } from '@hanca/common/zones.ts';
import { headlines } from '../server/src/db/schema/headlines.ts';
import { notices } from '../server/src/db/schema/notices.ts';
import { posts } from '../server/src/db/schema/posts.ts';
import { findSibling } from '../server/src/features/categories/queries.ts';
import { bodyOf } from '../server/src/features/posts/body.ts';
import { toValues } from '../server/src/features/posts/input.ts';
import { idsByKey, named, oldestFirst, type Setting } from './setting.ts';

const DAY_MS = 24 * 3600_000;

/** In: days counted from today, and today as its start in UTC, milliseconds. */
const validOf = (days: readonly [number, number] | undefined, today: number) =>
  days && { validFrom: today + days[0] * DAY_MS, validTo: today + days[1] * DAY_MS };

/** Stores the posts, oldest first. Out: their ids by key. */
export const storePosts = async ({
  tx,
  content,
  before,
  memberId,
  pathsOf,
  now,
}: Setting): Promise<ReadonlyMap<string, number>> => {
  const list = oldestFirst(content.posts);
  const rows = await tx
    .insert(posts)
    .values(
      list.map(({ author, daysAgo, category, tags, pictures, validInDays, ...post }) => {
        const paths = pathsOf('post', pictures);
        const input = postInput.parse({
          ...post,
          categoryId: category,
          tags: tags.join(','),
          images: paths.join(','),
          thumbnail: paths[0] ?? '',
          ...validOf(validInDays, dayAt(now.getTime(), zoneOf(post.regionId))),
        });
        return {
          ...toValues(input, bodyOf(input.contentType, input.content)),
          userId: memberId(author),
          createdAt: before(daysAgo),
          updatedAt: before(daysAgo),
        };
      }),
    )
    .returning({ id: posts.id });
  return idsByKey(list, rows);
};

/** Stores what staff have announced, oldest first, and which posts they have put first. */
export const storeFrontPage = async (
  { tx, content, before }: Setting,
  postIds: ReadonlyMap<string, number>,
): Promise<void> => {
  await tx.insert(notices).values(
    oldestFirst(content.notices).map(({ title, regionId, content: text, pinned, daysAgo }) => ({
      title,
      regionId,
      content: text,
      pinned: pinned ?? false,
      createdAt: before(daysAgo),
      updatedAt: before(daysAgo),
    })),
  );
  for (const { regionId, postType, category, posts: keys } of content.headlines) {
    const mapType = await findSibling(tx, postTypeCategoryId(postType), category);
    if (mapType === null) throw new Error(`post type ${postType} has no category ${category}`);
    await tx.insert(headlines).values(
      keys.map((key, index) => ({
        regionId,
        mapType,
        order: index + 1,
        postId: named(postIds, 'post', key),
      })),
    );
  }
};
