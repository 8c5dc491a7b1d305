import { z } from 'zod';
import { filterOf } from './crud-filter.ts';
import { type Access, del, type Endpoint, get, patch, post } from './endpoint.ts';
import {
  createdDate,
  id,
  idParams,
  paging,
  recordId,
  text,
  updatedDate,
  wireDate,
  writtenDate,
} from './fields.ts';
import { SEARCHES } from './limits.ts';
import { recordOf } from './tags.ts';

/** The form's side of a field as what is read: a plain type, always there, null where it may be. */
type Plain<T> =
  T extends z.ZodOptional<infer I>
    ? Plain<I>
    : T extends z.ZodNullable<infer I>
      ? z.ZodNullable<Plain<I>>
      : T extends typeof writtenDate
        ? typeof wireDate
        : T extends z.ZodType
          ? z.ZodType<z.output<T>, z.output<T>>
          : never;

type PlainShape<D> = { [K in keyof D]: Plain<D[K]> };

const plain = (schema: z.core.$ZodType): z.ZodType => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  // A label makes another schema of the same definition.
  if (def === writtenDate.def) return wireDate;
  switch (def.type) {
    case 'optional':
      return plain(def.innerType);
    case 'nullable':
      return plain(def.innerType).nullable();
    case 'array':
      return z.array(plain(def.element));
    case 'string':
      return z.string();
    case 'number':
      return z.number();
    case 'boolean':
      return z.boolean();
    case 'object':
      return z.object(
        Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, plain(part)])),
      );
    case 'enum':
      return z.enum(def.entries);
    case 'literal':
      return z.literal(def.values);
    default:
      throw new Error(`crud: a field of type ${def.type} needs a reply of its own`);
  }
};

/** The form's side of a field: one that may be missing may be emptied too, by null, which is its column's default. */
type Written<T> = T extends z.ZodOptional<infer I> ? (I extends z.ZodNullable ? T : z.ZodNullable<T>) : T;

type WrittenShape<D> = { [K in keyof D]: Written<D[K]> };

const written = (schema: z.ZodType): z.ZodType => {
  if (!(schema instanceof z.ZodOptional) || schema.safeParse(null).success) return schema;
  const meta = schema.meta();
  return meta ? schema.nullable().meta(meta) : schema.nullable();
};

type Filters<D, F extends keyof D> = {
  [K in F]: z.ZodOptional<z.ZodType<Exclude<z.output<Plain<D[K]>>, null>>>;
} & { keyword: z.ZodOptional<z.ZodType<string, string>> };

interface CrudSpec<D extends z.ZodRawShape, F extends keyof D & string, S extends string> {
  /** The plural in the documentation's words: 'notices'. */
  name: string;
  /** Every field of a record that people write, with its checks; `.meta({ title })` is its Korean label. */
  fields: D;
  /** Fields that lists are narrowed by: texts, numbers, yes or no, enums and literals; others are refused. */
  filters?: readonly F[];
  /** Text fields that `keyword` looks into. */
  search?: readonly (keyof D & string)[];
  /** Fields that lists are ordered by beside id, createdDate and updatedDate. */
  sort?: readonly S[];
  /** The order where a request names none; default the newest first. */
  order?: { sort: S; order: 'ASC' | 'DESC' };
  /** Who may read; default everybody. Only staff write. */
  access?: Access;
  /** Where the specification has other addresses than /v1/query/{name} and /v1/command/{name}. */
  paths?: { query: string; command: string };
}

/**
 * The endpoints of a resource that staff maintain and others read: list, count, get, create, update, remove. In: its
 * fields. Out: a group of the contract; what is read are the same fields with `id`, `createdDate`, `updatedDate`. Throws
 * for a field that cannot be a reply or, where it is to be one, a filter.
 */
export const crud = <
  D extends z.ZodRawShape,
  F extends keyof D & string = never,
  const S extends string = never,
>({
  name,
  fields,
  filters = [],
  search = [],
  sort = [],
  order,
  access = 'public',
  paths = { query: `/v1/query/${name}`, command: `/v1/command/${name}` },
}: CrudSpec<D, F, S>) => {
  const shape = Object.fromEntries(Object.entries(fields).map(([key, schema]) => [key, plain(schema)]));
  const reply = z.object({
    id: recordId,
    ...(shape as PlainShape<D>),
    createdDate,
    updatedDate,
  });
  const filter = z.object({
    ...Object.fromEntries(filters.map((key) => [key, filterOf(`${name}.${key}`, fields[key] as z.ZodType)])),
    keyword: text(0, 100).optional(),
  } as Filters<D, F>);
  const input = z.object(
    Object.fromEntries(
      Object.entries(fields).map(([key, schema]) => [key, written(schema as z.ZodType)]),
    ) as WrittenShape<D>,
  );
  const lists = access === 'public' ? { access, limit: SEARCHES, reads: [name] } : { access };
  const record = access === 'public' ? { access, reads: recordOf(name) } : { access };
  return {
    list: get(paths.query, {
      summary: `Lists ${name}`,
      ...lists,
      query: paging(['id', ...sort, 'createdDate', 'updatedDate'] as const).extend(filter.shape),
      search,
      ...(order ? { order } : {}),
      reply: z.array(reply),
    }),
    count: get(`${paths.query}/count`, {
      summary: `Counts ${name}`,
      ...lists,
      query: filter,
      search,
      reply: z.number(),
    }),
    get: get(`${paths.query}/{id}`, {
      summary: `Reads one of the ${name}`,
      ...record,
      params: idParams,
      reply,
    }),
    create: post(paths.command, {
      summary: `Creates one of the ${name}`,
      access: 'admin',
      body: input,
      reply,
    }),
    update: patch(paths.command, {
      summary: `Changes one of the ${name}`,
      access: 'admin',
      body: input.partial().extend({ id, basedOn: writtenDate.optional() }),
      reply,
    }),
    remove: del(`${paths.command}/{id}`, {
      summary: `Deletes one of the ${name}`,
      access: 'admin',
      params: idParams,
      reply: z.void(),
    }),
  } satisfies Record<string, Endpoint>;
};
