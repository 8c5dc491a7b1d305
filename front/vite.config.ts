import { join } from 'node:path';
import { defineConfig } from 'vite';
import { shared } from '../vite.workspace.ts';

export default defineConfig(({ isSsrBuild }) => ({
  ...shared,
  root: import.meta.dirname,
  build: {
    ...shared.build,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: [
              join(import.meta.dirname, 'src/entry-client.tsx'),
              join(import.meta.dirname, 'src/theme/fonts.css'),
            ],
          },
        }),
  },
}));
