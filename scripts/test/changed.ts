// Chooses the tests of a change: those of the features that it touches and of what imports these.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './run.ts';

/** Where the folders of features are, room by room. */
const FEATURE_FOLDERS = ['server/src/features', 'front/src/features', 'admin/src/resources'];
/** Features that have another name in the console, both ways. */
const OTHER_NAMES: Record<string, string> = Object.fromEntries(
  [
    ['account', 'users'],
    ['overview', 'dashboard'],
    ['second-factor', 'security'],
    ['pnp-draws', 'pnp'],
  ].flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
);
/** Tests that run for every change: access to every endpoint, and the pages of docs/. */
const ALWAYS = ['server/src/http/access.test.ts', 'scripts/docs.test.ts', 'scripts/security-page.test.ts'];
/** Tests that go through all that a room has, run when something in it changes. */
const WALKS: Record<string, string[]> = {
  'common/src/contract/': [
    'common/src/contract/',
    'server/src/http/',
    'admin/src/crud/generated.test.tsx',
    'demo/cache-tags.test.ts',
  ],
  'server/src/features/': ['demo/cache-tags.test.ts'],
  'front/src/features/': ['front/src/hydration.test.tsx', 'front/src/canonical.ssr.test.ts'],
};
/** Files that only the tests of ALWAYS read. */
const UNTESTED = /^(?:docs\/|bench\/|[^/]+\.md$|LICENSE$|\.gitignore$)/;

export interface ChosenTests {
  /** Beginnings of paths for Vitest; null for everything, journeys included. */
  tests: string[] | null;
  /** Files for Playwright. */
  browserTests: string[];
  /** A line to print: the chosen features. */
  summary: string;
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** Runs git commands in order; returns the first line of the first that succeeds, or null. */
const firstOf = (...commands: string[][]): string | null => {
  for (const command of commands) {
    try {
      const [commit] = git(...command);
      if (commit) return commit;
    } catch {
      // No such branch or commit here.
    }
  }
  return null;
};

/** Lists the files that differ from a commit, new ones included. */
const changedFiles = (since: string): string[] => [
  ...git('diff', '--name-only', '--no-renames', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const featureNames = (): Set<string> =>
  new Set(
    FEATURE_FOLDERS.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name),
    ),
  );

/** Returns the feature that a file belongs to, by its path from the root; null for a file that features share. */
const featureOf = (file: string, features: ReadonlySet<string>): string | null => {
  const folder = FEATURE_FOLDERS.find((one) => file.startsWith(`${one}/`));
  const [inFolder, ...more] = folder ? file.slice(folder.length + 1).split('/') : [];
  if (inFolder && more.length > 0) return inFolder;
  const [, inCommon = ''] = /^common\/src\/(?:contract\/)?([^/.]+)(?:\.test)?\.ts$/.exec(file) ?? [];
  return features.has(inCommon) ? inCommon : null;
};

/** Lists the files that a module imports from this repository, by their paths from the root. */
const importsOf = (file: string): string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(
    ([, specifier = '']) => {
      if (specifier.startsWith('.')) return relative(ROOT, join(ROOT, dirname(file), specifier));
      return specifier.startsWith('@hanca/common/') ? specifier.replace('@hanca/common/', 'common/src/') : [];
    },
  );

/** Lists the tests of a feature in all rooms, as beginnings of paths. */
const testsOfFeature = (name: string): string[] => [
  ...FEATURE_FOLDERS.map((folder) => `${folder}/${name}/`),
  `common/src/${name}.`,
];

/** Lists the tests outside the changed features whose files import from them, as beginnings of paths. */
const dependentTests = (changed: ReadonlySet<string>, features: ReadonlySet<string>): Set<string> => {
  const found = new Set<string>();
  for (const file of git('ls-files', 'common/src', 'server/src', 'front/src', 'admin/src', 'demo')) {
    // Skips lists of all features, and tests: a test runs with the feature it lies in.
    const isLeftOut =
      /(?:\.test\.tsx?|\/testing\/.*|contract\/index\.ts|src\/(?:app|start|main|routes|loaders)\.ts)$/;
    if (!/\.tsx?$/.test(file) || isLeftOut.test(file) || !existsSync(join(ROOT, file))) continue;
    const own = featureOf(file, features);
    if (own && changed.has(own)) continue;
    if (!importsOf(file).some((imported) => changed.has(featureOf(imported, features) ?? ''))) continue;
    const isAtRoot = /^\w+\/src$/.test(dirname(file));
    if (own) for (const path of testsOfFeature(own)) found.add(path);
    else found.add(isAtRoot ? file.replace(/tsx?$/, '') : `${dirname(file)}/`);
  }
  return found;
};

/**
 * Chooses the tests for what differs from a commit.
 * @param given A commit. Default: the merge base with main, or HEAD~1 if nothing differs from that.
 * @throws Error if git does not know the commit.
 */
export const testsOfChange = (given?: string): ChosenTests => {
  const branch = firstOf(['merge-base', 'HEAD', 'origin/main'], ['merge-base', 'HEAD', 'main']);
  const left = branch && changedFiles(branch).length > 0 ? branch : firstOf(['rev-parse', 'HEAD~1']);
  const since = given ? firstOf(['rev-parse', '--verify', `${given}^{commit}`]) : left;
  if (given && !since) throw new Error(`git knows no commit '${given}'`);
  if (!since) return { tests: null, browserTests: [], summary: 'Everything: there is no earlier commit' };

  const features = featureNames();
  const touched = new Set<string>();
  const tests = new Set(ALWAYS);
  const browserTests: string[] = [];
  for (const file of changedFiles(since)) {
    const feature = featureOf(file, features);
    for (const [folder, walks] of Object.entries(WALKS)) {
      if (file.startsWith(folder)) for (const walk of walks) tests.add(walk);
    }
    if (feature) {
      touched.add(feature);
      const other = OTHER_NAMES[feature];
      if (other) touched.add(other);
    } else if (file.startsWith('demo/')) tests.add('demo/');
    else if (/^e2e\/.*\.spec\.ts$/.test(file)) {
      if (existsSync(join(ROOT, file))) browserTests.push(file);
    } else if (!UNTESTED.test(file)) {
      return { tests: null, browserTests: [], summary: `Everything: features share ${file}` };
    }
  }
  for (const path of dependentTests(touched, features)) tests.add(path);
  for (const name of touched) for (const path of testsOfFeature(name)) tests.add(path);
  const names = [...touched].sort().join(', ') || 'none';
  return { tests: [...tests], browserTests, summary: `Since ${since.slice(0, 8)}, features: ${names}` };
};
