import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { shared } from '../vite.workspace.ts';

const api = 'http://127.0.0.1:3000';

/** The console stands under /admin on every server, in development too. */
export default defineConfig({
  ...shared,
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/admin/',
  // react-admin and MUI make one large first chunk (319 kB gzip of the 330 allowed); pages and editors are lazy.
  build: { ...shared.build, outDir: 'dist', chunkSizeWarningLimit: 1200 },
  server: { proxy: { '/v1': api, '/images': api, '/account': api } },
});
