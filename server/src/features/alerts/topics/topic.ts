// What an alert can be about: one file for each topic, listed in all.ts. The engine beside this folder knows none of them.

import type { AlertCriteria } from '@hanca/common/alerts.ts';
import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { membersOf } from '@hanca/common/areas.ts';
import { plainLetters } from '@hanca/common/plain-letters.ts';
import { isProvinceId, provinceIdOf } from '@hanca/common/regions.ts';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor } from '../../../db/executor.ts';
import { containingRegions } from '../../../db/for-region.ts';
import { withoutParticle } from '../../search/particles.ts';
import { readKeyword } from '../../search/read-keyword.ts';

/** By what something new finds an alert. */
export interface AlertIndex {
  /** The narrowest that a thing has one of: one key of the thing is this one. */
  key: string;
  /** The thing has all of these, */
  facts: string[];
  /** all of these somewhere in its letters, */
  words: string[];
  /** and one of these, unless there are none. */
  places: string[];
}

/** Something new, as alerts look at it. */
export interface Thing {
  keys: string[];
  facts: string[];
  /** Its texts as letters (`plainLetters`), each on a line of its own. */
  letters: string;
  places: string[];
  /** Whose it is: who made it need not be told; null for nobody's. */
  userId: number | null;
  /** It is worth nothing an hour later: mailed at once, in quiet hours too. */
  urgent?: boolean;
  /** What else the criteria of an alert have to say; undefined for nothing. */
  where?: SQL | undefined;
}

/** One thing as mails and pages name it. */
export interface Shown {
  title: string;
  href: string;
}

export interface Topic {
  /** Minutes for which it is worth a mail, which is then sent at once or not at all; undefined for two days, also in the mail of the morning. In: the id of a row. */
  lasts?: number | ((subject: string) => number);
  /** When it is worth no mail any more, however new the notification is, in milliseconds. In: the id of a row. */
  endsAt?(subject: string): number;
  /** Out: null where a later version does not take these criteria any more. */
  indexOf(criteria: AlertCriteria): AlertIndex | null;
  /** In: the id of a row. Out: null for what nobody can see. */
  find(db: Executor, subject: string): Promise<Thing | null>;
  /** In: ids of rows. Out: by id those that everybody can see. */
  show(db: Executor, subjects: readonly string[]): Promise<Map<string, Shown>>;
}

/** A topic from its schema and what follows from criteria that it takes. */
export const topicOf = <T>({
  schema,
  indexOf,
  ...rest
}: Omit<Topic, 'indexOf'> & { schema: z.ZodType<T>; indexOf: (criteria: T) => AlertIndex }): Topic => ({
  ...rest,
  indexOf: (stored) => {
    const { data } = schema.safeParse(stored);
    return data === undefined ? null : indexOf(data);
  },
});

/** Letters in one run of a text that a key has at most. */
const RUN = 3;

/**
 * The words of a keyword as letters, without particles and what only says how somebody looks (추천). Other spellings of them are
 * not looked for, as a search does: an alert would have as many keys.
 */
export const wordsOf = (keyword: string): string[] => {
  const wished = new Set(readKeyword(keyword)?.wished.flatMap(({ spellings }) => spellings));
  const words = keyword.split(/\s+/u).map(plainLetters).filter(Boolean).map(withoutParticle);
  return [...new Set(words)].filter((word) => !wished.has(word));
};

/** What finds an alert for words: the first letters of the longest. */
export const keyOfWords = (words: readonly string[]): string => {
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length);
  return [...longest].slice(0, RUN).join('');
};

/** As much of a text as is searched, as letters. */
const LETTERS_MAX = 4000;
export const lettersOf = (...texts: readonly string[]): string =>
  texts.map((text) => plainLetters(text.slice(0, 2 * LETTERS_MAX)).slice(0, LETTERS_MAX)).join('\n');

/** Every run of one, two and three letters: the keys of all words that a text has. */
export const keysOfLetters = (letters: string): string[] => {
  const runs = new Set<string>();
  for (const line of letters.split('\n')) {
    const each = [...line];
    for (let at = 0; at < each.length; at += 1) {
      for (let length = 1; length <= RUN && at + length <= each.length; length += 1) {
        runs.add(each.slice(at, at + length).join(''));
      }
    }
  }
  return [...runs];
};

/** The places by which something for a region is found, as `forRegion` says of lists. */
export const placesOfThing = (regionId: string): string[] => [
  `at:${regionId}`,
  `in:${provinceIdOf(regionId)}`,
];

/** The places of which such a thing has one; none for everywhere. */
export const placesWanted = (regionId = ALL_REGIONS): string[] => {
  if (regionId === ALL_REGIONS) return [];
  if (isProvinceId(regionId)) return [`in:${regionId}`, `at:${ALL_REGIONS}`];
  return [...new Set([...membersOf([regionId]), ...containingRegions(regionId)])].map((id) => `at:${id}`);
};
