import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** Where a search begins: its page, and what its route fetches. */
const PAGE = ['page.tsx', 'loader.ts'].map((file) =>
  join(import.meta.dirname, 'features/realties/search', file),
);

/**
 * How many modules a newcomer has to look through who changes the search, beside the shell and the controls. It was 35 before the
 * search counted what other searches find where it finds nothing, and could be taken over as an alert; 40 before it looked in several
 * places at once and took words for filters; 44 before an alert was told by push too.
 */
const MODULES = 45;

const importsOf = async (module: string): Promise<string[]> =>
  [...(await readFile(module, 'utf8')).matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)].map(
    ([, path = '']) => join(dirname(module), path),
  );

test('the search of rentals touches at most 45 modules beside the shell and the controls, types and lazy parts with them', async () => {
  const modules = new Set(PAGE);
  // A set goes on to what is added to it meanwhile.
  for (const module of modules) for (const imported of await importsOf(module)) modules.add(imported);
  const own = [...modules]
    .map((module) => relative(import.meta.dirname, module))
    .filter((module) => !/^(?:shell|ui)\//.test(module));
  expect(own).toContain('features/realties/map/realty-map.tsx');
  expect(own.length, own.toSorted().join('\n')).toBeLessThanOrEqual(MODULES);
});
