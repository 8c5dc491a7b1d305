import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { droppableSummaries, lighterRouter, shared } from '../vite.workspace.ts';

const api = 'http://127.0.0.1:3000';

/** The console is under /admin on every server, in development too. */
export default defineConfig(({ command }) => ({
  ...shared,
  plugins: [...shared.plugins, droppableSummaries],
  ...(command === 'build' ? { resolve: lighterRouter } : {}),
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/admin/',
  // react-admin and MUI are most of the 315 kB (gzip) of scripts that the console fetches until its dashboard shows
  // the figures, of 320 allowed (e2e/tests/console-scripts.spec.ts); pages and editors come when they are needed.
  build: {
    ...shared.build,
    outDir: 'dist',
    chunkSizeWarningLimit: 1200,
    // A schema that nothing names any more goes: making one does nothing else.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
  },
  server: { proxy: { '/v1': api, '/images': api, '/account': api } },
}));
