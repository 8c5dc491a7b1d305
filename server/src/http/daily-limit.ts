import type { Executor } from '../db/executor.ts';
import { type Limit, refuseOverLimit, takeAttempt } from './limits.ts';

const DAY_MS = 24 * 3600_000;

/** How often a member may do something within 24 hours, and what to say beyond it. */
export type DailyLimit = Omit<Required<Limit>, 'windowMs'>;

/** Whose count it is: a member's, or a member's of one thing. */
type Subject = readonly [userId: number, id?: number];

/**
 * Counts what a member does, or several of it at once; inside a transaction only if the rest is committed. Throws
 * Problem 429 with the seconds until the day is over.
 */
export const takeDaily = (db: Executor, limit: DailyLimit, subject: Subject, amount = 1): Promise<void> =>
  takeAttempt(db, { ...limit, windowMs: DAY_MS }, subject.join(':'), amount);

/** Throws Problem 429 when the day's number is used up, before the work that is to be counted. */
export const refuseOverDaily = (db: Executor, limit: DailyLimit, subject: Subject): Promise<void> =>
  refuseOverLimit(db, [[{ ...limit, windowMs: DAY_MS }, subject.join(':')]]);
