import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CanonicalOf, Front, Render } from './pages.ts';

/** The front from its build. Throws where it is not built. */
export const builtFront = async (folder: string): Promise<Front> => {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8'));
  const entry = pathToFileURL(join(folder, 'server/entry-server.js')).href;
  const built = (await import(entry)) as { render: Render; canonicalOf: CanonicalOf };
  const loaded = { ...built, assets: { manifest } };
  return { load: async () => loaded, finish: async (_url, html) => html };
};
