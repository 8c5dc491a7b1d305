import { appendFileSync } from 'node:fs';

/** Counts one use of a budgeted resource (scripts/test/budget.ts), in the file that TEST_USES names. */
export const countUse = (what: string): void => {
  const { TEST_USES: file } = process.env;
  if (file) appendFileSync(file, `${what}\n`);
};
