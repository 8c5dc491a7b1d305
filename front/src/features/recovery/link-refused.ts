import { problemOf } from '../../failure.ts';

/** Why a mail's link was refused, by its code; null where a call failed for something else. */
export const linkRefusal = (error: unknown): string | null => {
  const [first] = problemOf(error).errors ?? [];
  return first?.path === 'token' ? first.code : null;
};
