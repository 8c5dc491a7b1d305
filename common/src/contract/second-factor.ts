import { z } from 'zod';
import { del, get, post } from '../endpoint.ts';
import { wireDate } from '../fields.ts';
import { type Limit, perHour } from '../limits.ts';
import { signedIn } from './account.ts';

/** Digits and letters without I, L, O and U, which are read as others. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const RECOVERY_LENGTH = 10;

const CODE = /^\d{6}$/;
const RECOVERY_CODE = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}}$`);

/** Whether what was entered is one of the recovery codes, and not one of the app. */
export const isRecoveryCode = (code: string): boolean => RECOVERY_CODE.test(code);

/** As people type and paste it: parted, in full width, with letters that are none of the alphabet's. */
const bare = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

const LONGEST = 100;

const code = z
  .string({ error: 'second-factor.required' })
  .max(LONGEST, { error: 'second-factor.format', abort: true })
  .overwrite(bare)
  .min(1, { error: 'second-factor.required', abort: true });

/** The second step of a sign-in. */
export const secondStepForm = z.object({
  code: code.refine((value) => CODE.test(value) || isRecoveryCode(value), {
    error: 'second-factor.format',
  }),
});

/** Of the app that is being set up. */
const confirmForm = z.object({ code: code.regex(CODE, { error: 'second-factor.digits' }) });

const token = z.string({ error: 'required' }).max(LONGEST);

/** Wrong codes of one account, from browsers that have not signed in to it; each that has is counted by itself. */
export const WRONG_CODES: Limit = {
  most: 5,
  windowMs: 15 * 60_000,
  unit: 'wrong codes',
  detail: {
    ko: '코드를 5번 틀렸어요. 15분 뒤에 다시 로그인해 주세요.',
    en: 'Five wrong codes. Sign in again in 15 minutes.',
  },
};

const recoveryCodes = z.object({
  /** Shown this once. */
  recoveryCodes: z.array(z.string()),
});

const state = z.object({
  /** Whether a device gives codes. */
  active: z.boolean(),
  /** How many recovery codes are left. */
  recoveryCodes: z.number(),
  passkeys: z.number(),
  /** Whether the caller may not go without, as staff. */
  required: z.boolean(),
  /** From when on staff without one can do nothing as staff; '0' for who has one or needs none. */
  dueDate: wireDate,
});
export type SecondFactorState = z.output<typeof state>;

const setup = z.object({
  /** What the confirmation names. */
  setup: z.string(),
  /** Base32, to be typed where no camera is. */
  secret: z.string(),
  uri: z.string(),
  /** The same as a picture: a data address. */
  qr: z.string(),
});
export type SecondFactorSetup = z.output<typeof setup>;

/** One-time codes of an authenticator app (TOTP, RFC 6238). */
export const secondFactor = {
  signin: post('/v1/account/signin/second', {
    summary: 'The second step of a sign-in: the code of the app, or a recovery code',
    limit: WRONG_CODES,
    body: secondStepForm.extend({ challenge: token }),
    reply: signedIn,
    secret: true,
    small: true,
  }),
  state: get('/v1/account/second-factor', {
    summary: "The caller's second factor",
    access: 'member',
    reply: state,
  }),
  start: post('/v1/account/second-factor', {
    summary: 'A new secret for an authenticator app, good for half an hour; needs a recent proof',
    access: 'member',
    limit: perHour(20),
    reply: setup,
    secret: true,
    status: 200,
  }),
  confirm: post('/v1/account/second-factor/confirm', {
    summary: 'Puts the app in force by its first code, ends the other sessions; recovery codes, shown once',
    access: 'member',
    limit: perHour(20),
    body: confirmForm.extend({ setup: token }),
    reply: recoveryCodes,
    secret: true,
    status: 200,
  }),
  renewRecoveryCodes: post('/v1/account/second-factor/recovery-codes', {
    summary: 'New recovery codes in place of the old ones; needs a recent proof',
    access: 'member',
    limit: perHour(20),
    reply: recoveryCodes,
    secret: true,
    status: 200,
  }),
  remove: del('/v1/account/second-factor', {
    summary: 'Removes the app; needs a recent proof. Not for staff who would be without a second factor',
    access: 'member',
    limit: perHour(20),
    reply: z.void(),
  }),
};
