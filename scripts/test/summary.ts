import type { Outcome } from './outcome.ts';

const SLOWEST = 10;

const list = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(`\n${title}\n  ${lines.join('\n  ')}`);
};

/**
 * Prints what a run has found, with 'N passed, N failed' as its last line.
 * @param timings A line for each part.
 * @param notReached The titles of parts that the time limit left out or killed; each counts as failed.
 * @returns Whether all passed.
 */
export const printSummary = (
  outcomes: readonly Outcome[],
  timings: readonly string[],
  notReached: readonly string[],
): boolean => {
  const files = outcomes.flatMap((outcome) => outcome.files);
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  list(
    'Slowest files',
    slowest.map(({ file, seconds }) => `${seconds.toFixed(1)} s  ${file}`),
  );
  const rooms = Map.groupBy(files, ({ file }) => file.split('/')[0] ?? '');
  list(
    'Rooms, seconds of their files',
    [...rooms].map(
      ([room, own]) => `${own.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(0)} s  ${room}`,
    ),
  );
  list('Parts', timings);
  list(
    'Failed',
    outcomes.flatMap(({ failures }) => failures),
  );
  if (notReached.length > 0) console.log(`\n${notReached.length} not reached: ${notReached.join(', ')}`);
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed') + notReached.length, sum('skipped')];
  if (skipped > 0) console.log(`\n${skipped} skipped`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
};
