import { wantedPlaces } from '@hanca/common/areas.ts';
import type { RealtyFilter } from '@hanca/common/contract/realty-filter.ts';
import { plainLetters } from '@hanca/common/plain-letters.ts';
import { BEDROOMS_OPEN, RENT, type RoomKind } from '@hanca/common/realties.ts';
import type { BathKind } from '@hanca/common/realty-codes.ts';
import { isProvinceId } from '@hanca/common/regions.ts';
import { walkedIn } from '@hanca/common/walking.ts';

/** So much of a field is searched, in UTF-16 units: more than listings say, and of little weight for the index. */
const SEARCHED_MAX = 4000;

/** Yes-no facts and codes of a listing that searches ask for. */
export interface Facts {
  regionId: string;
  cityId: string;
  reType: number;
  txType: number;
  bedroom: number;
  bathroom: number;
  parking: number;
  furnished: boolean;
  /** What is said not to be there. */
  absent: readonly string[];
  utilitiesIncluded: boolean | null;
  womenOnly: boolean | null;
  pets: 'allowed' | 'negotiable' | 'none' | null;
  smoking: 'allowed' | 'outside' | 'none' | null;
  laundry: string | null;
  utilities: readonly string[];
  roomKind: RoomKind | null;
  bathKind: BathKind | null;
  area: number;
  deposit: number | null;
  minTermMonths: number | null;
  stationMetres: number | null;
}

/** Steps of amounts, by which the index finds about the right ones; the columns tell the rest. */
const AREA_STEPS = [300, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000];
const DEPOSIT_STEPS = [0, 250, 500, 750, 1000, 1500, 2000, 3000, 5000];
const TERM_STEPS = [1, 2, 3, 4, 6, 8, 12, 24];
const STATION_STEPS = [5, 10, 15, 20].map(walkedIn);

// Every fact is longer than two characters: no fact is taken for letters of a word, nor a word for a fact.
const fact = (name: string, value: string | number) => `${name}=${value}`;
const atLeast = (name: string, value: number) => `${name}>=${value}`;
const atMost = (name: string, value: number) => `${name}<=${value}`;
const yesNo = (name: string, value: boolean) => fact(name, value ? 'yes' : 'no');
/** Nothing for what is not said. */
const ifSaid = (name: string, value: boolean | null | undefined): string[] =>
  value == null ? [] : [yesNo(name, value)];

/** 'name>=1' up to the value, so that 'at least 2' is one term. */
const upTo = (name: string, value: number): string[] =>
  Array.from({ length: Math.floor(value) }, (_, index) => atLeast(name, index + 1));

/** 'name<=step' for each step that is not below the value; nothing for what is not stated. */
const below = (name: string, steps: readonly number[], value: number | null): string[] =>
  value === null ? [] : steps.filter((step) => value <= step).map((step) => atMost(name, step));

/** What a listing is found by once its nearest station is known. */
const stationTerms = (metres: number | null) => below('station', STATION_STEPS, metres);

const factTerms = (facts: Facts): string[] => [
  fact('region', facts.regionId),
  fact('city', facts.cityId),
  fact('type', facts.reType),
  fact('tx', facts.txType),
  fact('bed', facts.bedroom),
  ...(facts.bedroom >= BEDROOMS_OPEN ? [atLeast('bed', BEDROOMS_OPEN)] : []),
  ...upTo('bath', facts.bathroom),
  ...upTo('parking', facts.parking),
  ...ifSaid('furnished', facts.furnished || (facts.absent.includes('furnished') ? false : null)),
  ...ifSaid('utilities', facts.utilitiesIncluded),
  ...ifSaid('women', facts.womenOnly),
  ...(facts.pets ? [yesNo('pets', facts.pets !== 'none')] : []),
  ...(facts.smoking ? [yesNo('smoking', facts.smoking !== 'none')] : []),
  ...(facts.laundry ? [fact('laundry', facts.laundry)] : []),
  ...facts.utilities.map((code) => fact('utility', code)),
  ...(facts.roomKind ? [fact('room', facts.roomKind)] : []),
  ...(facts.bathKind ? [fact('bathroom', facts.bathKind)] : []),
  ...AREA_STEPS.filter((step) => facts.area >= step).map((step) => atLeast('area', step)),
  ...below('deposit', DEPOSIT_STEPS, facts.deposit),
  ...below('term', TERM_STEPS, facts.minTermMonths),
  ...stationTerms(facts.stationMetres),
];

const normalised = (text: string): string =>
  // The second cut may leave half a character; what the first leaves is no letter.
  plainLetters(text.slice(0, SEARCHED_MAX)).slice(0, SEARCHED_MAX).toWellFormed();

/** What a listing is searched in: each text normalised, on a line of its own. */
export const wordsOf = (texts: readonly string[]): string =>
  [...new Set(texts.map(normalised))].filter((text) => text !== '').join('\n');

/** Every two neighbouring letters. */
const bigramsOf = (letters: readonly string[]): string[] =>
  letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);

const lettersOf = (words: string): string[] =>
  words.split('\n').flatMap((line) => {
    const letters = [...line];
    return [...letters, ...bigramsOf(letters)];
  });

/** What a listing is found by: its facts, and the single letters and bigrams of its words, each once. */
export const termsOf = (facts: Facts, words: string): string[] => [
  ...new Set([...factTerms(facts), ...lettersOf(words)]),
];

/** The same of a listing that was stored before its stations were known. */
export const withStations = (
  stored: { terms: readonly string[]; words: string },
  { stationMetres, stationNames }: { stationMetres: number; stationNames: readonly string[] },
): { terms: string[]; words: string } => {
  const words = wordsOf([...stored.words.split('\n'), ...stationNames]);
  const others = stored.terms.filter((term) => !term.startsWith('station<='));
  return { words, terms: [...new Set([...others, ...stationTerms(stationMetres), ...lettersOf(words)])] };
};

/** The fact of every listing of a province or a city. */
export const placeTerm = (id: string): string => fact(isProvinceId(id) ? 'region' : 'city', id);

const placeTerms = (filter: RealtyFilter): string[] => (wantedPlaces(filter) ?? []).map(placeTerm);

/** Of several places the facts of which a listing has one; none for one place, whose fact `wantedFacts` has. */
export const wantedPlaceTerms = (filter: RealtyFilter): string[] => {
  const terms = placeTerms(filter);
  return terms.length > 1 ? terms : [];
};

/** The narrowest step that leaves nothing out: at most so much is at most the next step, at least so much the one before. */
const stepTerms = ({ areaMin = 0, depositMax, minTermMax, stationMax }: RealtyFilter): string[] => {
  const area = AREA_STEPS.findLast((step) => step <= areaMin);
  const next = (steps: readonly number[], most: number | undefined) =>
    most === undefined ? undefined : steps.find((step) => step >= most);
  const [deposit, term] = [next(DEPOSIT_STEPS, depositMax), next(TERM_STEPS, minTermMax)];
  const station = next(STATION_STEPS, stationMax);
  return [
    ...(area === undefined ? [] : [atLeast('area', area)]),
    ...(deposit === undefined ? [] : [atMost('deposit', deposit)]),
    ...(term === undefined ? [] : [atMost('term', term)]),
    ...(station === undefined ? [] : [atMost('station', station)]),
  ];
};

/** The facts that a search asks for, all of them. Zero, -1 and CA00 ask for nothing. */
export const wantedFacts = (filter: RealtyFilter): string[] => {
  const { reType, txType, bedroom = -1, bathroom = 0, parking = 0 } = filter;
  const places = placeTerms(filter);
  return [
    ...(places.length === 1 ? places : []),
    ...(reType ? [fact('type', reType)] : []),
    // Nearly all are rentals: by that the index would find nearly all.
    ...(txType && txType !== RENT ? [fact('tx', txType)] : []),
    ...(bedroom >= BEDROOMS_OPEN ? [atLeast('bed', BEDROOMS_OPEN)] : []),
    ...(bedroom >= 0 && bedroom < BEDROOMS_OPEN ? [fact('bed', bedroom)] : []),
    ...(bathroom > 0 ? [atLeast('bath', bathroom)] : []),
    ...(parking > 0 ? [atLeast('parking', parking)] : []),
    ...ifSaid('furnished', filter.furnished),
    ...ifSaid('utilities', filter.utilitiesIncluded),
    ...ifSaid('women', filter.womenOnly),
    ...ifSaid('pets', filter.pets),
    ...ifSaid('smoking', filter.smoking),
    ...(filter.laundry ? [fact('laundry', filter.laundry)] : []),
    ...(filter.utilities ?? []).map((code) => fact('utility', code)),
    ...(filter.roomKind ? [fact('room', filter.roomKind)] : []),
    ...(filter.bathKind ? [fact('bathroom', filter.bathKind)] : []),
    ...stepTerms(filter),
  ];
};

/** What a keyword asks for: `words` that a listing's words have to hold, and the terms that it has then. */
export interface Wanted {
  terms: string[];
  words: string[];
}

/**
 * Every word of a keyword has to be found, inside other words too. A keyword that is split where the listing is not
 * (버 나비) is found by that as well. Out: null for a keyword without letters and digits, by which nothing is found.
 */
export const wantedWords = (keyword: string): Wanted | null => {
  const words = [...new Set(keyword.split(/\s+/u).map(normalised))].filter((word) => word !== '');
  if (words.length === 0) return null;
  const terms = words.flatMap((word) => {
    const letters = [...word];
    return letters.length === 1 ? letters : bigramsOf(letters);
  });
  return { terms: [...new Set(terms)], words };
};
