import { z } from 'zod';
import { del, get, patch, post } from '../endpoint.ts';
import { title, wireDate } from '../fields.ts';
import { perDay, perHour, perMinute } from '../limits.ts';
import { signedIn } from './account.ts';

/** Passkeys of one account. */
export const PASSKEYS_MAX = 20;
const NAME_MAX = 40;

/** Base64url of so many characters at most, as browsers write bytes. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

/** A credential's id: 1,023 bytes at most (WebAuthn). */
const credentialId = bytes(1364);
const clientDataJSON = bytes(4096);

/** What of a new passkey the server looks at: the browser's RegistrationResponseJSON. */
const newPasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(16_384),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

/** What of a passkey's use it looks at: the browser's AuthenticationResponseJSON. */
const usedPasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(4096),
    signature: bytes(2048),
    userHandle: bytes(100).optional(),
  }),
});
export type NewPasskey = z.output<typeof newPasskey>;
export type UsedPasskey = z.output<typeof usedPasskey>;

const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** The browser's PublicKeyCredentialCreationOptionsJSON. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** The browser's PublicKeyCredentialRequestOptionsJSON. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credential),
});

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether it lives on other devices too, by a store of passwords. */
  backedUp: z.boolean(),
  createdDate: wireDate,
  /** '0' for never. */
  usedDate: wireDate,
});
export type Passkey = z.output<typeof passkey>;

export const passkeyForm = z.object({ name: title(1, NAME_MAX).meta({ title: '이름' }) });

const params = z.object({ id: credentialId });

/** Proofs of owning the account, of which wrong ones count too. */
export const PASSKEY_PROOFS = perHour(60, { shared: 'passkey-proof', unit: 'proofs' });

/** Passkeys (WebAuthn): of the caller, to sign in with, and to prove that the account is the own. */
export const passkeys = {
  list: get('/v1/account/passkeys', {
    summary: "The caller's passkeys, oldest first",
    access: 'member',
    reply: z.array(passkey),
  }),
  createOptions: post('/v1/account/passkeys/options', {
    summary: 'What the browser needs to make a passkey; sets a cookie that is good for one, for 5 minutes',
    access: 'member',
    limit: perHour(60),
    reply: creationOptions,
    status: 200,
    small: true,
  }),
  create: post('/v1/account/passkeys', {
    summary: 'Stores a passkey that the browser made; needs a proof of owning the account within ten minutes',
    access: 'member',
    limit: perDay(40),
    body: newPasskey,
    reply: passkey,
  }),
  update: patch('/v1/account/passkeys/{id}', {
    summary: "Renames one of the caller's passkeys",
    access: 'member',
    limit: perDay(100),
    params,
    body: passkeyForm,
    reply: passkey,
  }),
  remove: del('/v1/account/passkeys/{id}', {
    summary: "Removes one of the caller's passkeys; needs a proof of owning the account within ten minutes",
    access: 'member',
    limit: perDay(40),
    params,
    reply: z.void(),
    small: true,
  }),
  signinOptions: post('/v1/account/signin/passkey/options', {
    summary:
      'What the browser needs to sign in by a passkey; sets a cookie that is good for once, for 5 minutes',
    limit: perMinute(60),
    reply: requestOptions,
    status: 200,
    small: true,
  }),
  signin: post('/v1/account/signin/passkey', {
    summary: 'Signs in by a passkey; sets the cookies token, uname and refresh',
    limit: perMinute(30),
    body: usedPasskey,
    reply: signedIn,
    secret: true,
    small: true,
  }),
  proveOptions: post('/v1/account/reauthenticate/passkey/options', {
    summary: 'What the browser needs to prove by a passkey that the account is the own',
    access: 'member',
    limit: perHour(60),
    reply: requestOptions,
    status: 200,
    small: true,
  }),
  prove: post('/v1/account/reauthenticate/passkey', {
    summary: 'Proves by a passkey that the account is the own; good for ten minutes',
    access: 'member',
    limit: PASSKEY_PROOFS,
    body: usedPasskey,
    reply: z.void(),
    status: 204,
    small: true,
  }),
};
