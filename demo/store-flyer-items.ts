import { flyerItems } from '../server/src/db/schema/flyer-items.ts';
import { toValues } from '../server/src/features/flyer-items/input.ts';
import { named, type Setting } from './setting.ts';

/** Stores what the flyers offer. */
export const storeFlyerItems = async (
  { tx, content, pathsOf }: Setting,
  postIds: ReadonlyMap<string, number>,
): Promise<void> => {
  const pagesOf = new Map(content.posts.map(({ key, pictures }) => [key, pathsOf('post', pictures)]));
  await tx.insert(flyerItems).values(
    content.flyerItems.map(({ flyer, page, ...item }) => {
      const path = named(pagesOf, 'flyer', flyer)[page - 1];
      if (!path) throw new Error(`the flyer '${flyer}' of the demonstration has no page ${page}`);
      return toValues({ ...item, postId: named(postIds, 'post', flyer), page: path });
    }),
  );
};
