import { changedFields, isState, shownFields, WITHHELD } from '@hanca/common/audits.ts';
import { calendarDay, longDateTime } from '@hanca/common/dates.ts';
import { excerptPair } from '@hanca/common/excerpts.ts';
import { describedFields } from '../core/described.ts';
import { fieldChoices, type RegionData } from '../core/region-data.ts';
import { isWire } from '../core/wire-date.ts';

/** One field in which two states of a record differ, in words. */
export interface Difference {
  name: string;
  from: string;
  to: string;
}

const NONE = '없음';

/** What a value says, by the titles of its parts. */
const textOf = (value: unknown, titleOf: (part: unknown) => string, isDay: boolean): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (isWire(value)) return isDay ? calendarDay(value) : longDateTime(value);
  if (Array.isArray(value)) return value.map(titleOf).join(', ');
  if (!isState(value)) return titleOf(value);
  const parts = Object.entries(value);
  // What is said of each: that it is there, or that it is not.
  if (parts.every(([, part]) => typeof part === 'boolean')) {
    return parts.map(([part, has]) => (has ? titleOf(part) : `${titleOf(part)} ${NONE}`)).join(', ');
  }
  const { lat, lng } = value;
  return typeof lat === 'number' && typeof lng === 'number' ? `${lat}, ${lng}` : JSON.stringify(value);
};

/** A state with the fields of its described parts beside its own: `job.work`; a part that is not there is left out. */
const withParts = (fields: object, state: Record<string, unknown>): Record<string, unknown> => {
  const hasParts = (name: string) => Object.keys(fields).some((field) => field.startsWith(`${name}.`));
  return Object.fromEntries(
    Object.entries(state).flatMap(([name, value]): [string, unknown][] => {
      if (!hasParts(name) || JSON.stringify(value) === JSON.stringify(WITHHELD)) return [[name, value]];
      return isState(value) ? Object.entries(value).map(([part, one]) => [`${name}.${part}`, one]) : [];
    }),
  );
};

/**
 * The fields in which two states of a record differ, with both values in a few words. In: the feature, whose contract
 * describes the fields; regions and categories, for the titles of their ids. Long texts are cut around what differs.
 * Nothing where one of the states is missing.
 */
export const differences = (
  feature: string,
  stateBefore: unknown,
  stateAfter: unknown,
  data: RegionData,
): Difference[] => {
  if (!isState(stateBefore) || !isState(stateAfter)) return [];
  const fields = describedFields(feature);
  const [before, after] = [withParts(fields, stateBefore), withParts(fields, stateAfter)];
  return shownFields(changedFields(feature, before, after)).map((source) => {
    const meta = Object.hasOwn(fields, source) ? fields[source] : undefined;
    const { title: name = source, isDay = false } = meta ?? {};
    if (JSON.stringify(after[source]) === JSON.stringify(WITHHELD)) {
      return { name, from: '비공개', to: '바뀐 값(비공개)' };
    }
    const choices = fieldChoices(meta ?? {}, data);
    const titleOf = (part: unknown) => choices.find(({ id }) => id === part)?.name ?? String(part);
    const words = (value: unknown) => textOf(value, titleOf, isDay) || NONE;
    const [from, to] = excerptPair(before[source], after[source]);
    return { name, from: words(from), to: words(to) };
  });
};
