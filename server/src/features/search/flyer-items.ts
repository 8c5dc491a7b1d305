import { FLYER } from '@hanca/common/post-types.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import { COUNTED_MAX } from '@hanca/common/search.ts';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { flyerItems } from '../../db/schema/flyer-items.ts';
import { posts } from '../../db/schema/posts.ts';
import { validAt } from '../posts/conditions.ts';
import type { Candidate } from './candidates.ts';
import { allOrAny, isFor, isIn, type Search } from './matches.ts';
import type { Wanted } from './read-keyword.ts';

/** A word for all that flyers have. */
const isOfFlyers = ({ kind }: Wanted): boolean => kind === 'flyerItems';

/**
 * What the flyers that hold offer, by its names, its store and where that is. All of it is looked through: it is some
 * hundreds, and without days that pass no index would know which.
 */
export const findItems = async (db: Executor, search: Search): Promise<Candidate[]> => {
  // Who looks for flyers wants these, not all that is in them.
  if (search.words.every(isOfFlyers)) return [];
  const flyers = db
    .select({
      id: posts.id,
      regionId: posts.regionId,
      images: posts.images,
      letters: sql<string>`search_letters(${posts.title} || ' ' || ${posts.store} || ${posts.branch})`.as(
        'letters',
      ),
    })
    .from(posts)
    .where(
      and(
        eq(posts.postType, FLYER),
        eq(posts.status, PUBLISHED),
        validAt.current,
        isFor(posts.regionId, search),
      ),
    )
    // Its letters are found once for each flyer, not for each item.
    .offset(0)
    .as('flyers');
  const { id, title } = flyerItems;
  const has = allOrAny(search, (word) =>
    or(
      isOfFlyers(word) ? sql`true` : undefined,
      ...word.spellings.flatMap((spelling) => [
        sql`position(${spelling} in ${flyerItems.words}) > 0`,
        sql`position(${spelling} in ${flyers.letters}) > 0`,
      ]),
      isIn(flyers.regionId, word.places),
    ),
  );
  const rows = await db
    .select({ id, title, regionId: flyers.regionId })
    .from(flyerItems)
    .innerJoin(flyers, eq(flyers.id, flyerItems.postId))
    .where(and(sql`${flyerItems.page} = any(${flyers.images})`, has))
    .orderBy(desc(id))
    .limit(COUNTED_MAX);
  return rows.map((row) => ({ ...row, isItem: true }));
};
