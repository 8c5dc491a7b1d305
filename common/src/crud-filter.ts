import { z } from 'zod';
import { flag, text, wireInteger } from './fields.ts';

type Value = string | number | boolean;

/** One of these values, in a query string or in code. */
const oneOf = (values: readonly Value[]): z.ZodType => {
  const byText = new Map(values.map((value) => [String(value), value]));
  return z.union([z.literal(values), z.enum([...byText.keys()]).transform((text) => byText.get(text))], {
    error: 'select.required',
  });
};

/** 0 and -1 mean no filter, on every list. */
const isAskable = (value: unknown): value is Value =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && value !== 0 && value !== -1);

/**
 * A list's filter on a field: equal to it. In: its path, for the error's text, and the field's schema. Out: what
 * a query may ask for; nothing, and 0 and -1 of a number, mean all. Throws for a field to which no text of an address
 * is equal.
 */
export const filterOf = (name: string, schema: z.core.$ZodType): z.ZodOptional<z.ZodType> => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return filterOf(name, def.innerType);
    case 'string':
      return text(0, 200).optional();
    case 'number':
      return wireInteger(-1).optional();
    case 'boolean':
      return flag.optional();
    case 'enum':
      return oneOf(Object.values(def.entries)).optional();
    case 'literal':
      if (def.values.every(isAskable)) return oneOf(def.values).optional();
      throw new Error(`crud: ${name} is no filter: its 0, -1 or null means none`);
    default:
      throw new Error(`crud: ${name} is no filter: only a text, a number, yes or no, or a choice is`);
  }
};
