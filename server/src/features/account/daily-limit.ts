import type { Language } from '@hanca/common/messages.ts';
import type { Executor } from '../../db/executor.ts';
import { Problem } from '../../http/problems.ts';
import { countAttempt } from './limits.ts';

const DAY_MS = 24 * 3600_000;

/** How often a member may do something within 24 hours, and what to say beyond it. */
export interface DailyLimit {
  kind: string;
  most: number;
  detail: Record<Language, string>;
}

/**
 * Counts what a member does; inside a transaction only if the rest is committed. The subject is whose count it is.
 * Throws Problem 429 with the seconds until the day is over.
 */
export const takeDaily = async (
  db: Executor,
  { kind, most, detail }: DailyLimit,
  ...subject: readonly number[]
): Promise<void> => {
  const { count, until } = await countAttempt(db, { kind, most, windowMs: DAY_MS }, subject.join(':'));
  if (count <= most) return;
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000));
  throw new Problem('too-many', { detail, retryAfter });
};
