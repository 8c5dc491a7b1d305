import { randomInt } from 'node:crypto';
import { RECOVERY_ALPHABET, RECOVERY_LENGTH } from '@hanca/common/contract/second-factor.ts';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;

/** Steps that a clock may be off, to either side. */
const SKEW = 1;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: '한카',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_MS / 1000,
    secret: Secret.fromBase32(secret),
  });

/** A new shared secret, base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an authenticator app reads from the QR code. In: the secret in base32, and what the app calls the account. */
export const otpauthUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/** Which step of 30 seconds a code belongs to, now or one away; null for a wrong code. */
export const stepOf = (secret: string, code: string, now = Date.now()): number | null => {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: SKEW });
  return delta === null ? null : Math.floor(now / STEP_MS) + delta;
};

const newRecoveryCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join(
    '',
  );

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
