import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { shared } from '../vite.workspace.ts';

const api = 'http://127.0.0.1:3000';

/** The console stands under /admin on every server, in development too. */
export default defineConfig({
  ...shared,
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/admin/',
  build: { ...shared.build, outDir: 'dist' },
  server: { proxy: { '/v1': api, '/images': api, '/account': api } },
});
