import { plainLetters } from './plain-letters.ts';

/** A text by its letters, as `plainLetters` gives them, and where each of them stands in it. */
export interface Lettered {
  /** In NFC, which the places are of. */
  text: string;
  letters: string;
  /** For each UTF-16 unit of `letters`, where its character begins and ends in `text`. */
  starts: number[];
  ends: number[];
}

/** A part of a text. */
export interface Part {
  start: number;
  end: number;
}

/** Caches the letters of single characters: most texts use the same few hundred. */
const known = new Map<string, string>();

const lettersOf = (character: string): string => {
  if (character.length > 1) return plainLetters(character);
  const found = known.get(character);
  if (found !== undefined) return found;
  const letters = plainLetters(character);
  known.set(character, letters);
  return letters;
};

/** Takes time by the length of the text. */
export const lettered = (given: string): Lettered => {
  const text = given.normalize('NFC');
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const letters = lettersOf(character);
    if (letters !== '') parts.push(letters);
    for (let unit = 0; unit < letters.length; unit += 1) {
      starts.push(at);
      ends.push(at + character.length);
    }
    at += character.length;
  }
  return { text, letters: parts.join(''), starts, ends };
};

/** Short words of English are parts of others: sin of business. */
const isShortWord = (spelling: string): boolean => /^[a-z0-9]{1,4}$/.test(spelling);
const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /\w/.test(character);

/** Returns where a spelling begins in the letters, looking from `from` on; -1 if nowhere. */
const indexOf = ({ text, letters, starts, ends }: Lettered, spelling: string, from: number): number => {
  let at = letters.indexOf(spelling, from);
  if (!isShortWord(spelling)) return at;
  const isAlone = (): boolean =>
    !isWordCharacter(text[(starts[at] ?? 0) - 1]) &&
    !isWordCharacter(text[ends[at + spelling.length - 1] ?? text.length]);
  while (at >= 0 && !isAlone()) at = letters.indexOf(spelling, at + 1);
  return at;
};

/** Returns where in `letters` the first of some spellings begins; -1 if none is there. */
export const firstSpelling = (text: Lettered, spellings: readonly string[]): number => {
  const found = spellings.map((spelling) => indexOf(text, spelling, 0)).filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : -1;
};

/**
 * Finds the parts of a text that are one of some spellings; at one place the longest wins.
 * @param spellings As plain letters.
 */
export const spelledParts = (text: Lettered, spellings: readonly string[]): Part[] => {
  const candidates = spellings
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map((spelling) => ({ spelling, at: indexOf(text, spelling, 0) }));
  const parts: Part[] = [];
  for (let from = 0; ; ) {
    for (const one of candidates) {
      if (one.at >= 0 && one.at < from) one.at = indexOf(text, one.spelling, from);
    }
    const [first] = candidates.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at);
    if (!first) return parts;
    from = first.at + first.spelling.length;
    parts.push({ start: text.starts[first.at] ?? 0, end: text.ends[from - 1] ?? 0 });
  }
};
