import { plainLetters } from '@hanca/common/plain-letters.ts';
import type { SearchKind } from '@hanca/common/search.ts';
import { spellingPattern } from '@hanca/common/spelling-pattern.ts';
import type { Candidate } from './candidates.ts';
import type { Keyword, Wanted } from './read-keyword.ts';

/** A record with how well it fits. */
export type Ranked<C extends Candidate = Candidate> = C & { score: number };

const IS_TITLE = 40;
const HAS_WHOLE = 12;
const BEGINS = 3;
const IN_TITLE = 8;
const AS_TYPED = 1;
const IN_PLACE = 4;
/** It is one of the kind that a word means. */
const IS_KIND = 14;
const WISHED_IN_TITLE = 2;

/** Whether a record belongs to one of the places; a province holds its cities. */
const isAt = (regionId: string, { places }: Wanted): boolean => places.some((id) => regionId.startsWith(id));

/** Where a title has a word; -1 for nowhere. */
type Finder = (title: string) => number;

const finderOf = (spellings: readonly string[]): Finder => {
  const pattern = spellingPattern(spellings);
  return (title) => (pattern ? title.search(pattern) : -1);
};

/** Rates titles by how much of a search they have. */
const raterOf = ({ wanted, wished, whole }: Keyword, kind?: SearchKind) => {
  const words = wanted.map((word) => ({
    word,
    find: finderOf(word.spellings),
    findTyped: finderOf(word.spellings.slice(0, 1)),
  }));
  const others = wished.map(({ spellings }) => finderOf(spellings));
  return ({ title, regionId }: Candidate): number => {
    const letters = plainLetters(title);
    const inTitle = words.map(({ word, find, findTyped }) => {
      const isTyped = findTyped(title) >= 0 ? AS_TYPED : 0;
      if (word.kind && word.kind === kind) return IS_KIND + isTyped;
      if (find(title) < 0) return isAt(regionId, word) ? IN_PLACE : 0;
      return IN_TITLE + isTyped;
    });
    return (
      inTitle.reduce((sum, one) => sum + one, 0) / words.length +
      (letters === whole ? IS_TITLE : 0) +
      (words.length > 1 && letters.includes(whole) ? HAS_WHOLE : 0) +
      (words[0]?.find(title) === 0 ? BEGINS : 0) +
      others.filter((find) => find(title) >= 0).length * WISHED_IN_TITLE
    );
  };
};

/** Records by how well their titles fit, the newest of those that fit alike first. */
export const ranked = <C extends Candidate>(
  candidates: readonly C[],
  keyword: Keyword,
  kind?: SearchKind,
): Ranked<C>[] => {
  const rate = raterOf(keyword, kind);
  return candidates
    .map((one) => ({ ...one, score: rate(one) }))
    .sort((a, b) => b.score - a.score || b.id - a.id);
};
