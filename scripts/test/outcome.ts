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

/** Adds a failure where a program failed though none of its tests did, as when it could not start. */
export const withFailedProgram = (name: string, outcome: Outcome, isOk: boolean): Outcome =>
  isOk || outcome.failed > 0
    ? outcome
    : { ...outcome, failed: 1, failures: [`${name}: failed, though none of its tests did`] };
