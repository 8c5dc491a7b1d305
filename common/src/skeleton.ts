import { HANGUL_LOOKALIKES, MORE_LOOKALIKES, UNICODE_LOOKALIKES, VOWEL_STROKES } from './lookalikes.ts';
import { plainName } from './plain-name.ts';

// Source files hold single Hangul letters as keyboards type them; skeletons hold the codes that NFKD makes of them.
const jamo = (letters: string): string => letters.normalize('NFKD');

const lookalikes = new Map<string, string>();
for (const table of [UNICODE_LOOKALIKES, MORE_LOOKALIKES, HANGUL_LOOKALIKES]) {
  for (const [letter, others] of Object.entries(table))
    for (const other of jamo(others)) lookalikes.set(other, jamo(letter));
}
for (const [vowel, strokes] of Object.entries(VOWEL_STROKES)) {
  const read = [...jamo(strokes)].map((stroke) => lookalikes.get(stroke) ?? stroke);
  lookalikes.set(jamo(vowel), read.join(''));
}

/** Reads letters in boxes, circles and flags, which NFKD leaves as they are: runs of 26 from these first ones. */
const boxed = (character: string): string => {
  const at = character.codePointAt(0) ?? 0;
  const first = [0x1f150, 0x1f170, 0x1f1e6].find((start) => at >= start && at < start + 26);
  return first === undefined ? character : String.fromCodePoint(0x61 + at - first);
};

const letterLike = (character: string): string => {
  const lower = boxed(character).toLowerCase();
  const letter = lookalikes.get(character) ?? lookalikes.get(lower) ?? lower;
  // A small L and an I look the same, so both are an I.
  return letter === 'l' ? 'i' : letter;
};

/**
 * Reduces a name to what a hasty reader sees: lower case, without marks and disguise, Hangul by its single letters, one space
 * between words. Names that look alike have the same skeleton; it is never shown.
 */
export const skeleton = (name: string): string =>
  [...plainName(name).normalize('NFKD')]
    .map(letterLike)
    .join('')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .trim();

const INITIALS = [...jamo('ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ')];
const FINALS = [...'악안앋알암압앗앙앚앛앜앝앞앟'].map((syllable) => syllable.normalize('NFD').slice(-1));

/** Matches a consonant at the end of a syllable, or the same one typed alone, which has the code of a first consonant. */
const consonant = (letter: string): string => {
  const at = Math.max(INITIALS.indexOf(letter), FINALS.indexOf(letter));
  return at < 0 ? letter : `[${INITIALS[at]}${FINALS[at]}]`;
};

/**
 * Builds a pattern that finds words in skeletons, however they are disguised.
 * The last syllable has to end there: 관리자 is not in 관리잘해.
 */
export const readingLike = (...words: readonly string[]): string => {
  const readings = words.map((word) => {
    const [first = '', ...others] = skeleton(word).replaceAll(' ', '');
    return first + others.map(consonant).join('');
  });
  return `(?:${readings.join('|')})(?![\\u11a8-\\u11ff])`;
};
