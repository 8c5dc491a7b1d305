// What is no letter, as a look ahead: the class of all else takes a second to compile for a long word, at each search.
const BETWEEN = String.raw`(?:(?![\p{L}\p{M}\p{N}])[^]){0,3}`;

/** Words of English that are short are parts of others: sin of business. */
const alone = (pattern: string): string => String.raw`\b${pattern}\b`;

/**
 * Finds any of some spellings in a text, whatever the spaces and dots between their letters. In: letters and digits, as
 * `plainLetters` gives them. Out: null for none; with the flag g, for `replace`, `split` and `matchAll`.
 */
export const spellingPattern = (spellings: readonly string[]): RegExp | null => {
  const patterns = [...spellings]
    .sort((a, b) => b.length - a.length)
    .map((spelling) => {
      const pattern = [...spelling].join(BETWEEN);
      return /^[a-z0-9]{1,4}$/.test(spelling) ? alone(pattern) : pattern;
    });
  return patterns.length > 0 ? new RegExp(patterns.join('|'), 'giu') : null;
};
