import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { shared } from '../vite.workspace.ts';

const api = 'http://127.0.0.1:3000';

/** The console is under /admin on every server, in development too. */
export default defineConfig({
  ...shared,
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/admin/',
  // react-admin and MUI are most of the 280 kB (gzip) of scripts that the console fetches until its dashboard shows
  // the figures, of 300 allowed (e2e/crawl/console.spec.ts); pages, forms and editors come when they are needed.
  build: {
    ...shared.build,
    outDir: 'dist',
    chunkSizeWarningLimit: 1200,
  },
  server: { proxy: { '/v1': api, '/images': api, '/account': api } },
});
