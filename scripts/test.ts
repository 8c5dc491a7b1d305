// npm test                what guards behaviour: types, lint, unit, API and console tests, journeys in a browser
// npm test -- --changed   the tests of the features that differ from origin/main or, on main, from the last commit
// npm run test:all        also kills, load, processes and the crawl of all pages; --within MINUTES stops it in time
// The last line is 'N passed, N failed'.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgresql } from './postgresql.ts';
import { checkBudget } from './test/budget.ts';
import { testsOfChange } from './test/changed.ts';
import { type Outcome, wholeOutcome, withFailedProgram } from './test/outcome.ts';
import { readPlaywright, readVitest } from './test/reports.ts';
import { childCpuSeconds, runCommand } from './test/run.ts';

const { values, positionals } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    within: { type: 'string' },
  },
  allowPositionals: true,
});
const limitMinutes = values.within === undefined ? null : Number(values.within);
if (limitMinutes !== null && !(limitMinutes > 0)) {
  console.error('Usage: npm test -- [--changed [COMMIT]] [--all] [--within MINUTES]');
  process.exit(2);
}
const deadline =
  limitMinutes === null ? new AbortController().signal : AbortSignal.timeout(limitMinutes * 60_000);

/** /dev/shm, so that nothing waits for a disk, where it has 2 GB free and programs may be run there. */
const scratchParent = (): string => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    const probe = join('/dev/shm', `hanca-probe-${process.pid}`);
    writeFileSync(probe, '#!/bin/sh\n', { mode: 0o700 });
    const { status } = spawnSync(probe);
    rmSync(probe);
    return status === 0 && bavail * bsize > 2e9 ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
};

const scratch = mkdtempSync(join(scratchParent(), 'hanca-tests-'));
// PostgreSQL's user reads its own folder in it.
chmodSync(scratch, 0o755);
process.env.TMPDIR = scratch;
// Servers and commands start again and again: Node compiles their modules once.
process.env.NODE_COMPILE_CACHE = join(scratch, 'compiled');
const uses = join(scratch, 'uses');
process.env.TEST_USES = uses;
const own = process.env.TEST_DATABASE_URL
  ? null
  : await startPostgresql(['fsync=off', 'max_connections=200']);
if (own) process.env.TEST_DATABASE_URL = own.url;
process.once('exit', () => {
  own?.stop();
  rmSync(scratch, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const run = (command: string, args: readonly string[], env?: Record<string, string>) =>
  runCommand(command, args, { deadline, ...(env ? { env } : {}) });

const whole = (title: string, command: string, args: string[]) => async (): Promise<Outcome> =>
  wholeOutcome(title, await run(command, args));

const vitest = (title: string, args: string[]) => async (): Promise<Outcome> => {
  const report = join(scratch, `${title}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const isOk = await run('vitest', ['run', '--config', 'vite.workspace.ts', ...reporters, ...args]);
  return withFailedProgram(title, readVitest(report), isOk);
};

const playwright =
  (title: string, args: string[], env: Record<string, string> = {}) =>
  async (): Promise<Outcome> => {
    const report = join(scratch, `${title}.json`);
    const isOk = await run(
      'playwright',
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json', ...args],
      { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    );
    return withFailedProgram(title, readPlaywright(report), isOk);
  };

interface Part {
  title: string;
  run(): Promise<Outcome>;
}

const part = (title: string, run: () => Promise<Outcome>): Part => ({ title, run });
const build = part('Build', whole('Build', 'node', ['scripts/setup.mjs', '--build', '--browser']));
const check = part('Types and lint', whole('Types and lint', 'node', ['scripts/check.ts']));

/** Changes are tried without a build, so that browser tests run only where they have changed themselves. */
const partsOfChange = (): Part[] => {
  const { tests, journeys, summary } = testsOfChange(positionals[0]);
  console.log(summary);
  const args = tests ? ['--project=!process', ...tests] : ['--project=!process'];
  return [
    check,
    part('Tests of the change', vitest('Tests of the change', args)),
    ...(journeys.length > 0
      ? [build, part('Journeys', playwright('Journeys', ['--project=journeys', ...journeys]))]
      : []),
  ];
};

const everyday: Part[] = [
  build,
  check,
  part('Unit, API and console tests', vitest('Unit, API and console tests', ['--project=!process'])),
  part('Journeys', playwright('Journeys', ['--project=journeys'])),
];
/** The most important first: a limit of time may leave out the last. */
const rest: Part[] = [
  part('Faults', whole('Faults', 'node', ['scripts/faults.ts', '--short'])),
  part('Processes', vitest('Processes', ['--project=process'])),
  // The budget is of what the journeys start.
  part('Crawl', playwright('Crawl', ['--project=crawl'], { TEST_USES: '' })),
  part('Budget', async () => checkBudget(uses)),
];

const parts = values.changed ? partsOfChange() : values.all ? [...everyday, ...rest] : everyday;
const total: Outcome = { passed: 0, failed: 0, failures: [], files: [] };
const timings: string[] = [];
for (const { title, run: runPart } of parts) {
  if (deadline.aborted) {
    total.failed += 1;
    total.failures.push(`${title} not reached`);
    continue;
  }
  console.log(`\n── ${title}`);
  const [started, cpuBefore] = [performance.now(), childCpuSeconds()];
  const outcome = await runPart();
  const cpu = childCpuSeconds();
  const seconds = Math.round((performance.now() - started) / 1000);
  timings.push(
    `${title}: ${seconds} s${cpu === null || cpuBefore === null ? '' : `, ${Math.round(cpu - cpuBefore)} CPU s`}`,
  );
  total.passed += outcome.passed;
  total.files.push(...outcome.files);
  if (deadline.aborted) {
    // Ended in the middle by the limit of time: what it says of itself is not the tests' doing.
    total.failed += 1;
    total.failures.push(`${title} not reached`);
  } else {
    total.failed += outcome.failed;
    total.failures.push(...outcome.failures);
  }
}

const list = (title: string, lines: string[]) => {
  if (lines.length > 0) console.log(`\n${title}\n  ${lines.join('\n  ')}`);
};
const slowest = total.files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
list(
  'Slowest files',
  slowest.map(({ file, seconds }) => `${seconds.toFixed(1)} s  ${file}`),
);
const rooms = Map.groupBy(total.files, ({ file }) => file.split('/')[0] ?? '');
list(
  'Rooms, seconds of their files',
  [...rooms].map(
    ([room, files]) => `${files.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(0)} s  ${room}`,
  ),
);
list('Parts', timings);
list(
  'Failed',
  total.failures.filter((name) => !name.endsWith(' not reached')),
);
const notReached = total.failures.filter((name) => name.endsWith(' not reached'));
if (notReached.length > 0) console.log(`\n${notReached.length} not reached: ${notReached.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
