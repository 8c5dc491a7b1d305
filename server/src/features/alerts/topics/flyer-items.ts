import { flyerItemAlert } from '@hanca/common/contract/alerts.ts';
import { priceText, unitCodes } from '@hanca/common/flyer-items.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import { postPath } from '@hanca/common/public-paths.ts';
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/executor.ts';
import { flyerItems } from '../../../db/schema/flyer-items.ts';
import { posts } from '../../../db/schema/posts.ts';
import { splitSyllables, syllablesOf } from './syllables.ts';
import {
  keyOfWords,
  keysOfLetters,
  lettersOf,
  placesOfThing,
  placesWanted,
  topicOf,
  wordsOf,
} from './topic.ts';

/** Items on pages of published flyers that have not ended. */
const findOffered = (db: Executor, ids: number[]) => {
  const { id, title, titleEn, price, amount, unit, postId, page } = flyerItems;
  const { images, store, regionId, userId, postType } = posts;
  const pageNumber = sql<number>`array_position(${images}, ${page})`;
  return db
    .select({ ...{ id, title, titleEn, price, amount, unit, postId, pageNumber, store }, regionId, userId })
    .from(flyerItems)
    .innerJoin(posts, eq(posts.id, postId))
    .where(
      and(
        inArray(id, ids),
        eq(postType, FLYER),
        eq(posts.status, PUBLISHED),
        sql`${pageNumber} is not null`,
        or(isNull(posts.validUntil), gt(posts.validUntil, sql`now()`)),
      ),
    );
};

const unitOf = (code: string) => unitCodes.find((unit) => unit === code) ?? 'each';

/** What flyers offer, by its name; words of one syllable by its Korean name alone. */
export const flyerItemTopic = topicOf({
  schema: flyerItemAlert,

  indexOf: ({ keyword, regionId }) => {
    const { facts, others } = splitSyllables(wordsOf(keyword));
    const [syllable = ''] = facts;
    return { key: keyOfWords(others) || syllable, facts, words: others, places: placesWanted(regionId) };
  },

  find: async (db, subject) => {
    const [item] = await findOffered(db, [Number(subject)]);
    if (!item) return null;
    const letters = lettersOf(item.title, item.titleEn);
    const facts = syllablesOf(item.title);
    return {
      keys: [...facts, ...keysOfLetters(letters)],
      facts,
      letters,
      places: placesOfThing(item.regionId),
      userId: item.userId,
    };
  },

  show: async (db, subjects) => {
    const rows = await findOffered(db, subjects.map(Number));
    return new Map(
      rows.map(({ id, title, price, amount, unit, store, postId, pageNumber }) => [
        String(id),
        {
          title: [`${title} ${priceText({ price, amount, unit: unitOf(unit) })}`, store]
            .filter(Boolean)
            .join(' · '),
          href: `${postPath({ id: postId, postType: FLYER })}#page-${pageNumber}`,
        },
      ]),
    );
  },
});
