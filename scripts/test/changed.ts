// Chooses the tests of a change: those of the features that it touches and of features that import these.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './run.ts';

/** Where the folders of features are, room by room. */
const FEATURE_FOLDERS = ['server/src/features', 'front/src/features', 'admin/src/resources'];
/** Always run: no change may open an endpoint to others. */
const ACCESS_WALK = 'server/src/http/access.test.ts';
/** Shared files that no test of the product reads. */
const UNTESTED = /^(?:docs\/|bench\/|[^/]+\.md$|LICENSE$|\.gitignore$)/;

export interface ChosenTests {
  /** Files and folders for Vitest; null for every test. */
  tests: string[] | null;
  /** Files for Playwright. */
  journeys: string[];
  /** One line for people: what the choice is about. */
  summary: string;
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

const mergeBase = (): string => {
  try {
    return git('merge-base', 'HEAD', 'origin/main')[0] ?? 'HEAD';
  } catch {
    // A checkout without a remote.
    return 'HEAD';
  }
};

/** Lists the files that differ from a commit, new ones included; from the last commit where nothing differs. */
const changedFiles = (since: string): string[] => {
  const files = [
    ...git('diff', '--name-only', '--no-renames', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return files.length > 0 ? files : git('diff', '--name-only', '--no-renames', 'HEAD~1');
};

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
  const [, inFolder] =
    /^(?:server\/src\/features|front\/src\/features|admin\/src\/resources)\/([^/]+)\//.exec(file) ?? [];
  if (inFolder) return inFolder;
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

/** Adds the features with a file that imports a file of one of these. */
const withDependents = (changed: ReadonlySet<string>, features: ReadonlySet<string>): Set<string> => {
  const all = new Set(changed);
  const files = git('ls-files', ...FEATURE_FOLDERS, 'common/src').filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  for (const file of files) {
    const own = featureOf(file, features);
    if (!own || all.has(own)) continue;
    if (importsOf(file).some((imported) => changed.has(featureOf(imported, features) ?? ''))) all.add(own);
  }
  return all;
};

/**
 * Chooses the tests for what differs from a commit.
 * @param since Any name of a commit; by default where this branch left origin/main.
 */
export const testsOfChange = (since = mergeBase()): ChosenTests => {
  const features = featureNames();
  const touched = new Set<string>();
  const [tests, journeys]: [Set<string>, string[]] = [new Set([ACCESS_WALK]), []];
  for (const file of changedFiles(since)) {
    const feature = featureOf(file, features);
    if (feature) touched.add(feature);
    else if (file.startsWith('demo/')) tests.add('demo/');
    else if (/^e2e\/journeys\/.*\.spec\.ts$/.test(file)) journeys.push(file);
    else if (!UNTESTED.test(file)) {
      return { tests: null, journeys: [], summary: `Everything, since features share ${file}` };
    }
  }
  const chosen = [...withDependents(touched, features)].sort();
  for (const name of chosen) {
    for (const folder of FEATURE_FOLDERS) tests.add(`${folder}/${name}/`);
    tests.add(`common/src/${name}.`);
  }
  return { tests: [...tests], journeys, summary: `Features: ${chosen.join(', ') || 'none'}` };
};
