/** A word of an address, folded for comparison. */
export interface Word {
  /** Without accents, in small letters, 'saint' as 'st'. */
  folded: string;
  /** Whether it was written in capitals only. */
  capitals: boolean;
}

const HANGUL = /^[가-힣]/;

/** Spellings of one word. */
const abbreviated: Record<string, string> = {
  saint: 'st',
  sainte: 'ste',
  mt: 'mount',
  ft: 'fort',
};

/**
 * The words of an address or of a name, in their order: runs of Latin letters and digits, and runs of Hangul, so that
 * '버나비BC' is two. Accents, apostrophes and the dots of 'B.C.' are left out.
 */
export const wordsOf = (text: string): Word[] => {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .replace(/\b([a-z])\.([a-z])\b\.?/gi, '$1$2 ')
    .replace(/\b([a-z]{2}) ([a-z])\.(?= |,|$)/gi, '$1$2 ');
  return (plain.match(/[a-z0-9]+|[가-힣]+/gi) ?? []).map((word) => {
    const small = word.toLowerCase();
    return { folded: abbreviated[small] ?? small, capitals: word === word.toUpperCase() };
  });
};

/**
 * The key of consecutive words, by which names are found: Latin words with a space between them, Hangul without, since
 * spacing varies. Null for a mixture.
 */
export const keyOf = (words: readonly Word[]): string | null => {
  const hangul = words.filter(({ folded }) => HANGUL.test(folded)).length;
  if (hangul !== 0 && hangul !== words.length) return null;
  return words.map(({ folded }) => folded).join(hangul ? '' : ' ');
};

/** What Korean puts behind the name of a place: city, province, particles, 'downtown', 'near'. */
const endings = /(?:다운타운|시내|시티|준주|지역|근처|에서|시|주|쪽|에|의)$/;

/** The name in front of a Korean ending; null when there is none. */
export const withoutEnding = (key: string): string | null => {
  const name = key.replace(endings, '');
  return name !== key && name.length > 1 && HANGUL.test(name) ? name : null;
};

const streetWords = new Set(
  (
    'st street ave avenue av rd road dr drive blvd boulevard way hwy highway cres crescent crt court ct pl place lane ln ' +
    'terrace terr trail trl pkwy parkway sq square circle cir gate mews walk row bay rue ' +
    '스트리트 애비뉴 에비뉴 로드 드라이브 웨이 불러바드 하이웨이'
  ).split(' '),
);
const frenchStreetWords = new Set('rue boul chemin autoroute'.split(' '));

/** Whether the word makes a street of the name in front of it, as in 'Vancouver St'. */
export const isStreetWord = (word: Word | undefined): boolean => streetWords.has(word?.folded ?? '');

/** Whether the word makes a street of the name behind it, as in 'rue Sherbrooke'. */
export const opensStreet = (word: Word | undefined): boolean => frenchStreetWords.has(word?.folded ?? '');
