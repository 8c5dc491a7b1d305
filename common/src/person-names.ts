/** An emoji with the signs that belong to it, or a character that shows nothing. */
const EMOJI_OR_INVISIBLE = /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?\u200d?)|[\p{Cf}\p{DI}]/gu;

/** A person's name as it is stored: one form of each letter (NFKC), nothing that cannot be seen. */
export const plainName = (name: string): string =>
  name.normalize('NFKC').replace(EMOJI_OR_INVISIBLE, '$1').trim();

/** Characters of other scripts, digits and signs that look like a letter of the words below. */
const LOOKALIKES: Record<string, string> = {
  a: 'аαɑᴀ@4',
  c: 'сϲᴄ',
  d: 'ԁɗđᴅ',
  h: 'һнʜ',
  i: 'іιıɪ1l|!',
  m: 'мᴍ',
  n: 'пηոɴ',
};

const plainLetters = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
);

/** Letters in boxes, circles and flags, which NFKC leaves as they are: each run of 26 from its first. */
const boxed = (character: string): string => {
  const at = character.codePointAt(0) ?? 0;
  const first = [0x1f150, 0x1f170, 0x1f1e6].find((start) => at >= start && at < start + 26);
  return first === undefined ? character : String.fromCodePoint(0x61 + at - first);
};

/** What a name reads like to somebody who looks at it briefly: letters without case, marks and disguise, word by word. */
const wordsLike = (name: string): string[] =>
  [...plainName(name).normalize('NFKD').toLowerCase()]
    .map((character) => plainLetters.get(character) ?? boxed(character))
    .join('')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replaceAll('rn', 'm').normalize('NFC'));

/** Whether a stranger under this name would be believed to be staff, or nobody any more. */
export const speaksForStaff = (name: string): boolean => {
  const words = wordsLike(name);
  return (
    /^(?:주|공식)?한카|^(?:hanca|admin)|탈퇴한회원|관리자|운영자|운영진|운영팀|고객센터/.test(
      words.join(''),
    ) || words.some((word) => word === 'hanca' || word === 'admin')
  );
};
