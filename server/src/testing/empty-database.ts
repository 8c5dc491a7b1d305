import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { type EmbeddedDatabase, openMemory } from '../db/embedded.ts';

type Options = Omit<Parameters<typeof openMemory>[0], 'from'>;

let dump: Promise<Blob> | undefined;

const makeDump = async (options: Options): Promise<Blob> => {
  const { embedded } = inject('templates');
  // Loading the template and dropping its tables takes a tenth of the time of a new database.
  const from = embedded ? { from: new Blob([await readFile(embedded.dump)]) } : {};
  const database = await openMemory({ ...options, ...from });
  try {
    await database.pool.query(
      'DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA IF EXISTS drizzle CASCADE',
    );
    return await database.dump();
  } finally {
    await database.close();
  }
};

/** Opens an embedded database in memory without any table. A worker makes one and copies it afterwards. */
export const openEmptyDatabase = async (options: Options): Promise<EmbeddedDatabase> => {
  dump ??= makeDump(options);
  return openMemory({ ...options, from: await dump });
};
