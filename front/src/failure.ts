import type { ProblemDocument } from '@hanca/common/problem-document.ts';

// An error of a call is known by its form, as its class comes with the code of the client.

/** The status that the API answered with, 0 where no answer came; null for an error that is none of a call. */
export const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;

/** What the API said of a failed call; nothing of any other error. */
export const problemOf = (error: unknown): Partial<ProblemDocument> =>
  error instanceof Error && 'problem' in error && typeof error.problem === 'object' && error.problem
    ? error.problem
    : {};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Up to here it is given in seconds. */
const SHORT = 90;

/** When to try again, as a sentence; '' where waiting changes nothing. In: seconds. */
export const waitText = (seconds: number | undefined): string => {
  if (!seconds) return '';
  let wait = `${Math.ceil(seconds / MINUTE)}분`;
  if (seconds < SHORT) wait = `${Math.ceil(seconds)}초`;
  else if (seconds > HOUR) wait = `${Math.ceil(seconds / HOUR)}시간`;
  return `${wait} 뒤에 다시 시도할 수 있어요.`;
};

/** The message for a failed call, a sentence or two; of a limit also when it ends. */
export const failureText = (error: unknown): string => {
  const { detail, errors, retryAfter } = problemOf(error);
  const said = errors?.[0]?.message ?? detail ?? '잠시 후 다시 시도해 주세요.';
  return [said, waitText(retryAfter)].filter(Boolean).join(' ');
};
