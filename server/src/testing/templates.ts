import { inject } from 'vitest';
import { unpackDump } from './unpack-dump.ts';

/**
 * A migrated, empty database of each engine: the file of a dump, or a database of the PostgreSQL server at the address
 * `server`. Tests connect to copies alone: a template that is connected to cannot be copied. `folder` is
 * removed at the end of the run, as are databases whose names begin with `prefix`.
 */
export interface Templates {
  embedded: { dump: string; folder: string };
  postgresql: { server: string; name: string; prefix: string; folder: string };
}

export type Template = Templates[keyof Templates];

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the engines that the run uses. */
    templates: { [Engine in keyof Templates]: Templates[Engine] | undefined };
  }
}

/** What the databases of this test's project are made from. */
export const projectTemplate = (): Template => {
  const { embedded, postgresql } = inject('templates');
  const template = process.env.ENGINE === 'postgresql' ? postgresql : embedded;
  if (!template) throw new Error(`no template for the engine ${process.env.ENGINE}`);
  return template;
};

/** Puts a migrated, empty embedded database into a data folder, where the run has one: to make it takes 2 s of a processor. */
export const fillDataDir = async (dataDir: string): Promise<void> => {
  const { embedded } = inject('templates');
  if (embedded) await unpackDump(embedded.dump, dataDir);
};
