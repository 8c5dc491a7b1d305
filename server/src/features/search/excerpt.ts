import { spellingPattern } from '@hanca/common/spelling-pattern.ts';
import { htmlWords } from '../posts/html-words.ts';

/** So much of a text is looked through for an excerpt. */
export const READ_MAX = 8000;
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

/** The part of a body that has what was searched for, else its beginning; '…' where something is left out. */
export const excerptOf = (body: string, marks: readonly string[]): string => {
  const text = plain(body);
  const at = Math.max(0, text.search(spellingPattern(marks) ?? /^/));
  const letters = [...text.slice(Math.max(0, at - BEFORE))];
  const end = at > BEFORE ? SHOWN : SHOWN - BEFORE;
  const rest = letters.length > end ? '…' : '';
  return `${at > BEFORE ? '…' : ''}${letters.slice(0, end).join('')}${rest}`;
};
