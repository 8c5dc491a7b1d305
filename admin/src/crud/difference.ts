import { changedFields, isState, shownFields, WITHHELD } from '@hanca/common/audits.ts';
import { type Api, api } from '@hanca/common/contract/index.ts';
import { calendarDay, longDateTime } from '@hanca/common/dates.ts';
import type { Endpoint, Group } from '@hanca/common/endpoint.ts';
import { excerptPair } from '@hanca/common/excerpts.ts';
import { ALL_REGIONS } from '@hanca/common/regions.ts';
import { z } from 'zod';
import type { Choice } from '../core/choices.ts';
import { type RegionData, regionChoices } from '../core/region-data.ts';
import { isWire } from '../core/wire-date.ts';
import { type FieldShape, fieldsOf } from './fields.ts';

/** One field in which two states of a record differ, in words. */
export interface Difference {
  name: string;
  from: string;
  to: string;
}

type Choices = readonly Choice<string | number>[];

/** What the trail calls a field, and how it reads its values. */
export interface TrailField {
  label: string;
  /** The titles of its values, or of the parts of them. */
  choices?: Choices | ((data: RegionData) => Choices);
  /** Its dates are days of the calendar, no moments. */
  isDay?: boolean;
}

/** The fields of a feature for which the contract has no words, by name: as a rule their Korean name is all. */
export type TrailTitles = Readonly<Record<string, string | TrailField>>;

const regions = (data: RegionData): Choices => [{ id: ALL_REGIONS, name: '전체' }, ...regionChoices(data)];

/** A region, by its name. */
export const regionField: TrailField = { label: '지역', choices: regions };

const everywhere: TrailTitles = {
  id: 'ID',
  userId: '회원 ID',
  createdDate: '등록일',
  regionId: regionField,
  regionName: '지역',
};

const ofShape = ({ kind, label, choices }: FieldShape): TrailField => ({
  label,
  choices: kind === 'region' ? regions : choices,
});

/** What the contract says of the fields of a feature's records, by name. */
const contractTitles = (feature: string): TrailTitles => {
  const group: Group | undefined = Object.hasOwn(api, feature) ? api[feature as keyof Api] : undefined;
  const create: Endpoint | undefined = group?.create;
  const fields = create?.body instanceof z.ZodObject ? fieldsOf(create.body) : [];
  const named = fields.filter(({ source, label }) => label !== source);
  return Object.fromEntries(named.map((field) => [field.source, ofShape(field)]));
};

const NONE = '없음';

/** What a value says, by the titles of its parts. */
const textOf = (value: unknown, titleOf: (part: unknown) => string, isDay: boolean): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (isWire(value)) return isDay ? calendarDay(value) : longDateTime(value);
  if (Array.isArray(value)) return value.map(titleOf).join(', ');
  if (!isState(value)) return titleOf(value);
  const parts = Object.entries(value);
  const isChecklist = parts.length > 0 && parts.every(([, part]) => typeof part === 'boolean');
  if (isChecklist)
    return parts
      .filter(([, part]) => part)
      .map(([part]) => titleOf(part))
      .join(', ');
  const { lat, lng } = value;
  return typeof lat === 'number' && typeof lng === 'number' ? `${lat}, ${lng}` : JSON.stringify(value);
};

/**
 * The fields in which two states of a record differ, with both values in a few words. In: the feature, whose contract
 * knows the Korean names; names that it does not know; regions and categories, for the titles of their ids. Long texts
 * are cut around what differs. Nothing where one of the states is missing.
 */
export const differences = (
  feature: string,
  before: unknown,
  after: unknown,
  { titles = {}, data }: { titles?: TrailTitles | undefined; data: RegionData },
): Difference[] => {
  if (!isState(before) || !isState(after)) return [];
  const known: TrailTitles = { ...everywhere, ...contractTitles(feature), ...titles };
  return shownFields(changedFields(feature, before, after)).map((source) => {
    const told = Object.hasOwn(known, source) ? known[source] : undefined;
    const field = typeof told === 'string' ? { label: told } : told;
    const { label: name = source, choices = [], isDay = false }: Partial<TrailField> = field ?? {};
    if (JSON.stringify(after[source]) === JSON.stringify(WITHHELD)) {
      return { name, from: '비공개', to: '바뀐 값(비공개)' };
    }
    const offered = typeof choices === 'function' ? choices(data) : choices;
    const titleOf = (part: unknown) => offered.find(({ id }) => id === part)?.name ?? String(part);
    const words = (value: unknown) => textOf(value, titleOf, isDay) || NONE;
    const [from, to] = excerptPair(before[source], after[source]);
    return { name, from: words(from), to: words(to) };
  });
};
