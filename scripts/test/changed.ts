// Chooses the tests of a change: those of the features that it touches and of what imports these.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './run.ts';

/** Where the folders of features are, room by room. */
const FEATURE_FOLDERS = ['server/src/features', 'front/src/features', 'admin/src/resources'];
/** Features whose console has another name. */
const OTHER_NAMES: Record<string, string> = { account: 'users', overview: 'dashboard' };
/** No change may open an endpoint to others, or make a page of docs/ untrue. */
const ALWAYS = ['server/src/http/access.test.ts', 'scripts/docs.test.ts', 'scripts/security-page.test.ts'];
/** Walks over the whole contract. */
const CONTRACT_WALKS = ['common/src/contract/', 'server/src/http/', 'admin/src/crud/generated.test.tsx'];
/** Files that no other test reads. */
const UNTESTED = /^(?:docs\/|bench\/|[^/]+\.md$|LICENSE$|\.gitignore$)/;

export interface ChosenTests {
  /** Files and folders for Vitest; null for everything, journeys included. */
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

/** Returns the first of these that git can answer. */
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

/** Lists the folders with a file that imports a file of one of these features, apart from the features' own. */
const dependentFolders = (changed: ReadonlySet<string>, features: ReadonlySet<string>): Set<string> => {
  const folders = new Set<string>();
  for (const file of git('ls-files', 'common/src', 'server/src', 'front/src', 'admin/src', 'demo')) {
    // Lists of all features, and tests, whose own feature is what they are about.
    const isLeftOut =
      /(?:\.test\.tsx?|\/testing\/.*|contract\/index\.ts|src\/(?:app|start|main|routes|loaders)\.ts)$/;
    if (!/\.tsx?$/.test(file) || isLeftOut.test(file) || !existsSync(join(ROOT, file))) continue;
    const own = featureOf(file, features);
    if (own && changed.has(own)) continue;
    if (!importsOf(file).some((imported) => changed.has(featureOf(imported, features) ?? ''))) continue;
    const folder = FEATURE_FOLDERS.find((one) => file.startsWith(`${one}/`));
    folders.add(folder && own ? `${folder}/${own}/` : `${dirname(file)}/`);
  }
  return folders;
};

/**
 * Chooses the tests for what differs from a commit.
 * @param given Any name of a commit; by default where this branch left main, or the last commit where nothing differs.
 * @throws A sentence, where git does not know the commit.
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
    if (file.startsWith('common/src/contract/')) for (const walk of CONTRACT_WALKS) tests.add(walk);
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
  for (const folder of dependentFolders(touched, features)) tests.add(folder);
  for (const name of touched) {
    for (const folder of FEATURE_FOLDERS) tests.add(`${folder}/${name}/`);
    tests.add(`common/src/${name}.`);
  }
  const names = [...touched].sort().join(', ') || 'none';
  return { tests: [...tests], browserTests, summary: `Since ${since.slice(0, 8)}, features: ${names}` };
};
