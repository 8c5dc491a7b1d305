import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifest = z.object({
  format: z.literal(FORMAT),
  created: z.iso.datetime(),
  /** The last migration: its name, and the SHA-256 of its text as drizzle keeps it in the database. */
  schema: z.object({ tag: z.string(), hash: sha256 }),
  /** Referred-to tables before those that refer to them; the hash is of all lines in order. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0), sha256 })),
  /** Where the number generators stand, so that no id is ever given twice. */
  sequences: z.array(
    z.object({
      table: z.string(),
      column: z.string(),
      value: z.string().regex(/^-?\d+$/),
      called: z.boolean(),
    }),
  ),
  /** Image files, by their name in the archive. */
  files: z.array(z.object({ name: z.string(), bytes: z.int().min(0), sha256 })),
  /** Image files that a row names and the disk did not have. */
  missing: z.array(z.string()),
});

/** What an archive holds; its last entry. */
export type Manifest = z.output<typeof manifest>;

/** In: the bytes of the entry. Out: null when they are not a manifest of this format. */
export const parseManifest = (bytes: Buffer): Manifest | null => {
  try {
    return manifest.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    return null;
  }
};

/** A table's lines are kept in parts, so that neither side ever holds a whole table. */
export const tablePart = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.ndjson`;

/** The table of an entry, or null for any other entry. */
export const tableOfPart = (name: string): string | null =>
  /^tables\/(\w+)\/\d{6,}\.ndjson$/.exec(name)?.[1] ?? null;

export const newHash = (): Hash => createHash('sha256');
