import { plainLetters } from '@hanca/common/plain-letters.ts';
import type { SearchKind } from '@hanca/common/search.ts';
import { withoutParticle } from './particles.ts';
import { cutBehindPlace, placesNamed } from './place-names.ts';
import { isSpelling, kindNamed, spellingsOf } from './spellings.ts';

/** One thing that is searched for. */
export interface Wanted {
  /** What finds it, as letters: any of these, inside other words too; what was typed comes first. */
  spellings: string[];
  /** Provinces and cities of that name: what belongs to them is meant too. */
  places: string[];
  /** The kind of which all are meant; undefined for most words. */
  kind: SearchKind | undefined;
}

/** A search: all of `wanted`, and `wished` where there is a choice. */
export interface Keyword {
  wanted: Wanted[];
  wished: Wanted[];
  /** All that was typed, as letters. */
  whole: string;
}

const WORDS_MAX = 8;
const SPELLINGS_MAX = 8;
/** Names of places are written as several words, and some words are known by being joined: 워킹 홀리데이. */
const JOINED_MAX = 3;

/** What says how somebody looks, not for what. */
const WISHED = new Set(
  (
    '추천 방법 법 하는법 하는 어떻게 어디 어디서 어디가 어디에 어디에서 좋은 곳 찾기 찾아요 찾습니다 구해요 구합니다 구함 구하기 ' +
    '구하는 정보 알려주세요 알려줘 싼 저렴한 싸게 비교 후기 잘하는 있는 있나요 얼마 얼마나 근처 주변 가는법 만드는 만들기 받기 받는 쓰는 쓰기 ' +
    '신청 신청하기 신청하는 좀 요즘 모음 위한 대한 그리고 또는'
  ).split(' '),
);

const isKnown = (letters: string): boolean =>
  placesNamed(letters).length > 0 || isSpelling(letters) || kindNamed(letters) !== undefined;

/** A word is known as it is, or without the particle at its end. */
const known = (letters: string): string | undefined =>
  [letters, withoutParticle(letters)].find((one) => isKnown(one));

/** Joins neighbouring words that are one: 노스 밴쿠버, 워킹 홀리데이. */
const joined = (words: readonly string[]): string[] => {
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(JOINED_MAX, words.length - at);
    while (length > 1 && !known(words.slice(at, at + length).join(''))) length -= 1;
    out.push(words.slice(at, at + length).join(''));
    at += length;
  }
  return out;
};

/** Cuts what is written as one word behind the name of a place. */
const cut = (word: string): string[] => (known(word) ? [word] : (cutBehindPlace(word) ?? [word]));

/** Of spellings that contain each other the shortest finds the others. */
const shortest = (spellings: readonly string[]): string[] =>
  [...new Set(spellings)].filter(
    (one) => !spellings.some((other) => other !== one && other !== '' && one.includes(other)),
  );

/** Short words of English are parts of too many others: rent of parent and current. */
const isPart = (spelling: string): boolean => /^[a-z]{1,4}$/.test(spelling);

const wantedOf = (word: string): Wanted => {
  const stem = known(word) ?? withoutParticle(word);
  const places = placesNamed(stem);
  const names = places.length > 0 ? places.flatMap((place) => place.names) : spellingsOf(stem);
  return {
    spellings: shortest([stem, ...names.filter((name) => !isPart(name))]).slice(0, SPELLINGS_MAX),
    places: [...new Set(places.flatMap(({ ids }) => ids))],
    kind: kindNamed(stem),
  };
};

/**
 * What a keyword searches for: its words without particles and in their other spellings.
 * @returns null for a keyword without letters and digits
 */
export const readKeyword = (keyword: string): Keyword | null => {
  const typed = keyword.split(/\s+/u).map(plainLetters).filter(Boolean);
  if (typed.length === 0) return null;
  const words = joined(typed).flatMap(cut).slice(0, WORDS_MAX);
  const isWished = (word: string) => WISHED.has(word) || WISHED.has(withoutParticle(word));
  const wanted = words.filter((word) => !isWished(word));
  const all = wanted.length > 0 ? wanted : words;
  return {
    wanted: all.map(wantedOf),
    wished: words.filter((word) => !all.includes(word)).map(wantedOf),
    whole: typed.join(''),
  };
};
