import type { z } from 'zod';
import type { Endpoint, Group } from '../endpoint.ts';
import { type FieldMeta, fieldsIn, metaOf } from '../field-meta.ts';
import { type Api, api } from './index.ts';

/** What states of the trail hold beside the fields of the contract. */
const ofTrail: Readonly<Record<string, Record<string, FieldMeta>>> = {
  users: { sessions: { title: '로그인한 기기 수' } },
  pnpDraws: { rows: { title: '초청 수' }, changedDate: { title: '마지막으로 고친 때' } },
  registrations: { rows: { title: '등록 일정 수' }, changedDate: { title: '마지막으로 고친 때' } },
  golfCourses: { rows: { title: '골프장 수' }, changedDate: { title: '마지막으로 고친 때' } },
  headlines: { from: { title: '옮기기 전 자리' } },
};

const shapeOf = (schema: z.core.$ZodType | undefined): z.core.$ZodShape => {
  const { def } = (schema as z.core.$ZodTypes | undefined)?._zod ?? {};
  if (def?.type === 'array') return shapeOf(def.element);
  return def?.type === 'object' ? def.shape : {};
};

/** The schemas of a group that describe its fields, the nearest to its forms last. */
const schemasOf = ({ create, update, get, list, ...others }: Group): (z.ZodType | undefined)[] => {
  const rest = Object.values<Endpoint>(others).map(({ body }) => body);
  return [list?.query, list?.reply, get?.reply, ...rest.toReversed(), update?.body, create?.body];
};

const describe = (feature: string): Record<string, FieldMeta> => {
  const group: Group = Object.hasOwn(api, feature) ? api[feature as keyof Api] : {};
  const fields = schemasOf(group).flatMap((schema) => Object.entries(shapeOf(schema)));
  const found: Record<string, FieldMeta> = { ...ofTrail[feature] };
  for (const [name, schema] of fields) {
    found[name] = { ...found[name], ...metaOf(schema) };
    for (const [part, within] of Object.entries(fieldsIn(schema)))
      if (metaOf(within).title) found[`${name}.${part}`] = metaOf(within);
  }
  return found;
};

const known = new Map<string, Readonly<Record<string, FieldMeta>>>();

/**
 * What the contract says of the fields of a feature, by name: those of its forms, replies and filters, and what its
 * trail holds beside them; fields within one as `job.employer`. Nothing for what is no feature.
 */
export const describedFields = (feature: string): Readonly<Record<string, FieldMeta>> => {
  const fields = known.get(feature) ?? describe(feature);
  known.set(feature, fields);
  return fields;
};

/** A field's Korean name, else its own. */
export const fieldTitle = (feature: string, field: string): string =>
  describedFields(feature)[field]?.title ?? field;
