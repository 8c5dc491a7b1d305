import { isCountable, isNumberedRoad, isStreetType, isWayAround, roadNeedsNumber } from './street-words.ts';

const NUMBER_WORD = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const ID = `(?:\\p{L}?-?\\p{N}[\\p{L}\\p{N}-]*|\\p{L}(?![\\p{L}\\p{N}])|${NUMBER_WORD}(?!\\p{L}))`;

/** What stands for a home or leads to it, with what follows: 'Unit 5', 'Apt. B', 'Suite #12', 'PH-2', 'Unit Five'. */
const called = (word: string, id: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${word})(?!\\p{L})[\\s.:#-]*${id}`, 'giu');

/** Mail addresses and links. */
const CONTACT = /\S*@\S*|\bhttps?:\S*/giu;

const removed: readonly RegExp[] = [
  // Postal codes, whole and by their first half.
  /\b[a-z]\d[a-z][\s-]*\d[a-z]\d\b/giu,
  /\b[abceghj-nprstvxy]\d[abceghj-nprstv-z]\b(?!\s*(?:st|street|ave|avenue)\b)/giu,
  /우편\s*번호/gu,
  // Fractions and the like of 3/4567.
  /\d+\s*\/\s*\d+/gu,
  /#\s*[\p{L}\p{N}][\p{L}\p{N}-]*/gu,
  /\b\d+(?:st|nd|rd|th)\s+(?:floor|flr?|level)\b\.?/giu,
  called('units?|apt|apartment|suite|penthouse|ph|basement|bsmt|appartement|유닛|스위트', `${ID}?`),
  called(
    'ste|rm|room|floor|flr?|lot|box|bldg|building|tower|level|lvl|buzzer?|code|app|bureau|호수|타워',
    ID,
  ),
  // 1203호, 101동, 12층, 4567번지, 지하 1층, 101-1203호, 천이백삼호.
  /(?:반?지하\s*)?[a-z]?-?\d[\d-]*\s*(?:호실|호|동|층|번지|실)(?![가-힣])/giu,
  /(?<![가-힣])(?:반?지하\s*)?[영공일이삼사오육칠팔구십백천]+\s*(?:호실|호|층|번지)(?![가-힣])/gu,
];

/** A street that is a number of at most three digits, as in '152 St' and '67A Ave'; 번 as in '10번 애비뉴'. */
const STREET_NUMBER = /^\d{1,3}[a-c]?번?$/i;
const ORDINAL = /^\d{1,3}(?:st|nd|rd|th)$/i;
const FRENCH_ORDINAL = /^\d{1,3}(?:e|er|re|ère|ème|eme)$/;
const KOREAN_STREET = /^\d{1,3}번(?:가|로)$/;
const HAS_NUMBER = /\p{N}/u;

/** Without the marks around it: 'St.' as 'st'. */
const bare = (token: string): string =>
  token.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Whether the words begin with one of the names. */
const beginWith = (words: readonly string[], names: readonly string[][]): boolean =>
  names.some((name) => name.length > 0 && name.every((word, index) => words[index] === word));

interface Part {
  tokens: readonly string[];
  words: readonly string[];
  places: readonly string[][];
}

/** Whether the number at `index` is the name of a street: only what comes after the type of street can tell. */
const isStreetNumber = ({ tokens, words, places }: Part, index: number): boolean => {
  if (!STREET_NUMBER.test(words[index] ?? '') || !isCountable(words[index + 1] ?? '')) return false;
  let after = index + 2;
  while (isWayAround(words[after] ?? '')) after += 1;
  // '152 St Johns St', '123 Avenue Mont-Royal' and '88 Line 5' begin with a house number.
  const next = words[after] ?? '';
  // In Korean the house may stand behind its street.
  return after >= tokens.length || /^\d{4,}$/.test(next) || beginWith(words.slice(after), places);
};

/** Whether the number at `index` is that of a road, as in 'Highway 7', 'Range Road 233', 'No. 3 Road'. */
const isRoadNumber = ({ words }: Part, index: number): boolean => {
  const [number = '', before = '', further = ''] = [words[index], words[index - 1], words[index - 2]];
  if (!/^\d{1,3}[a-c]?$/i.test(number)) return false;
  if (/^(?:no|number)$/.test(before)) return number.length === 1 && isCountable(words[index + 1] ?? '');
  if (roadNeedsNumber(further, before)) return true;
  // 'Lougheed Hwy 123' has the house behind the street.
  return isNumberedRoad(before) && (index === 1 || HAS_NUMBER.test(further));
};

const staysWithNumber = (part: Part, index: number): boolean => {
  const word = part.words[index] ?? '';
  if (ORDINAL.test(word) || KOREAN_STREET.test(word)) return true;
  if (FRENCH_ORDINAL.test(part.tokens[index] ?? '') && isStreetType(part.words[index + 1] ?? '')) return true;
  return isStreetNumber(part, index) || isRoadNumber(part, index);
};

/** Single letters are units, but for directions and for streets like 'Avenue K'. */
const staysAsLetter = ({ words }: Part, index: number): boolean => {
  const beside = [words[index - 1] ?? '', words[index + 1] ?? ''];
  return isWayAround(words[index] ?? '') || beside.some(isStreetType);
};

/** The words of a part; '10123-67 Ave', as house and street are joined in Alberta, as two of them. */
const split = (text: string): string[] =>
  text
    .replaceAll(/(?<![\p{L}\p{N}])(\d+)\s*[-–~]\s*(?=\d{1,3}[a-c]?\s+\p{L})/giu, '$1 ')
    .replaceAll(/\bno\.\s*(?=\d)/giu, 'No. ')
    .split(/\s+/u)
    .filter((token) => bare(token) !== '');

const publicPart = (text: string, places: readonly string[][]): string => {
  const tokens = split(text);
  const part: Part = { tokens, words: tokens.map(bare), places };
  const kept = tokens.filter((token, index) => {
    const word = part.words[index] ?? '';
    if (HAS_NUMBER.test(token)) return staysWithNumber(part, index);
    if (word.length === 1 && /[a-z]/.test(word)) return staysAsLetter(part, index);
    // Left over from 'No. 4567'.
    return !/^(?:no|number|번호)$/.test(word) || isRoadNumber(part, index + 1);
  });
  return kept
    .join(' ')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, '')
    .trim();
};

/** Whether a street or a place is called by it; 'Avenue Road' and 'Avenue K' are streets, 'St' is none. */
const isTelling = (part: string, known: ReadonlySet<string>): boolean => {
  if (known.has(bare(part))) return false;
  const names = part.split(' ').map(bare);
  const others = names.filter((name) => !isWayAround(name) && !known.has(name));
  const own = others.filter((name) => !isStreetType(name));
  return own.some((name) => HAS_NUMBER.test(name) || [...name].length > 1) || others.length > 1;
};

const COUNTRY = ['canada', '캐나다'];

/**
 * An address without what tells the home from its neighbours: unit, house number, postal code. Of numbers only those
 * stay that are sure to name a street ('152 St', '10th Ave', 'Highway 7'); the rest of the words stays.
 * In: an address as people write it, in English or Korean; the names of the city it is in, the first to stand alone
 * where nothing else remains; the names of its province.
 */
export const publicAddress = (
  address: string,
  cityNames: readonly string[],
  provinceNames: readonly string[],
): string => {
  const places = [...cityNames, ...provinceNames, ...COUNTRY].map((name) =>
    name.split(/\s+/u).map(bare).filter(Boolean),
  );
  const text = removed.reduce(
    (rest, pattern) => rest.replaceAll(pattern, ' '),
    address
      .normalize('NFKC')
      .replaceAll(CONTACT, ' ')
      .replaceAll('\u2044', '/')
      .replaceAll(/[\p{Cc}()[\]{}<>;|·•:]+/gu, ','),
  );
  const parts = text
    .split(',')
    .map((part) => publicPart(part.replaceAll('/', ' '), places))
    .filter((part) => /\p{L}/u.test(part));
  const known = new Set([...provinceNames, ...COUNTRY].map(bare));
  const useful = [...new Set(parts)].filter((part) => isTelling(part, known) || known.has(bare(part)));
  return useful.some((part) => isTelling(part, known)) ? useful.join(', ') : (cityNames[0] ?? '');
};
