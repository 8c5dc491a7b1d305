/** The most characters that are shown of a text, and how many of them come before the first that differs. */
const SHOWN = 200;
const LEAD = 60;

const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** A part of a text with … where something is left out; no character is cut in half. */
const part = (text: string, from: number): string => {
  const start = isLow(text.charCodeAt(from)) ? from - 1 : from;
  const end = Math.min(text.length, from + SHOWN);
  const stop = isLow(text.charCodeAt(end)) ? end - 1 : end;
  return `${start > 0 ? '…' : ''}${text.slice(start, stop)}${stop < text.length ? '…' : ''}`;
};

const firstDifference = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && at < b.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
};

/** Two values that differ, as people are shown them: texts of over 200 characters are cut around their first difference. */
export const excerptPair = (before: unknown, after: unknown): [unknown, unknown] => {
  const texts = [before, after].map((value) => (typeof value === 'string' ? value : ''));
  const [from = '', to = ''] = texts;
  if (from.length <= SHOWN && to.length <= SHOWN) return [before, after];
  const at = Math.max(0, firstDifference(from, to) - LEAD);
  const cut = (value: unknown) => (typeof value === 'string' ? part(value, at) : value);
  return [cut(before), cut(after)];
};
