import type { Hash } from 'node:crypto';
import { readArchive } from './archive.ts';
import { BackupError } from './errors.ts';
import { isImageEntry } from './image-files.ts';
import { MANIFEST, type Manifest, newHash, parseManifest, tableOfPart } from './manifest.ts';

interface Seen {
  tables: Map<string, { hash: Hash; rows: number }>;
  files: Map<string, string>;
}

/**
 * Reads a whole archive and compares all it holds with its manifest, which is returned.
 * Throws BackupError when it is cut off, damaged, altered or of another format.
 */
export const verifyArchive = async (file: string): Promise<Manifest> => {
  const bad = (what: string) => new BackupError(`${file} cannot be restored: ${what}. Nothing was changed.`);
  const seen: Seen = { tables: new Map(), files: new Map() };
  let manifest: Manifest | null = null;
  for await (const { name, bytes } of readArchive(file)) {
    if (manifest) throw bad(`${name} stands behind its manifest`);
    const table = tableOfPart(name);
    if (name === MANIFEST) {
      manifest = parseManifest(bytes);
      if (!manifest) throw bad('its manifest is not of a format that this version reads');
    } else if (table) {
      const part = seen.tables.get(table) ?? { hash: newHash(), rows: 0 };
      part.hash.update(bytes);
      part.rows += linesOf(bytes).length;
      seen.tables.set(table, part);
    } else if (isImageEntry(name) && !seen.files.has(name)) {
      seen.files.set(name, newHash().update(bytes).digest('hex'));
    } else {
      throw bad(`${name} does not belong in it`);
    }
  }
  if (!manifest) throw bad('it ends before its manifest');
  const wrong = findDifference(manifest, seen);
  if (wrong) throw bad(wrong);
  return manifest;
};

/** The lines of a table's part. */
export const linesOf = (bytes: Buffer): string[] => bytes.toString('utf8').split('\n').slice(0, -1);

const findDifference = (manifest: Manifest, { tables, files }: Seen): string | null => {
  for (const { name, rows, sha256 } of manifest.tables) {
    const found = tables.get(name) ?? { hash: newHash(), rows: 0 };
    if (found.rows !== rows) return `table ${name} has ${found.rows} rows in place of ${rows}`;
    if (found.hash.digest('hex') !== sha256) return `the rows of table ${name} are not those that were saved`;
    tables.delete(name);
  }
  for (const { name, sha256 } of manifest.files) {
    if (files.get(name) !== sha256) return `${name} is not the file that was saved`;
    files.delete(name);
  }
  const extra = [...tables.keys(), ...files.keys()][0];
  return extra ? `${extra} is not in its manifest` : null;
};
