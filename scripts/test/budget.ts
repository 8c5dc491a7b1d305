// Limits on the expensive parts of a test run. Raising one is a commit of its own, which says why.
import { existsSync, readFileSync } from 'node:fs';
import type { Outcome } from './outcome.ts';

/** The most uses allowed, by the name given to countUse() (server/src/testing/count-use.ts). */
const BUDGET = {
  'product starts': 6,
  journeys: 16,
  rare: 9,
  crawl: 21,
  'console mounts': 110,
  'embedded templates': 1,
  'postgresql templates': 1,
} as const;

/** Uses of which every whole run has some: without any, nothing was counted. */
const ALWAYS_USED = ['product starts', 'journeys', 'console mounts'];

/** Compares the uses recorded in `file`, one a line, with the budget. */
export const checkBudget = (file: string): Outcome => {
  const uses = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const failures: string[] = [];
  for (const [name, most] of Object.entries(BUDGET)) {
    const count = uses.filter((use) => use === name).length;
    console.log(`  ${name}: ${count} of at most ${most}`);
    if (count === 0 && ALWAYS_USED.includes(name)) failures.push(`budget: no ${name} were counted`);
    if (count > most) failures.push(`budget: ${count} ${name}, of at most ${most} (scripts/test/budget.ts)`);
  }
  const unknown = new Set(uses.filter((use) => use !== '' && !(use in BUDGET)));
  for (const use of unknown) failures.push(`budget: '${use}' has no limit (scripts/test/budget.ts)`);
  return { passed: failures.length > 0 ? 0 : 1, failed: failures.length, skipped: 0, failures, files: [] };
};
