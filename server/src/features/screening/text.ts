// Makes of what somebody has written what rules can look at: letters that look alike are one letter, a word whose letters stand apart
// is one word, and what is not seen is gone.

/** A sentence, and where in the text it stands. */
export interface Sentence {
  start: number;
  end: number;
  /** In lower case, one space between words. */
  words: string;
  /** Its letters and digits alone, as Korean is written with any spaces. */
  letters: string;
}

/** What is not seen: zero-width characters and marks of the direction of writing. */
const UNSEEN = /[\p{Cf}\u115f\u1160\u3164]/gu;
const END = /[.!?。！？\n]+/gu;
/** A point between single letters is a trick (입.금), between digits or in addresses it is part of them. */
const INSIDE = /^[\p{L}\p{N}]$/u;
/** At least three letters that stand alone: 보 증 금, b.t.c. */
const APART = /(?<![\p{L}\p{N}])\p{L}(?:[\s._·*~|/-]{1,3}\p{L}(?![\p{L}\p{N}])){2,}/gu;

const joined = (text: string): string => text.replaceAll(APART, (run) => run.replaceAll(/[^\p{L}]/gu, ''));

/** In: part of a text as it was written. Out: as rules look at it. */
const readable = (text: string): string =>
  joined(text.normalize('NFKC').replaceAll(UNSEEN, '')).toLowerCase();

/** Where sentences end: not at points within a word, as of an address or of letters that stand apart. */
const endsOf = (text: string): number[] =>
  [...text.matchAll(END)]
    .filter(
      ({ 0: mark, index }) =>
        mark !== '.' || !INSIDE.test(text[index - 1] ?? '') || !INSIDE.test(text[index + 1] ?? ''),
    )
    .map(({ 0: mark, index }) => index + mark.length);

/** The sentences of a text, in their order. */
export const sentencesOf = (text: string): Sentence[] =>
  [...endsOf(text), text.length]
    .map((end, index, ends) => {
      const start = index === 0 ? 0 : (ends[index - 1] ?? 0);
      const words = readable(text.slice(start, end)).replaceAll(/\s+/g, ' ').trim();
      return { start, end, words, letters: words.replaceAll(/[^\p{L}\p{N}]/gu, '') };
    })
    .filter(({ letters }) => letters !== '');
