import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const root = import.meta.dirname;

/** The Vite settings of every browser room. */
export const shared = {
  plugins: [react()],
  build: {
    target: 'baseline-widely-available',
    emptyOutDir: true,
    // The pages' policy allows no data: fonts, and a hashed file is kept for a year anyway.
    assetsInlineLimit: 0,
  },
} satisfies UserConfig;

const project = (
  room: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  root: join(root, room),
  test: { name: room, include: ['src/**/*.test.ts', 'src/**/*.test.tsx'], ...test },
});

const setup = (room: string): string[] =>
  ['src/testing/setup.ts', 'src/testing/setup.tsx'].filter((file) => existsSync(join(root, room, file)));

/** The tests that start the product on a database of its own: what no engine touches is tested once. */
const testsOnDatabase = (): string[] =>
  globSync('src/{features,http,jobs,mail}/**/*.test.ts', { cwd: join(root, 'server') }).filter((file) =>
    readFileSync(join(root, 'server', file), 'utf8').includes('testing/product.ts'),
  );

const server = (engine: 'embedded' | 'postgresql') =>
  project('server', {
    name: engine === 'embedded' ? 'server' : 'server-postgresql',
    environment: 'node',
    env: { ENGINE: engine },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A busy machine is slow; what never comes fails all the same.
    expect: { poll: { timeout: 15_000 } },
    // A worker loads the server's modules once for all files, which halves the time: they hold next to no state.
    isolate: false,
    globalSetup: ['src/testing/template.ts'],
    ...(engine === 'postgresql' ? { include: testsOnDatabase() } : {}),
  });

export default defineConfig({
  test: {
    // Vitest leaves one processor alone, which of two is half.
    maxWorkers: '100%',
    projects: [
      project('common', { environment: 'node' }),
      server('embedded'),
      // The same tests again, where a PostgreSQL is named.
      ...(process.env.TEST_DATABASE_URL ? [server('postgresql')] : []),
      { ...project('front', { environment: 'jsdom', setupFiles: setup('front') }), plugins: shared.plugins },
      { ...project('admin', { environment: 'jsdom', setupFiles: setup('admin') }), plugins: shared.plugins },
      { root, test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
