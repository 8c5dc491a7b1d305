import { appendFileSync } from 'node:fs';

/** Notes one more of what a run has a budget of, in the file that TEST_USES names. */
export const countUse = (what: string): void => {
  const { TEST_USES: file } = process.env;
  if (file) appendFileSync(file, `${what}\n`);
};
