import type { ProblemDocument } from '@hanca/common/problem.ts';

const HOUR = 3_600;

/** By its form, as the class of the error comes with the code of the client. */
const problemOf = (error: unknown): Partial<ProblemDocument> =>
  error instanceof Error && 'problem' in error && typeof error.problem === 'object' && error.problem
    ? error.problem
    : {};

const waitText = (seconds: number): string => {
  if (seconds < 90) return `${Math.ceil(seconds)}초`;
  return seconds > HOUR ? `${Math.ceil(seconds / HOUR)}시간` : `${Math.ceil(seconds / 60)}분`;
};

/** What to tell of a failed call in a sentence or two; of a limit also when it ends. */
export const failureText = (error: unknown): string => {
  const { detail, errors, retryAfter } = problemOf(error);
  const said = errors?.[0]?.message ?? detail ?? '잠시 후 다시 시도해 주세요.';
  return retryAfter ? `${said} ${waitText(retryAfter)} 뒤에 다시 시도할 수 있어요.` : said;
};
