/** Line breaks of every kind and the characters that turn the direction of writing for what follows. */
const BREAKING = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** What somebody wrote as a part of a line of ours, which it can neither end nor turn round. */
export const oneLine = (text: string): string => text.replaceAll(BREAKING, ' ').trim();

/** What somebody wrote, every line marked as theirs, so that nothing in it can pass for words of ours. */
export const quoted = (text: string): string =>
  text
    .split(LINE_BREAK)
    .map((line) => `> ${line.replaceAll(/[^\P{Cc}\t]/gu, '')}`.trimEnd())
    .join('\n');
