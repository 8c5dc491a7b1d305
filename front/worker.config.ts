import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** The first script of the site that was built before: the worker of each build differs, so that browsers see a new one. */
const build: unknown = JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8'))[
  'src/entry-client.tsx'
].file;

/** The service worker, as one plain script. */
export default defineConfig({
  root,
  publicDir: false,
  define: { BUILD: JSON.stringify(`/${build}`) },
  build: {
    outDir: 'dist/worker',
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: join(root, 'worker/worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
