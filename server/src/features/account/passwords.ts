import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import PQueue from 'p-queue';
import { Problem } from '../../http/problems.ts';

/** argon2id with the parameters that OWASP's Password Storage Cheat Sheet gives first: 19 MiB, 2 passes, 1 lane. Tests lower them. */
export const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing runs in worker threads; more at once would only starve image work and file access of them. */
const hashing = new PQueue({ concurrency: 2 });

/** More than this are not made in time. */
const WAITING_MAX = 50;
/** The same of one address, also when its requests were given up meanwhile: their hashes are made all the same. */
const OF_ONE_ADDRESS_MAX = 4;

/** The hashes that are being made or wait, by address. */
const byAddress = new Map<string, number>();

/** Runs `work` in its turn. Throws Problem 503 when too many wait. */
const inTurn = async <T>(address: string, work: () => Promise<T>): Promise<T> => {
  const others = byAddress.get(address) ?? 0;
  if (others >= OF_ONE_ADDRESS_MAX || hashing.size >= WAITING_MAX) {
    throw new Problem('unavailable', { retryAfter: 2 });
  }
  byAddress.set(address, others + 1);
  try {
    return await hashing.add(work);
  } finally {
    const left = (byAddress.get(address) ?? 1) - 1;
    if (left > 0) byAddress.set(address, left);
    else byAddress.delete(address);
  }
};

/** In: a password and the visitor's address as the unit of limits. Throws Problem 503 when too many wait. */
export const hashPassword = (password: string, address: string): Promise<string> =>
  inTurn(address, () => hash(password, PARAMETERS));

let standIn: Promise<string> | null = null;

/**
 * Whether the password is the account's. In: the stored hash, or null where there is no account, which takes as long
 * and is false. Throws Problem 503 when too many wait.
 */
export const checkPassword = async (
  stored: string | null,
  password: string,
  address: string,
): Promise<boolean> => {
  standIn ??= hash('no account has this password', PARAMETERS);
  const against = stored ?? (await standIn);
  const matches = await inTurn(address, () => verify(against, password));
  return stored !== null && matches;
};

/** True for a hash made with other parameters than today's; it is made anew at the next sign-in. */
export const isOutdated = (stored: string): boolean =>
  !stored.includes(`m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}`);

const common = new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));

/** Whether a password is in the list of common ones, also with digits or signs put behind it. */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase();
  return common.has(lower) || common.has(lower.replace(/[\d\s\p{P}\p{S}]+$/u, '')) || new Set(lower).size < 4;
};
