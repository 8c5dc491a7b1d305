import type { z } from 'zod';
import type { Endpoint, Group } from '../endpoint.ts';
import { type FieldMeta, fieldsIn, metaOf } from '../field-meta.ts';
import { api } from './index.ts';

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

const describe = (feature: string, group: Group): Record<string, FieldMeta> => {
  const fields = schemasOf(group).flatMap((schema) => Object.entries(shapeOf(schema)));
  const found: Record<string, FieldMeta> = { ...ofTrail[feature] };
  for (const [name, schema] of fields) {
    found[name] = { ...found[name], ...metaOf(schema) };
    for (const [part, within] of Object.entries(fieldsIn(schema)))
      if (metaOf(within).title) found[`${name}.${part}`] = metaOf(within);
  }
  return found;
};

/**
 * What the contract says of the fields of each feature, by name: those of its forms, replies and filters, and what its
 * trail holds beside them; fields within one as `job.employer`.
 */
export const fieldTable = (): Record<string, Record<string, FieldMeta>> =>
  Object.fromEntries(Object.entries(api).map(([feature, group]) => [feature, describe(feature, group)]));
