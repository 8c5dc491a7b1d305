import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { shared } from '../vite.workspace.ts';
import { chunks } from './chunks.ts';
import { latinFont } from './latin-font.ts';
import { lighterRouter } from './lighter-router.ts';
import { stacklessErrors } from './stackless-errors.ts';

const PAGE = /\/page-[^/]*$/;
/** What comes with every first script. */
const FIRST = /\/(?:vendor|rolldown-runtime|entry-client)-[^/]*$/;

/** What reads HEIC can run in Node too: the browser needs nothing of that, and no word of it with every build. */
const withoutNode: Plugin = {
  name: 'without-node',
  enforce: 'pre',
  resolveId: (id) => (/^(?:fs|path|crypto)$/.test(id) ? '\0without-node' : null),
  load: (id) => (id === '\0without-node' ? '' : null),
};

export default defineConfig(({ isSsrBuild, command }) => ({
  ...shared,
  root: import.meta.dirname,
  plugins: [...shared.plugins, latinFont(), lighterRouter(), stacklessErrors()],
  // Outside of the build Node takes the router's development build.
  ssr: { noExternal: command === 'build' ? [/^react-router/, /^cookie$/, /^set-cookie-parser$/] : [] },
  // Short names of classes, as each card of a list has ten.
  ...(command === 'build' ? { css: { modules: { generateScopedName: '_[hash:base64:5]' } } } : {}),
  // In modules, so that what reads HEIC comes with the first such photo only.
  worker: { format: 'es', plugins: () => [withoutNode] },
  build: {
    ...shared.build,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // What a page needs starts with its own code. The first script lists them, so those of parts are left out.
      resolveDependencies: (file, dependencies) =>
        dependencies.filter((name) => PAGE.test(file) && !FIRST.test(name)),
    },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            // That some plugins take longer than others is no news.
            checks: { pluginTimings: false },
            input: ['after-paint.ts', 'entry-client.tsx'].map((file) =>
              join(import.meta.dirname, 'src', file),
            ),
            output: { codeSplitting: { groups: chunks } },
          },
        }),
  },
}));
