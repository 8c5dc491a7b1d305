import { join } from 'node:path';
import { defineConfig } from 'vite';
import { shared } from '../vite.workspace.ts';

// Every page needs these; in one file each they compress better and cost two requests, not twenty.
const chunks = [
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|@tanstack)\// },
  { name: 'site', test: /front\/src\/(?:posts|shell|ui)\/|common\/src\/(?:dates|images|regions|post-types|site)/, minShareCount: 2 },
];

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
            output: { codeSplitting: { groups: chunks } },
          },
        }),
  },
}));
