import { join } from 'node:path';
import { defineConfig } from 'vite';
import { shared } from '../vite.workspace.ts';

// What nearly every page needs, in two files: they compress better than twenty and cost fewer requests.
const chunks = [
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\// },
  {
    name: 'site',
    test: /src\/(?:ui\/(?:head|icon|button|tag|time|empty)|posts\/(?:post-items|thumb|post-href|reads)|(?:dates|images|regions|post-types|site|boot|paths|deps)\.ts)/,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  ...shared,
  root: import.meta.dirname,
  build: {
    ...shared.build,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
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
