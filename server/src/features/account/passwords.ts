import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import PQueue from 'p-queue';
import { Problem } from '../../http/problems.ts';

/** argon2id with the parameters that OWASP's Password Storage Cheat Sheet gives first: 19 MiB, 2 passes, 1 lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing runs in worker threads; more at once would only starve image work and file access of them. */
const hashing = new PQueue({ concurrency: 2 });

/**
 * Of one address no more than four wait, as it has no more slots (docs/decisions/0004-overload.md). Those of requests
 * that were given up add to them: more than this are not made in time.
 */
const WAITING_MAX = 50;

/** Runs `work` in its turn. Throws Problem 503 when too many wait. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  if (hashing.size >= WAITING_MAX) throw new Problem('unavailable', { retryAfter: 2 });
  return hashing.add(work);
};

export const hashPassword = async (password: string): Promise<string> =>
  inTurn(() => hash(password, PARAMETERS));

let standIn: Promise<string> | null = null;

/**
 * Whether the password is the account's. In: the stored hash, or null where there is no account, which takes as long
 * and is false. Throws Problem 503 when too many wait.
 */
export const checkPassword = async (stored: string | null, password: string): Promise<boolean> => {
  standIn ??= hash('no account has this password', PARAMETERS);
  const against = stored ?? (await standIn);
  const matches = await inTurn(() => verify(against, password));
  return stored !== null && matches;
};

/** True for a hash made with other parameters than today's; it is made anew at the next sign-in. */
export const isOutdated = (stored: string): boolean =>
  !stored.includes(`m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}`);

const common = new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));

/** Whether a password stands in the list of common ones, also with digits or signs put behind it. */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase();
  return common.has(lower) || common.has(lower.replace(/[\d\s\p{P}\p{S}]+$/u, '')) || new Set(lower).size < 4;
};
