import { type Api, api } from '@hanca/common/contract/index.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import type { Endpoint, Group } from '@hanca/common/endpoint.ts';
import { z } from 'zod';
import { type FieldShape, fieldsOf } from './fields.ts';
import { isWire } from './wire-date.ts';

/** One field in which two states of a record differ, in words. */
export interface Difference {
  name: string;
  from: string;
  to: string;
}

/** Fields that follow from others or that the trail's own line says already. */
const SILENT = ['updatedDate', 'contentHtml', 'excerpt'];

const LONGEST = 80;

/** What the contract says of the fields of a feature's records, by name. */
const shapesOf = (feature: string): Map<string, FieldShape> => {
  const group: Group | undefined = Object.hasOwn(api, feature) ? api[feature as keyof Api] : undefined;
  const create: Endpoint | undefined = group?.create;
  const fields = create?.body instanceof z.ZodObject ? fieldsOf(create.body) : [];
  return new Map(fields.map((field) => [field.source, field]));
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const words = (value: unknown, field: FieldShape | undefined): string => {
  if (value === null || value === undefined || value === '') return '없음';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (isWire(value)) return longDateTime(value) || '없음';
  if (Array.isArray(value)) return value.map(String).join(', ') || '없음';
  const choice = field?.choices.find(({ id }) => id === value)?.name;
  const text = choice ?? (typeof value === 'string' ? value : JSON.stringify(value));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/**
 * The fields in which two states of a record differ, with both values in a few words. In: the feature whose contract
 * knows the Korean names, and names that it does not. Nothing where one of the states is missing.
 */
export const differences = (
  feature: string,
  before: unknown,
  after: unknown,
  titles: Record<string, string> = {},
): Difference[] => {
  if (!isRecord(before) || !isRecord(after)) return [];
  const shapes = shapesOf(feature);
  return Object.keys({ ...before, ...after })
    .filter((name) => !SILENT.includes(name))
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({
      name: titles[name] ?? shapes.get(name)?.label ?? name,
      from: words(before[name], shapes.get(name)),
      to: words(after[name], shapes.get(name)),
    }));
};
