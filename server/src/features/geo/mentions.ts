import { LONGEST_NAME, type Meaning, meaningByKey, provinceOfAbbreviation } from './names.ts';
import { type PostalArea, postalAreas } from './tables.ts';
import { isStreetWord, keyOf, opensStreet, type Word, withoutEnding, wordsOf } from './words.ts';

/** A name in an address. */
export interface Mention {
  meaning: Meaning;
  /** It names a street, as in 'Vancouver St'. */
  street: boolean;
}

/** What an address says about where it is. */
interface Mentions {
  /** In their order. */
  names: Mention[];
  /** Of a whole postal code, or of its first three characters. */
  area: { area: PostalArea; whole: boolean } | null;
  /** Of an abbreviation, as in 'BC'; '' for none. */
  provinceId: string;
}

const meaningOfWords = (words: readonly Word[]): Meaning | undefined => {
  const key = keyOf(words);
  if (key === null) return undefined;
  const found = meaningByKey(key);
  if (found) return found;
  const name = withoutEnding(key);
  return name === null ? undefined : meaningByKey(name);
};

/** The longest name that starts at a word: 'North Vancouver' is not Vancouver. */
const nameAt = (words: readonly Word[], start: number): { meaning: Meaning; end: number } | null => {
  const longest = Math.min(words.length, start + LONGEST_NAME);
  for (let end = longest; end > start; end--) {
    const meaning = meaningOfWords(words.slice(start, end));
    if (meaning) return { meaning, end };
  }
  return null;
};

const areaAt = (words: readonly Word[], at: number): Mentions['area'] => {
  const word = words[at]?.folded ?? '';
  if (!/^[a-z]\d[a-z](?:\d[a-z]\d)?$/.test(word)) return null;
  const area = postalAreas.get(word.slice(0, 3).toUpperCase());
  const whole = word.length === 6 || /^\d[a-z]\d$/.test(words[at + 1]?.folded ?? '');
  return area ? { area, whole } : null;
};

/** 'on' and such are words too: they count in capitals, behind the name of a place, or at the end. */
const abbreviationAt = (words: readonly Word[], at: number, behindName: boolean): string => {
  const word = words[at];
  const id = word && provinceOfAbbreviation(word.folded);
  if (!id) return '';
  return word.capitals || behindName || at === words.length - 1 ? id : '';
};

const isStreet = (words: readonly Word[], start: number, end: number): boolean => {
  const next = nameAt(words, end);
  const opensName = next !== null && next.end > end + 1;
  if (isStreetWord(words[end]) && !opensName) return true;
  if (opensStreet(words[start - 1])) return true;
  // 'Malibu Terrace' is a street, though Terrace is a city.
  return start > 0 && end === start + 1 && isStreetWord(words[start]);
};

/** Finds names, postal codes and abbreviations of provinces in an address. */
export const mentionsIn = (address: string): Mentions => {
  const words = wordsOf(address);
  const mentions: Mentions = { names: [], area: null, provinceId: '' };
  let behindName = false;
  for (let at = 0; at < words.length; ) {
    const name = nameAt(words, at);
    if (name) {
      mentions.names.push({ meaning: name.meaning, street: isStreet(words, at, name.end) });
      at = name.end;
      behindName = true;
      continue;
    }
    const area = areaAt(words, at);
    if (area && (area.whole || !mentions.area?.whole)) mentions.area = area;
    mentions.provinceId = abbreviationAt(words, at, behindName) || mentions.provinceId;
    behindName = false;
    at += 1;
  }
  return mentions;
};
