import { z } from 'zod';
import type { ImageTarget } from './images.ts';

/** The lists that staff maintain, from which some fields take their values. */
export type StoredList = 'regions' | 'categories' | 'postTypes' | 'homeTypes' | 'transactionTypes';

/** What `.meta()` of a field of the contract says of it for people. */
export interface FieldMeta {
  /** The Korean name: of its input, column, filter, line in the trail and heading in a file. */
  title?: string;
  /** What helps who fills it in: its unit, how it is written, what leaving it empty means. */
  hint?: string;
  /** A text of several lines. */
  long?: boolean;
  /** Titles of its values, or the stored list that has them. */
  choices?: readonly { value: string | number; title: string }[] | StoredList;
  /** What pictures belong to. */
  target?: ImageTarget;
  /** What yes and no of it are called where its no is a statement. */
  words?: readonly [yes: string, no: string];
  /** Its date is a day of the calendar, no moment; a text is such a day as '2026-11-21'. */
  isDay?: boolean;
}

/** A table of codes as choices of a field. */
export const coded = <C extends string | number>(table: readonly { code: C; title: string }[]) =>
  table.map(({ code, title }) => ({ value: code, title }));

/** What is said of a field, by its own `.meta()` or that of the schema it wraps. */
export const metaOf = (schema: z.core.$ZodType): FieldMeta => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = 'innerType' in def ? metaOf(def.innerType) : {};
  return { ...inner, ...z.globalRegistry.get(schema) };
};

/** The fields of an object's schema, also where it may be left out; none of any other. */
export const fieldsIn = (schema: z.core.$ZodType | undefined): z.core.$ZodShape => {
  const { def } = (schema as z.core.$ZodTypes | undefined)?._zod ?? {};
  if (def && 'innerType' in def) return fieldsIn(def.innerType);
  return def?.type === 'object' ? def.shape : {};
};

/** What the schema of an object calls one of its fields, or a field of that as `job.employer`; undefined where it says nothing. */
export const titleIn = (schema: z.core.$ZodType | undefined, field: PropertyKey = ''): string | undefined => {
  const [name = '', ...within] = String(field).split('.');
  const fields = fieldsIn(schema);
  const inner = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!inner) return undefined;
  return (within.length > 0 ? titleIn(inner, within.join('.')) : undefined) ?? metaOf(inner).title;
};
