// Korean words of one syllable (쌀, 무, 파): their letters stand in many other words, so they are looked for as words.

const isSyllable = (word: string): boolean => /^[가-힣]$/.test(word);

/** What ends with such a word and is no kind of it: an onion is no leek, what is fried no seaweed. */
const OTHER_THINGS = ['양파', '튀김', '땅콩', '열무', '나무', '담배', '채소'];

const factOf = (syllable: string): string => `word:${syllable}`;

/** The words of an alert: those of one syllable as facts, the others. */
export const splitSyllables = (words: readonly string[]): { facts: string[]; others: string[] } => ({
  facts: words.filter(isSyllable).map(factOf),
  others: words.filter((word) => !isSyllable(word)),
});

/**
 * The facts of a thing by its name: its words of one syllable, and the last one of longer words, as a Korean compound is a kind of
 * what it ends with (햅쌀, 대파, 한국배). Words end at spaces, brackets, digits and all that is no letter.
 */
export const syllablesOf = (name: string): string[] => {
  const words = name.normalize('NFKC').split(/[^\p{L}\p{M}]+/u);
  const lasts = words
    .filter((word) => !OTHER_THINGS.some((other) => word.endsWith(other)))
    .map((word) => word.slice(-1))
    .filter(isSyllable);
  return [...new Set(lasts)].map(factOf);
};
