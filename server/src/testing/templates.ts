import { inject } from 'vitest';

/** A migrated, empty database of each engine: a dump, or a template's URL. Its folder goes at the end of the run. */
export interface Templates {
  embedded: { dump: string; folder: string };
  postgresql: { url: string; name: string; folder: string };
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
