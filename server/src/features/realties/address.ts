import {
  isCountable,
  isNumberedRoad,
  isRoad,
  isStreetType,
  isWayAround,
  roadNeedsNumber,
} from './street-words.ts';

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

/** The names of one place, each as its words. */
type Names = readonly (readonly string[])[];

const namesOf = (names: readonly string[]): Names =>
  names.map((name) => name.split(/\s+/u).map(bare).filter(Boolean)).filter((name) => name.length > 0);

/** Whether the words begin with one of the names. */
const beginWith = (words: readonly string[], names: Names): boolean =>
  names.some((name) => name.every((word, index) => words[index] === word));

const tellOf = (words: readonly string[], place: Names): boolean =>
  words.some((_, index) => beginWith(words.slice(index), place));

interface Part {
  tokens: readonly string[];
  words: readonly string[];
  /** The words of the parts that follow. */
  later: readonly (readonly string[])[];
  /** The city, the province and the country. */
  places: readonly Names[];
}

/** Whether a place stands at `index`; if it is told once more, the first is a street's: 'Avenue Dorval, Dorval'. */
const isPlace = ({ words, later, places }: Part, index: number): boolean => {
  const place = places.find((names) => beginWith(words.slice(index), names));
  return place !== undefined && ![words.slice(index + 1), ...later].some((rest) => tellOf(rest, place));
};

/** Whether the type of street at `index` is that of a lettered one: of two directions the first is its name. */
const isLettered = (words: readonly string[], index: number): boolean =>
  isStreetType(words[index] ?? '') &&
  words[index + 1]?.length === 1 &&
  isWayAround(words[index + 1] ?? '') &&
  isWayAround(words[index + 2] ?? '');

/** Whether the number at `index` is the name of a street: only what comes after the type of street can tell. */
const isStreetNumber = (part: Part, index: number): boolean => {
  const { tokens, words } = part;
  if (!STREET_NUMBER.test(words[index] ?? '') || !isCountable(words[index + 1] ?? '')) return false;
  let after = index + 2;
  if (isLettered(words, index + 1)) return false;
  while (isWayAround(words[after] ?? '')) after += 1;
  // '152 St Johns St', '123 Avenue Mont-Royal' and '88 Line 5' begin with a house number.
  const next = words[after] ?? '';
  // In Korean the house may stand behind its street.
  return after >= tokens.length || /^\d{4,}$/.test(next) || isPlace(part, after);
};

/** Whether the number at `index` is that of a road, as in 'Highway 7', 'Range Road 233', 'No. 3 Road'. */
const isRoadNumber = ({ words }: Part, index: number): boolean => {
  const [number = '', before = '', further = ''] = [words[index], words[index - 1], words[index - 2]];
  if (!/^\d{1,3}[a-c]?$/i.test(number)) return false;
  if (/^(?:no|number)$/.test(before)) return number.length === 1 && isRoad(words[index + 1] ?? '');
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

const publicPart = (part: Part): string => {
  const { tokens } = part;
  const staying = tokens.filter((token, index) => {
    const word = part.words[index] ?? '';
    if (HAS_NUMBER.test(token)) return staysWithNumber(part, index);
    if (word.length === 1 && /[a-z]/.test(word)) return staysAsLetter(part, index);
    // Left over from 'No. 4567'.
    return !/^(?:no|number|번호)$/.test(word) || isRoadNumber(part, index + 1);
  });
  return staying
    .join(' ')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, '')
    .trim();
};

/** Whether a street or a place is called by it; 'Avenue Road', 'Avenue K' and 'Avenue N South' are streets, 'St' is none. */
const isTelling = (part: string, known: ReadonlySet<string>): boolean => {
  if (known.has(bare(part))) return false;
  const names = part.split(' ').map(bare);
  if (names.some((_, index) => isLettered(names, index))) return true;
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
  const places = [cityNames, provinceNames, COUNTRY].map(namesOf);
  const text = removed.reduce(
    (rest, pattern) => rest.replaceAll(pattern, ' '),
    address
      .normalize('NFKC')
      .replaceAll(CONTACT, ' ')
      .replaceAll('\u2044', '/')
      .replaceAll(/[\p{Cc}()[\]{}<>;|·•:]+/gu, ','),
  );
  const tokensOfParts = text.split(',').map((part) => split(part.replaceAll('/', ' ')));
  const wordsOfParts = tokensOfParts.map((tokens) => tokens.map(bare));
  const parts = tokensOfParts
    .map((tokens, index) => ({
      tokens,
      words: wordsOfParts[index] ?? [],
      later: wordsOfParts.slice(index + 1),
      places,
    }))
    .map(publicPart)
    .filter((part) => /\p{L}/u.test(part));
  const known = new Set([...provinceNames, ...COUNTRY].map(bare));
  const useful = [...new Set(parts)].filter((part) => isTelling(part, known) || known.has(bare(part)));
  return useful.some((part) => isTelling(part, known)) ? useful.join(', ') : (cityNames[0] ?? '');
};
