import { type Api, api } from '@hanca/common/contract/index.ts';
import type { Endpoint } from '@hanca/common/endpoint.ts';
import { type FieldMeta, metaOf } from '@hanca/common/field-meta.ts';
import { writtenDate } from '@hanca/common/fields.ts';
import { z } from 'zod';

/** By which input a field is written, and how it is shown. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'date'
  /** A day as a text: '2026-11-21'. */
  | 'day'
  | 'region'
  | 'images'
  | 'image'
  | 'location'
  /** Several texts, several numbers, several of some choices. */
  | 'texts'
  | 'numbers'
  | 'choices'
  /** What no input can write: it is shown. */
  | 'fixed';

export interface FieldShape {
  source: string;
  kind: FieldKind;
  isRequired: boolean;
  /** What the contract says of it. */
  meta: FieldMeta;
}

const bare = (schema: z.core.$ZodType): z.core.$ZodTypes => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'optional' || def.type === 'nullable' || def.type === 'default'
    ? bare(def.innerType)
    : (schema as z.core.$ZodTypes);
};

/** Of a list: by what is in it. */
const listKindOf = (element: z.core.$ZodType): FieldKind => {
  switch (bare(element)._zod.def.type) {
    case 'string':
      return 'texts';
    case 'number':
      return 'numbers';
    case 'enum':
    case 'literal':
      return 'choices';
    default:
      return 'fixed';
  }
};

const kindOf = (source: string, schema: z.ZodType): FieldKind => {
  const { def } = bare(schema)._zod;
  if (source === 'regionId') return 'region';
  if (source === 'images') return 'images';
  if (source === 'thumbnail') return 'image';
  if (source === 'location') return 'location';
  if (def === writtenDate.def) return 'date';
  if (def.type === 'boolean') return 'boolean';
  if (def.type === 'enum' || def.type === 'literal') return 'choice';
  if (def.type === 'number') return 'number';
  if (def.type === 'array') return listKindOf(def.element);
  if (def.type !== 'string') return 'fixed';
  const { long, isDay } = metaOf(schema);
  if (isDay) return 'day';
  return long ? 'long' : 'text';
};

/** The fields of a schema as the console shows them, in their order. */
export const fieldsOf = (schema: z.ZodObject): FieldShape[] =>
  Object.entries<z.ZodType>(schema.shape).map(([source, field]) => ({
    source,
    kind: kindOf(source, field),
    isRequired: !field.safeParse(undefined).success,
    meta: metaOf(field),
  }));

/** A feature whose records the generated screens can keep. */
export type CrudFeature = {
  [K in keyof Api]: Api[K] extends Record<'list' | 'count' | 'get' | 'create' | 'update' | 'remove', Endpoint>
    ? K
    : never;
}[keyof Api];

/** What a feature's contract says of its form, its filters and its order. */
export const shapeOf = (name: CrudFeature) => {
  const { create, count, list }: { create: Endpoint; count: Endpoint; list: Endpoint } = api[name];
  if (!(create.body instanceof z.ZodObject)) throw new Error(`${name}: its body is no object`);
  const fields = fieldsOf(create.body);
  const narrowed = Object.keys(count.query?.shape ?? {});
  return {
    body: create.body,
    fields,
    filters: fields.filter(({ source }) => narrowed.includes(source)),
    searchable: (list.search ?? []).length > 0,
    sortable: (list.query?.shape.sort as z.ZodOptional<z.ZodEnum> | undefined)?.unwrap().options ?? [],
    order: list.order ?? { sort: 'id', order: 'DESC' as const },
  };
};
