// npm test                          types, lint, unit, API and console tests, journeys in a browser
// npm test -- --changed [COMMIT]    the tests of features that differ from COMMIT, or from where the branch left main
// npm run test:all                  also kills, load, processes, the embedded database, rare journeys and the crawl
// --within MINUTES stops a run in time. The last line is 'N passed, N failed'.
import { parseArgs } from 'node:util';
import { prepareEnvironment } from './test/environment.ts';
import { type Outcome, wholeOutcome } from './test/outcome.ts';
import { partsOf } from './test/parts.ts';
import { childCpuSeconds } from './test/run.ts';
import { printSummary } from './test/summary.ts';

const { values, positionals } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    within: { type: 'string' },
  },
  allowPositionals: true,
});
const limitMinutes = values.within === undefined ? null : Number(values.within);
const isUsable =
  (limitMinutes === null || limitMinutes > 0) &&
  positionals.length <= (values.changed ? 1 : 0) &&
  !(values.all && values.changed);
if (!isUsable) {
  console.error('Usage: npm test -- [--changed [COMMIT] | --all] [--within MINUTES]');
  process.exit(2);
}
const deadline =
  limitMinutes === null ? new AbortController().signal : AbortSignal.timeout(limitMinutes * 60_000);

const parts = partsOf(await prepareEnvironment(), deadline);
const chosen = values.changed ? parts.changed(positionals[0]) : values.all ? parts.all : parts.everyday;

const outcomes: Outcome[] = [];
const timings: string[] = [];
const notReached: string[] = [];
for (const { title, run } of chosen) {
  if (deadline.aborted) {
    notReached.push(title);
    continue;
  }
  console.log(`\n── ${title}`);
  const [started, cpuBefore] = [performance.now(), childCpuSeconds()];
  const outcome = await run().catch((error: unknown) => {
    console.error(error);
    return wholeOutcome(title, false);
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  const cpu = childCpuSeconds();
  const cpuText = cpu === null || cpuBefore === null ? '' : `, ${Math.round(cpu - cpuBefore)} CPU s`;
  timings.push(`${title}: ${seconds} s${cpuText}`);
  // The time limit killed this part: its failures mean nothing.
  if (deadline.aborted) notReached.push(title);
  else outcomes.push(outcome);
}
process.exit(printSummary(outcomes, timings, notReached) ? 0 : 1);
