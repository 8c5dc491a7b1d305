import { firstSpelling, lettered } from '@hanca/common/lettered.ts';
import type { SearchKind } from '@hanca/common/search.ts';
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

/** Rates titles by how much of a search they have. */
const raterOf =
  ({ wanted, wished, whole }: Keyword, kind?: SearchKind) =>
  ({ title, regionId }: Candidate): number => {
    const text = lettered(title);
    const placeOf = (spellings: readonly string[]): number => firstSpelling(text, spellings);
    const inTitle = wanted.map((word) => {
      const isTyped = placeOf(word.spellings.slice(0, 1)) >= 0 ? AS_TYPED : 0;
      if (word.kind && word.kind === kind) return IS_KIND + isTyped;
      if (placeOf(word.spellings) < 0) return isAt(regionId, word) ? IN_PLACE : 0;
      return IN_TITLE + isTyped;
    });
    return (
      inTitle.reduce((sum, one) => sum + one, 0) / wanted.length +
      (text.letters === whole ? IS_TITLE : 0) +
      (wanted.length > 1 && text.letters.includes(whole) ? HAS_WHOLE : 0) +
      (placeOf(wanted[0]?.spellings ?? []) === 0 ? BEGINS : 0) +
      wished.filter(({ spellings }) => placeOf(spellings) >= 0).length * WISHED_IN_TITLE
    );
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
