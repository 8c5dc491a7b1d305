import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { Problem } from '../../http/problems.ts';

/** argon2id with the parameters that OWASP's Password Storage Cheat Sheet gives first: 19 MiB, 2 passes, 1 lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing runs in worker threads; more at once would only starve image work and file access of them. */
const AT_ONCE = 2;
const WAITING_MAX = 50;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs `work` when one of the places is free. Throws Problem 503 when too many wait. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_MAX) throw new Problem('unavailable', { retryAfter: 2 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS));

let standIn: Promise<string> | null = null;

/**
 * Whether the password is the account's. In: the stored hash, or null where there is no account, which takes as long
 * and is false.
 */
export const checkPassword = async (stored: string | null, password: string): Promise<boolean> => {
  if (stored === null) standIn ??= hashPassword('no account has this password');
  const against = stored ?? (await standIn) ?? '';
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
