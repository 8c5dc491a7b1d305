import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { latinFont } from './front/latin-font.ts';

const root = import.meta.dirname;

/**
 * Runs the modules named `*.built.ts` when the product is built: what they export, as JSON, takes the place of their code,
 * so that browsers get a table that is made of the contract, not the contract.
 */
const builtModules: PluginOption = {
  name: 'built-modules',
  // In development and tests the modules themselves run, so changes of the contract take effect at once.
  apply: 'build',
  load: async (id) => {
    if (!id.endsWith('.built.ts')) return null;
    const values = Object.entries(await import(pathToFileURL(id).href));
    return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
  },
};

/** The Vite settings of every browser room. */
export const shared = {
  plugins: [react(), builtModules],
  build: {
    target: 'baseline-widely-available',
    emptyOutDir: true,
    // The pages' policy allows no data: fonts, and a hashed file is kept for a year anyway.
    assetsInlineLimit: 0,
  },
} satisfies UserConfig;

/** Set-up for projects whose test files share a worker. */
const SETTLE_IMPORTS = join(root, 'common/src/testing/settle-imports.ts');

/** Timeouts in milliseconds, which only end hangs; no test asserts a duration. */
const LIMITS = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

const project = (
  room: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  root: join(root, room),
  test: { name: room, include: ['src/**/*.test.ts', 'src/**/*.test.tsx'], ...LIMITS, ...test },
});

/** A browser room. The files of a worker share modules and jsdom; the set-up empties the page after each test. */
const inBrowser = (
  room: 'front' | 'admin',
  plugins: PluginOption[],
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  ...project(room, {
    environment: 'jsdom',
    setupFiles: [SETTLE_IMPORTS, 'src/testing/setup.ts'],
    isolate: false,
    ...test,
  }),
  plugins,
});

/** Tests of the site as the server renders it. A project of their own, because a change of environment restarts the worker. */
const SERVER_RENDERED = 'src/**/*.ssr.test.{ts,tsx}';

/** The database engine of test products: PostgreSQL if available, which takes half the time. */
const engine = process.env.TEST_DATABASE_URL ? 'postgresql' : 'embedded';

/** Tests of the server. A worker loads its modules once for all files, which hold next to no state. */
const server = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  root,
  test: {
    environment: 'node',
    env: { ENGINE: engine },
    exclude: ['**/*.process.test.ts'],
    setupFiles: [SETTLE_IMPORTS],
    isolate: false,
    ...LIMITS,
    ...test,
  },
});

export default defineConfig({
  test: {
    // By default Vitest leaves one processor free: half of two.
    maxWorkers: '100%',
    allowOnly: false,
    globalSetup: [join(root, 'server/src/testing/make-templates.ts')],
    projects: [
      // Newfoundland changes its clocks and is half an hour off the others.
      project('common', {
        environment: 'node',
        isolate: false,
        setupFiles: [SETTLE_IMPORTS],
        env: { TZ: 'America/St_Johns' },
      }),
      // The demonstration is stored by the server's own code.
      server({ name: 'server', include: ['server/src/**/*.test.ts', 'demo/*.test.ts'] }),
      // Tests whose SQL, locks or plans differ by engine.
      ...(engine === 'postgresql'
        ? [
            server({
              name: 'server-embedded',
              env: { ENGINE: 'embedded' },
              include: ['server/src/**/*.both.test.ts'],
            }),
          ]
        : []),
      inBrowser('front', [...shared.plugins, latinFont()], {
        exclude: [SERVER_RENDERED],
        env: { TZ: 'America/Vancouver' },
      }),
      inBrowser('front', [...shared.plugins, latinFont()], {
        name: 'front-server',
        environment: 'node',
        include: [SERVER_RENDERED],
        env: { TZ: 'America/Vancouver' },
      }),
      inBrowser('admin', shared.plugins, {
        // The real server is started once for a worker, in a thread that ends with it.
        env: { ENGINE: engine },
        server: { deps: { external: [/\/server\/src\/testing\//] } },
      }),
      {
        root,
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          exclude: ['**/*.process.test.ts'],
          ...LIMITS,
        },
      },
      // Starts the server and commands as processes: `npm run test:all` alone.
      {
        root,
        test: {
          name: 'process',
          env: { ENGINE: engine },
          include: ['{server,scripts}/**/*.process.test.ts'],
          ...LIMITS,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
