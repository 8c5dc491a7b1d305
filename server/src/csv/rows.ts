import { titleIn } from '@hanca/common/field-meta.ts';
import { explain } from '@hanca/common/messages.ts';
import type { z } from 'zod';
import { type Column, type Mistake, readFile, refuseLines } from './file.ts';

/** What a line has, by the fields of its columns. */
export type Cells<Field extends string> = ReadonlyMap<Field, string>;

interface Reading<Field extends string, Row> {
  /** The columns that a file may have, and which it must. */
  columns: readonly Column<Field>[];
  required: readonly Field[];
  /** One line as a row, or why it is none, in Korean. */
  readLine: (cells: Cells<Field>) => Row | string;
  /** What no two rows of a file have in common, and how that is said. */
  keyOf: (row: Row) => readonly unknown[];
  twice: string;
}

/** The rows of a file, checked. Throws Problem 400 that names every wrong line. */
export const readRows = <Field extends string, Row extends object>(
  text: string,
  { columns, required, readLine, keyOf, twice }: Reading<Field, Row>,
): Row[] => {
  const { fields, lines } = readFile(text, columns, required);
  const mistakes: Mistake[] = [];
  const rows = new Map<string, Row>();
  for (const { number, cells } of lines) {
    const refuse = (why: string) => mistakes.push({ line: number, why });
    if (cells.length > fields.length) {
      refuse(`칸이 ${cells.length}개예요. ${fields.length}개여야 해요.`);
      continue;
    }
    const row = readLine(
      new Map(fields.flatMap((field, at) => (field ? [[field, cells[at] ?? ''] as const] : []))),
    );
    if (typeof row === 'string') refuse(row);
    else {
      const key = JSON.stringify(keyOf(row));
      if (rows.has(key)) refuse(twice);
      rows.set(key, row);
    }
  }
  if (mistakes.length > 0) throw refuseLines(mistakes);
  return [...rows.values()];
};

/** The values of a line by its fields. */
export const valuesOf = <Field extends string>(
  cells: Cells<Field>,
  read: (field: Field, cell: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries([...cells].map(([field, cell]) => [field, read(field, cell)]));

/** The Korean name of a field. */
export const nameIn = (schema: z.ZodType, field: string): string => titleIn(schema, field) ?? field;

/** What a schema makes of a record, or why it refuses it, in Korean. */
export const checkRecord = <Data extends object>(
  schema: z.ZodType<Data>,
  record: Record<string, unknown>,
): Data | string => {
  const { data, error } = schema.safeParse(record);
  if (data) return data;
  const [issue] = error?.issues ?? [];
  const field = String(issue?.path[0] ?? '');
  const why = explain({ ...issue, input: record[field] } as Parameters<typeof explain>[0]);
  return `${nameIn(schema, field)}: ${why}`;
};
