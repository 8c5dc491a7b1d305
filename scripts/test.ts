// Runs every check of the project one after another and ends with the line 'N passed, N failed'.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'hanca-reports-'));

interface Count {
  passed: number;
  failed: number;
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
  run(title, command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** The counts of a report; a run that failed without a failed test counts as one failure. */
const counted = (ok: boolean, file: string, read: (report: never) => Count): Count => {
  let count: Count = { passed: 0, failed: 0 };
  try {
    count = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    console.error(`${file} holds no report.`);
    ok = false;
  }
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
};

const vitest = (): Count => {
  const file = join(reports, 'vitest.json');
  const args = ['run', '--config', 'vite.workspace.ts', '--reporter=default', '--reporter=json'];
  const ok = run('Unit and API tests', 'vitest', [...args, `--outputFile.json=${file}`]);
  return counted(ok, file, (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
};

const playwright = (): Count => {
  const file = join(reports, 'playwright.json');
  const ok = run(
    'Browser tests',
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  return counted(ok, file, (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
    // What passed the second time is named by the report above.
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
  }));
};

const counts = [
  whole('Types', 'npm', ['run', '--silent', 'types']),
  whole('Lint', 'npm', ['run', '--silent', 'lint']),
  vitest(),
  whole('Faults, the short ones', 'npm', ['run', '--silent', 'faults', '--', '--short']),
  playwright(),
];
rmSync(reports, { recursive: true, force: true });

const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0);
