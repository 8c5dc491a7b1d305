import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { normalizePath, type PluginOption, type UserConfig } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { endpointTable } from './front/endpoint-table.ts';
import { latinFont } from './front/latin-font.ts';

const root = import.meta.dirname;

/**
 * Lets the bundler drop what writes zod's schemas as JSON Schema, which only the server does: every schema names it.
 * Throws where zod has become another, so that this is looked at again.
 */
export const droppableZod: PluginOption = {
  name: 'droppable-zod',
  apply: 'build',
  transform: (code, id) => {
    if (!id.endsWith('/zod/v4/classic/schemas.js')) return null;
    const lighter = code
      .replaceAll(/^ *inst\._zod\.processJSONSchema = .*;$/gm, '')
      .replaceAll(/create(?:Standard|To)JSONSchemaMethod\(this, .*?\)(?:\(params\))?/g, 'undefined');
    if (/processJSONSchema|JSONSchemaMethod\(/.test(lighter))
      throw new Error('zod writes JSON Schema in another way');
    return lighter;
  },
};

const contract = normalizePath(join(root, 'common/src'));

/** Features of which the console shows no records: it has no use for what their fields are called. */
const OF_SITE =
  /\/contract\/(?:alerts|border|calendars|conversations|drop-ins|energy|farewell|identities|immigration|member-posts|notices|overview|passkeys|push|qr|recovery|renter-card|saved|search|second-factor)\.ts$/;

/** Features whose records it shows by their generated endpoints: what the others take and answer is for the site. */
const GENERATED = /\/contract\/(?:fuel-stations|golf-courses)\.ts$/;

/** Those of the former that it never calls: it has no use for what they take, either. */
const NEVER_CALLED =
  /\/contract\/(?:alerts|border|calendars|drop-ins|energy|farewell|identities|immigration|member-posts|notices|overview|passkeys|push|qr|recovery|renter-card|saved|search)\.ts$/;

/** Code without some schemas of its endpoints, on one line or as an object over several. */
const without = (names: string, code: string): string =>
  code
    .replaceAll(new RegExp(`\\b(${names}): z\\.object\\(\\{\\n[^]*?\\n {4}\\}\\),$`, 'gm'), '$1: undefined,')
    .replaceAll(new RegExp(`\\b(${names}): .*,$`, 'gm'), '$1: undefined,');

/**
 * Drops what only the server uses of each endpoint, 5 kB of the console's first load: what the documentation says, how often it may
 * be called and what it reads; and what features of the site alone take and answer. Throws where a summary is written in another way, so that this is looked at again.
 */
export const droppableSummaries: PluginOption = {
  name: 'droppable-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.startsWith(`${contract}/contract/`) && id !== `${contract}/crud.ts`) return null;
    const lighter = code
      .replaceAll(/\bsummary:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`),/g, "summary: '',")
      .replaceAll(/\b(?:limit: per\w+\([^()\n]*\)|reads: \['[^\]\n]*\]),/g, '');
    if (/\bsummary:(?! '',)/.test(lighter)) throw new Error(`${id}: a summary is written in another way`);
    if (NEVER_CALLED.test(id)) return without('body|query|reply', lighter);
    if (GENERATED.test(id)) return without('query|reply', lighter);
    return OF_SITE.test(id) ? without('reply', lighter) : lighter;
  },
};

/** The Vite settings of every browser room. */
export const shared = {
  plugins: [react(), droppableZod],
  build: {
    target: 'baseline-widely-available',
    emptyOutDir: true,
    // The pages' policy allows no data: fonts, and a hashed file is kept for a year anyway.
    assetsInlineLimit: 0,
  },
} satisfies UserConfig;

const router = join(root, 'node_modules/react-router/dist/production');

/** React Router's package names its development build for every browser bundle; the production one is lighter. */
export const lighterRouter = {
  alias: [
    { find: /^react-router$/, replacement: join(router, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
  ],
};

/** Lets the bundler drop React Router's Link, NavLink and Form, 4 kB, which no page imports: their names keep them in. */
export const droppableRouter: PluginOption = {
  name: 'droppable-router',
  transform: (code, id) =>
    id.startsWith(normalizePath(router))
      ? code
          .replaceAll(/^\w+\.displayName = .*$/gm, '')
          .replaceAll(/= (?=React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ ')
      : null,
};

const project = (
  room: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  root: join(root, room),
  test: { name: room, include: ['src/**/*.test.ts', 'src/**/*.test.tsx'], ...test },
});

/** A room of the browser. Its set-up leaves every test an empty page; modules and jsdom are loaded once for a worker. */
const inBrowser = (
  room: 'front' | 'admin',
  plugins: PluginOption[],
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  ...project(room, { environment: 'jsdom', setupFiles: ['src/testing/setup.ts'], isolate: false, ...test }),
  plugins,
});

/** The engine that a test product has its database on: PostgreSQL, where one is named, takes half the time. */
const engine = process.env.TEST_DATABASE_URL ? 'postgresql' : 'embedded';

const server = (test: TestProjectInlineConfiguration['test']) =>
  project('server', {
    environment: 'node',
    env: { ENGINE: engine },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A busy machine is slow; what never comes fails all the same.
    expect: { poll: { timeout: 15_000 } },
    // A worker loads the server's modules once for all files, which halves the time: they hold next to no state.
    isolate: false,
    ...test,
  });

/** What depends on the engine runs on the embedded one too: every statement of the product runs on both. */
const onBoth = server({
  name: 'server-embedded',
  env: { ENGINE: 'embedded' },
  include: ['src/**/*.both.test.ts'],
});

export default defineConfig({
  test: {
    // Vitest leaves one processor alone, which of two is half.
    maxWorkers: '100%',
    globalSetup: [join(root, 'server/src/testing/make-templates.ts')],
    projects: [
      project('common', { environment: 'node', isolate: false }),
      server({}),
      ...(engine === 'postgresql' ? [onBoth] : []),
      inBrowser('front', [...shared.plugins, endpointTable(), latinFont()], {
        env: { TZ: 'America/Vancouver' },
      }),
      inBrowser('admin', shared.plugins, {
        // The real server is started once for a worker, in a thread that ends with it.
        env: { ENGINE: engine },
        server: { deps: { external: [/\/server\/src\/testing\//] } },
      }),
      {
        ...server({
          name: 'demo',
          include: ['*.test.ts'],
        }),
        root: join(root, 'demo'),
      },
      { root, test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
