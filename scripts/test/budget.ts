// Limits on the expensive parts of a test run. Raising one is a commit of its own, which says why.
import { existsSync, readFileSync } from 'node:fs';
import type { Outcome } from './outcome.ts';

/** Uses by the name that tests count them under (server/src/testing/count-use.ts). */
const BUDGET = {
  'journey product starts': 2,
  journeys: 16,
  'console mounts': 110,
  'embedded templates': 1,
  'postgresql templates': 1,
} as const;

/** Compares the uses of a run, a line each in `file`, with the budget. */
export const checkBudget = (file: string): Outcome => {
  const uses = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const failures: string[] = [];
  for (const [name, most] of Object.entries(BUDGET)) {
    const count = uses.filter((use) => use === name).length;
    console.log(`  ${name}: ${count} of at most ${most}`);
    if (count > most) failures.push(`budget: ${count} ${name}, of at most ${most} (scripts/test/budget.ts)`);
  }
  const unknown = new Set(uses.filter((use) => use !== '' && !(use in BUDGET)));
  for (const use of unknown) failures.push(`budget: '${use}' is counted and has no budget`);
  return { passed: failures.length > 0 ? 0 : 1, failed: failures.length, skipped: 0, failures, files: [] };
};
