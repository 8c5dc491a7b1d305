import { changedFields, isState, NAMES } from '@hanca/common/audits.ts';
import type { Change } from './change.ts';

/** The most characters that are shown of a text, and how many of them stand before the first that differs. */
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

/** Two values that differ; long texts are cut around their first difference. */
const cutPair = (before: unknown, after: unknown): [unknown, unknown] => {
  const texts = [before, after].map((value) => (typeof value === 'string' ? value : ''));
  const [from = '', to = ''] = texts;
  if (from.length <= SHOWN && to.length <= SHOWN) return [before, after];
  const at = Math.max(0, firstDifference(from, to) - LEAD);
  const cut = (value: unknown) => (typeof value === 'string' ? part(value, at) : value);
  return [cut(before), cut(after)];
};

/**
 * What an answer tells of a change: of an update its name and the fields that differ, also where whole records were written
 * down. Texts are told as up to 200 characters around their first difference (of a record that came or went, the
 * first 200), so that an answer stays small however long they are.
 */
export const shownOf = (feature: string, { before, after }: Change): Change => {
  const from = isState(before) ? before : {};
  const to = isState(after) ? after : {};
  const names = new Set([...NAMES, ...changedFields(feature, from, to)]);
  const pairs = [...names].map((name) => [name, cutPair(from[name], to[name])] as const);
  const side = (state: unknown, index: 0 | 1) =>
    isState(state)
      ? Object.fromEntries(
          pairs.filter(([name]) => Object.hasOwn(state, name)).map(([name, pair]) => [name, pair[index]]),
        )
      : null;
  return { before: side(before, 0), after: side(after, 1) };
};
