// The parts of a test run, in the order in which they run.
import { join } from 'node:path';
import { checkBudget } from './budget.ts';
import { testsOfChange } from './changed.ts';
import type { TestEnvironment } from './environment.ts';
import { type Outcome, wholeOutcome, withFailedProgram } from './outcome.ts';
import { readPlaywright, readVitest } from './reports.ts';
import { runCommand } from './run.ts';

export interface Part {
  title: string;
  run(): Promise<Outcome>;
}

/**
 * Makes the parts of each kind of run.
 * @param deadline Kills the part that runs.
 */
export const partsOf = ({ folder, uses }: TestEnvironment, deadline: AbortSignal) => {
  const run = (command: string, args: readonly string[], env: Record<string, string> = {}) =>
    runCommand(command, args, { deadline, env });

  let reports = 0;
  const newReport = (): string => {
    reports += 1;
    return join(folder, `report-${reports}.json`);
  };

  const whole = (title: string, script: string, ...args: string[]): Part => ({
    title,
    run: async () => wholeOutcome(title, await run('node', [`scripts/${script}`, ...args])),
  });

  const vitest = (title: string, ...args: string[]): Part => ({
    title,
    run: async () => {
      const report = newReport();
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
      const isOk = await run('vitest', ['run', '--config', 'vite.workspace.ts', ...reporters, ...args]);
      return withFailedProgram(title, readVitest(report), isOk);
    },
  });

  const playwright = (title: string, args: string[]): Part => ({
    title,
    run: async () => {
      const report = newReport();
      const command = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json', ...args];
      const isOk = await run('playwright', command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
      return withFailedProgram(title, readPlaywright(report), isOk);
    },
  });

  const build = whole('Build', 'setup.mjs', '--build', '--browser');
  const check = whole('Types and lint', 'check.ts');

  const everydayProjects = ['--project=!process', '--project=!server-embedded'];
  const everyday: Part[] = [
    build,
    check,
    vitest('Unit, API and console tests', ...everydayProjects),
    playwright('Journeys', ['--project=journeys']),
  ];

  const all: Part[] = [
    ...everyday,
    // The most important first: a time limit may leave out the last.
    whole('Faults', 'faults.ts', '--short'),
    // Without PostgreSQL, the server's tests have already run on the embedded database.
    ...(process.env.TEST_DATABASE_URL ? [vitest('Embedded database', '--project=server-embedded')] : []),
    vitest('Processes', '--project=process'),
    playwright('Crawl and rare journeys', ['--project=crawl', '--project=rare']),
    { title: 'Budget', run: async () => checkBudget(uses) },
  ];

  /** Builds the site only if a browser test has changed. */
  const changed = (since?: string): Part[] => {
    const { tests, browserTests, summary } = testsOfChange(since);
    console.log(summary);
    if (!tests) return everyday;
    return [
      check,
      vitest('Tests of the change', ...everydayProjects, ...tests),
      ...(browserTests.length > 0 ? [build, playwright('Browser tests of the change', browserTests)] : []),
    ];
  };

  return { everyday, all, changed };
};
