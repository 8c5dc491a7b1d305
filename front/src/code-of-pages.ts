import type { ComponentType } from 'react';

/** The code of a page, as its folder exports it. */
export interface PageModule {
  Component: ComponentType;
  /** What has to be there, too, before it is rendered. */
  ready?: Promise<void>;
}

const modules = import.meta.glob<PageModule>('./features/**/page.tsx');

/**
 * Fetches the code of a page, with all that it shares with others. Apart from the routes, as the names of all those files are of
 * no use to the page that arrived. In: the page's folder.
 */
export const fetchPage = (folder: string): Promise<PageModule> => {
  const module = modules[`./features/${folder}/page.tsx`];
  if (!module) throw new Error(`no page ${folder}`);
  return module();
};
