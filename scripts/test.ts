// Runs every check of the project one after another and ends with the line 'N passed, N failed'.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'hanca-reports-'));

interface Count {
  passed: number;
  failed: number;
  /** What failed, by name. */
  failures: string[];
}

const run = (title: string, command: string, args: string[], env: Record<string, string> = {}): boolean => {
  console.log(`\n── ${title}`);
  const started = performance.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  console.log(
    `── ${title}: ${status === 0 ? 'ok' : 'FAILED'}, ${Math.round((performance.now() - started) / 1000)} s`,
  );
  return status === 0;
};

/** A check that passes or fails as a whole. */
const whole = (title: string, command: string, args: string[]): Count =>
  run(title, command, args)
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [title] };

/** The counts of a report; a run that failed without a failed test counts as one failure. */
const counted = (title: string, ok: boolean, file: string, read: (report: never) => Count): Count => {
  let count: Count = { passed: 0, failed: 0, failures: [] };
  try {
    count = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    console.error(`${file} holds no report.`);
    ok = false;
  }
  return ok || count.failed > 0 ? count : { ...count, failed: 1, failures: [`${title}, beside its tests`] };
};

interface VitestReport {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** Runs tests. In: their files, else all. Out: their results by file, and whether all passed. */
const vitestRun = (title: string, files: string[] = []) => {
  const file = join(reports, 'vitest.json');
  rmSync(file, { force: true });
  // On a busy machine an answer can be late once: what fails twice is broken.
  const args = ['run', '--config', 'vite.workspace.ts', '--retry=1', '--reporter=default', '--reporter=json'];
  const ok = run(title, 'vitest', [...args, `--outputFile.json=${file}`, ...files]);
  return {
    ok,
    results: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport).testResults : [],
  };
};

const vitest = (): Count => {
  const title = 'Unit and API tests';
  let { ok, results } = vitestRun(title);
  // V8 itself ends a process once in some thirty runs, as it drops the code of a database in WebAssembly: its files run again.
  const lost = results.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  );
  if (lost.length > 0) {
    const names = lost.map(({ name }) => name);
    console.log(`\nOnce more: ${names.map((name) => relative(root, name)).join(', ')}`);
    const again = vitestRun(`${title} whose process ended`, names);
    ok = again.ok;
    results = [...results.filter(({ name }) => !names.includes(name)), ...again.results];
  }
  const tests = results.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      status,
      name: `${relative(root, name)}: ${fullName}`,
    })),
  );
  const of = (wanted: string) => tests.filter(({ status }) => status === wanted);
  const failures = of('failed').map(({ name }) => name);
  const count = { passed: of('passed').length, failed: failures.length, failures };
  return ok || failures.length > 0
    ? count
    : { ...count, failed: 1, failures: [`${title}, beside its tests`] };
};

const playwright = (): Count => {
  const title = 'Browser tests';
  const file = join(reports, 'playwright.json');
  const ok = run(
    title,
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  return counted(
    title,
    ok,
    file,
    ({ stats }: { stats: Record<'expected' | 'unexpected' | 'flaky', number> }) => ({
      // What passed the second time, and what failed, is named by the report above.
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      failures: stats.unexpected > 0 ? [`${title}: ${stats.unexpected}`] : [],
    }),
  );
};

const counts = [
  whole('Types', 'npm', ['run', '--silent', 'types']),
  whole('Lint', 'npm', ['run', '--silent', 'lint']),
  vitest(),
  whole('Faults, the short ones', 'npm', ['run', '--silent', 'faults', '--', '--short']),
  playwright(),
];
rmSync(reports, { recursive: true, force: true });

const failures = counts.flatMap((count) => count.failures);
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0);
