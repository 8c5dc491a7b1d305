const FIRST = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const LAST = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

/** Letters that are typed as two. */
const TWO: Record<string, string> = {
  ...{ ㅘ: 'ㅗㅏ', ㅙ: 'ㅗㅐ', ㅚ: 'ㅗㅣ', ㅝ: 'ㅜㅓ', ㅞ: 'ㅜㅔ', ㅟ: 'ㅜㅣ', ㅢ: 'ㅡㅣ' },
  ...{
    ㄳ: 'ㄱㅅ',
    ㄵ: 'ㄴㅈ',
    ㄶ: 'ㄴㅎ',
    ㄺ: 'ㄹㄱ',
    ㄻ: 'ㄹㅁ',
    ㄼ: 'ㄹㅂ',
    ㄽ: 'ㄹㅅ',
    ㄾ: 'ㄹㅌ',
    ㄿ: 'ㄹㅍ',
  },
  ...{ ㅀ: 'ㄹㅎ', ㅄ: 'ㅂㅅ' },
};

const GA = '가'.charCodeAt(0);

const lettersOf = (syllable: string): string => {
  const at = syllable.charCodeAt(0) - GA;
  const letters = [
    FIRST.charAt(Math.floor(at / 588)),
    VOWELS.charAt(Math.floor((at % 588) / 28)),
    LAST.charAt(at % 28).trim(),
  ];
  return letters.join('');
};

/**
 * A text by the keys that type it: Hangul as its letters in their order, Latin small and without accents, nothing else but
 * digits. So what is typed of a word is its beginning at every moment, also in the middle of a syllable: 번 begins 버나비.
 */
export const typedLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[가-힣]/g, lettersOf)
    .replaceAll(/[ㄱ-ㅣ]/g, (letter) => TWO[letter] ?? letter)
    .replaceAll(/[^a-z0-9ㄱ-ㅣ]/g, '');
