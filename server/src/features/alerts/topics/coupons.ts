import { couponAlert } from '@hanca/common/contract/alerts.ts';
import { discountText, ISSUING } from '@hanca/common/coupons.ts';
import { couponPath } from '@hanca/common/public-paths.ts';
import { sql } from 'drizzle-orm';
import { users } from '../../../db/schema/users.ts';
import { presentCoupon } from '../../coupons/present.ts';
import { findShownCoupons } from '../../coupons/queries.ts';
import { htmlWords } from '../../posts/html-words.ts';
import {
  keyOfWords,
  keysOfLetters,
  lettersOf,
  placesOfThing,
  placesWanted,
  topicOf,
  wordsOf,
} from './topic.ts';

/** What finds the alerts that say no words. */
const ALL = '';

/** Coupons that can be taken, by the words of their title, text and shop. */
export const couponTopic = topicOf({
  schema: couponAlert,

  indexOf: ({ keyword = '', regionId }) => {
    const words = wordsOf(keyword);
    return {
      key: words.length > 0 ? keyOfWords(words) : ALL,
      facts: [],
      words,
      places: placesWanted(regionId),
    };
  },

  find: async (db, subject) => {
    const [row] = await findShownCoupons(db, [Number(subject)], { onlyIssuing: true });
    if (!row) return null;
    const letters = lettersOf(row.title, row.vender, htmlWords(row.content));
    return {
      keys: [ALL, ...keysOfLetters(letters)],
      facts: [],
      letters,
      places: placesOfThing(row.regionId),
      userId: null,
      // Who is below its grade cannot take it.
      where: sql`${users.level} >= ${row.userLevel}::int`,
    };
  },

  show: async (db, subjects) => {
    const rows = await findShownCoupons(db, subjects.map(Number));
    return new Map(
      rows.map((row) => [
        String(row.id),
        {
          title: [
            row.title,
            discountText(row),
            row.vender,
            presentCoupon(row, null).status !== ISSUING && '지금은 받을 수 없어요',
          ]
            .filter(Boolean)
            .join(' · '),
          href: couponPath(row.id),
        },
      ]),
    );
  },
});
