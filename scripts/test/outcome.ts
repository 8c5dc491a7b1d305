/** The result of one part of a test run. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of what failed. */
  failures: string[];
  /** How long each file of tests took, in seconds; files run side by side. */
  files: { file: string; seconds: number }[];
}

/** Returns the outcome of a check that passes or fails as a whole. */
export const wholeOutcome = (name: string, passed: boolean): Outcome =>
  passed
    ? { passed: 1, failed: 0, skipped: 0, failures: [], files: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [name], files: [] };

/** Adds a failure if the program failed without a failed test, for example because it could not start, or ran no test. */
export const withFailedProgram = (name: string, outcome: Outcome, isOk: boolean): Outcome => {
  const failing = (failure: string): Outcome => ({
    ...outcome,
    failed: 1,
    failures: [`${name}: ${failure}`],
  });
  if (outcome.failed > 0) return outcome;
  if (!isOk) return failing('failed, though none of its tests did');
  return outcome.passed > 0 ? outcome : failing('no test ran');
};
