import { z } from 'zod';
import { EMAIL_MAX, normalEmail } from '../email-address.ts';
import { del, get, post, put } from '../endpoint.ts';
import { isNormalisable, personName, wireDate } from '../fields.ts';
import { type Limit, perDay, perHour } from '../limits.ts';
import { isReservedName } from '../person-names.ts';
import { TERMS_VERSION } from '../terms.ts';
import { PASSWORD_MIN } from '../text-limits.ts';

/** Sign-in checks only this much of a password (specification, validation rules); new ones need more. */
const SIGNIN_PASSWORD_MIN = 6;
export const ADMIN_PASSWORD_MIN = 15;
export const PASSWORD_MAX = 200;

/** An email address in its one form, whatever form was typed. */
export const email = z
  .string({ error: 'email.required' })
  .refine(isNormalisable, { error: 'email.format', abort: true })
  .trim()
  .min(1, { error: 'email.required', abort: true })
  .max(EMAIL_MAX, { error: 'email.format', abort: true })
  .overwrite((typed) => normalEmail(typed) ?? typed)
  .refine((address) => normalEmail(address) === address, { error: 'email.format' });

/** Passwords are taken as typed: neither trimmed nor normalised. */
export const password = z
  .string({ error: 'password.required' })
  .min(1, { error: 'password.required', abort: true })
  .max(PASSWORD_MAX, { error: 'password.long', abort: true });

/** Of every call that takes the own password: wrong ones of a member count, whatever the call. */
export const WRONG_PASSWORDS: Limit = {
  most: 5,
  windowMs: 15 * 60_000,
  unit: 'wrong passwords',
  shared: 'own-password',
  detail: {
    ko: '비밀번호를 5번 틀렸어요.',
    en: 'Five wrong passwords. Try again in 15 minutes.',
  },
};

/** A password that is to be the account's; that it is no common one, and long enough for staff, the server sees. */
export const newPassword = password.refine((value) => [...value].length >= PASSWORD_MIN, {
  error: 'password.new',
});

export const signinForm = z.object({
  email,
  password: password.min(SIGNIN_PASSWORD_MIN, { error: 'password.min' }),
});

const NAME_MAX = 40;

/** A name that a member chooses and others see. */
export const memberName = personName(NAME_MAX).refine((name) => !isReservedName(name), {
  error: 'name.reserved',
});

/** The same without the reserved names, which staff may have: the handler has to refuse them to members. */
export const anyName = personName(NAME_MAX);

export const signupForm = z.object({
  email,
  password: newPassword,
  name: memberName,
  agree: z.literal(true, { error: 'agree.required' }),
});

/** The reply of everything that signs in. */
export const signedIn = z.object({ accessToken: z.string(), userName: z.string() });
export type SignedIn = z.output<typeof signedIn>;

const me = z.object({
  id: z.number(),
  name: z.string(),
  /** '' for none. */
  email: z.string(),
  roles: z.array(z.string()),
  /** The grade, 0 to 5. */
  level: z.number(),
  /** When the account is to be deleted, as its member wants; '0' for not at all. */
  deletionDate: wireDate,
  /** Whether the terms have changed since the caller agreed to them. */
  newTerms: z.boolean(),
  /** Whether mail was seen to reach the address; until then nothing else is mailed there. */
  verified: z.boolean(),
  /** Whether another account has verified the address: then this one needs another. */
  addressTaken: z.boolean(),
  /** A new address that waits for the link mailed there to be opened; '' for none. */
  pendingEmail: z.string(),
  /** By what the caller can prove to own the account. */
  hasPassword: z.boolean(),
  hasPasskey: z.boolean(),
});

/** Proves to own the account. */
export const ownPasswordForm = z.object({ password });

/** The six digits of the mail that verifies an address, for a signed-in member. */
export const VERIFICATION_CODE = /^\d{6}$/;

export const verificationForm = z.object({
  token: z
    .string({ error: 'verify.required' })
    // Mail programs and people part six digits with blanks.
    .overwrite((value) => value.replaceAll(/\s/g, ''))
    .min(1, { error: 'verify.required', abort: true })
    .regex(/^(?:\d{6}|[\w-]{43})$/, { error: 'verify.format' }),
});

/** Lists what an account holds when its address is proved outside the session that asked for the mail. */
const claim = z.object({
  /** Whether entering the password keeps everything: the account has nothing but that and one session. */
  mayKeep: z.boolean(),
  name: z.string(),
  /** The titles of listings that wait for the verification. */
  drafts: z.array(z.string()),
});
export type Claim = z.output<typeof claim>;

const session = z.object({
  id: z.string(),
  device: z.string(),
  /** ISO 3166 code of the country it was used from last; null for unknown. */
  country: z.string().nullable(),
  current: z.boolean(),
  createdDate: wireDate,
  usedDate: wireDate,
});

export const account = {
  signup: post('/v1/account/signup', {
    summary: 'Creates a member and signs in; sets the cookies token, uname and refresh',
    limit: perHour(20),
    body: signupForm,
    reply: signedIn,
    secret: true,
  }),
  signin: post('/v1/account/signin', {
    summary: 'Signs in by email and password; sets the cookies token, uname and refresh',
    body: signinForm,
    reply: signedIn,
    secret: true,
    small: true,
  }),
  refresh: post('/v1/account/refresh', {
    summary: 'Exchanges the refresh cookie for a new one and a new access token',
    reply: z.object({ accessToken: z.string() }),
    secret: true,
    status: 200,
    small: true,
  }),
  signout: post('/v1/account/signout', {
    summary: 'Ends the session of the refresh cookie and clears the cookies',
    reply: z.void(),
    status: 204,
    small: true,
  }),
  verify: post('/v1/account/verify', {
    summary:
      'Verifies an address by the token of its mail, or the own one by the six digits; a token from another session than the one that asked for the mail needs the password, or goes to reset with a new one',
    body: verificationForm.extend({ password: password.optional() }),
    reply: z.object({
      /** Whether the same token had verified it before. */
      already: z.boolean(),
      /** Nothing is verified yet: the password has to be entered, or a new one set. */
      claim: claim.optional(),
    }),
    status: 200,
  }),
  sendVerification: post('/v1/account/verify/mail', {
    summary: "Mails a new token and code to the caller's address",
    access: 'member',
    limit: perDay(3, {
      detail: {
        ko: '인증 메일은 하루에 3번까지 보낼 수 있어요. 받은 메일함과 스팸함을 확인해 주세요.',
        en: 'At most 3 verification mails a day. Check your mail, or try again tomorrow.',
      },
    }),
    reply: z.void(),
    status: 204,
  }),
  knowTerms: put('/v1/account/terms', {
    summary: 'Notes that the caller knows the terms of a version',
    access: 'member',
    limit: perDay(20),
    whileLeaving: true,
    body: z.object({ version: z.literal(TERMS_VERSION) }),
    reply: z.void(),
    small: true,
  }),
  me: get('/v1/account/me', { summary: 'The caller', access: 'member', reply: me }),
  reauthenticate: post('/v1/account/reauthenticate', {
    summary: 'Proves by the password that the account is the own; good for ten minutes',
    access: 'member',
    limit: WRONG_PASSWORDS,
    whileLeaving: true,
    body: ownPasswordForm,
    reply: z.void(),
    status: 204,
    small: true,
  }),
  sessions: get('/v1/account/sessions', {
    summary: "The caller's open sessions, this one first, then the one used last",
    access: 'member',
    reply: z.array(session),
  }),
  endOtherSessions: del('/v1/account/sessions', {
    summary: "Ends all of the caller's sessions but this one",
    access: 'member',
    limit: perDay(200),
    reply: z.void(),
    small: true,
  }),
  endSession: del('/v1/account/sessions/{id}', {
    summary: "Ends one of the caller's sessions",
    access: 'member',
    limit: perDay(200),
    whileLeaving: true,
    params: z.object({ id: z.uuid() }),
    reply: z.void(),
    small: true,
  }),
};
