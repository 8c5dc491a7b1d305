import { firstSpelling, lettered } from '@hanca/common/lettered.ts';
import { htmlWords } from '../posts/html-words.ts';

/** So much of one text is looked through for an excerpt, and so much of all texts of an answer. */
const READ_MAX = 8000;
const READ_MAX_OF_ALL = 160_000;
const BEFORE = 30;
const SHOWN = 120;

/** A body as plain text: without the signs of HTML and markdown. Its patterns too look past no other beginning. */
const plain = (body: string): string =>
  htmlWords(body)
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/^[^\S\n]*[-+]\s/gm, ' ')
    .replaceAll(/[#*_>`|~]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** How many characters of each text are looked through where an answer has so many of them. */
export const readOfEach = (texts: number): number =>
  Math.min(READ_MAX, Math.floor(READ_MAX_OF_ALL / Math.max(1, texts)));

/** The part of a body that has what was searched for, else its beginning; '…' where something is left out. */
export const excerptOf = (body: string, marks: readonly string[]): string => {
  const letters = lettered(plain(body));
  const { text } = letters;
  const at = letters.starts[firstSpelling(letters, marks)] ?? 0;
  const shown = [...text.slice(Math.max(0, at - BEFORE))];
  const end = at > BEFORE ? SHOWN : SHOWN - BEFORE;
  const rest = shown.length > end ? '…' : '';
  return `${at > BEFORE ? '…' : ''}${shown.slice(0, end).join('')}${rest}`;
};
