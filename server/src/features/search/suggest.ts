import type { Suggestion } from '@hanca/common/contract/search.ts';
import { couponPath, postPath } from '@hanca/common/public-paths.ts';
import { typedLetters } from '@hanca/common/typed-letters.ts';
import type { Executor } from '../../db/executor.ts';
import { findTitled } from './indexed.ts';
import { namedPlaces } from './place-names.ts';
import { ranked } from './rank.ts';
import { readKeyword } from './read-keyword.ts';
import { usualWords } from './spellings.ts';

const WORDS_MAX = 3;
const RECORDS_MAX = 5;

/** One consonant begins too many words. */
const LETTERS_MIN = 2;

const words = [...usualWords, ...namedPlaces.map(({ name }) => name)].map((word) => ({
  word,
  letters: typedLetters(word),
}));

/** What is typed with its last word ended, as words that are known begin like that: 버나비 렌, 버나비 렌트. */
const endedWords = (typed: string): Suggestion[] => {
  const [, before = '', last = ''] = /^(.*?)(\S*)$/s.exec(typed) ?? [];
  const begun = typedLetters(last);
  if (begun.length < LETTERS_MIN) return [];
  const found = words.filter(({ letters }) => letters.startsWith(begun) && letters !== begun);
  return [...new Set(found.map(({ word }) => before + word))]
    .slice(0, WORDS_MAX)
    .map((text) => ({ text, href: '' }));
};

const GA = '가'.charCodeAt(0);
const HIH = '힣'.charCodeAt(0);
const FINALS = 28;

/** A text as it was before the last key, where that may have begun another syllable: 번호, 버노; 벚ㄱ, 벚. */
const beforeLastKey = (typed: string): string => {
  const whole = typed.replace(/[ㄱ-ㅎㅏ-ㅣ]+$/, '');
  const code = whole.charCodeAt(whole.length - 1);
  if (whole !== typed || !(code >= GA && code <= HIH)) return whole;
  return whole.slice(0, -1) + String.fromCharCode(code - ((code - GA) % FINALS));
};

const titled = async (db: Executor, typed: string): Promise<Suggestion[]> => {
  const keyword = readKeyword(typed);
  if (!keyword || keyword.whole.length < 2) return [];
  const { posts, coupons } = await findTitled(db, { words: keyword.wanted, partial: false, within: null });
  const found = [
    ...posts.map((row) => ({ ...row, href: postPath(row) })),
    ...coupons.map((row) => ({ ...row, href: couponPath(row.id) })),
  ];
  return ranked(found, keyword)
    .slice(0, RECORDS_MAX)
    .map(({ title, href }) => ({ text: title, href }));
};

/** What somebody may be about to search for: words that begin as theirs does, and titles that have what was typed. */
export const suggestFor = async (db: Executor, given: string): Promise<Suggestion[]> => {
  const typed = given.trimStart();
  const shorter = beforeLastKey(typed);
  const records = await titled(db, typed);
  const found = records.length > 0 || shorter === typed ? records : await titled(db, shorter);
  return [...endedWords(typed), ...found];
};
