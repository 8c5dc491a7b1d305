import { z } from 'zod';
import { del, get, post } from '../endpoint.ts';
import { wireDate } from '../fields.ts';
import { perDay, perHour } from '../limits.ts';
import { PROVIDERS } from '../providers.ts';
import { signedIn, signupForm } from './account.ts';

const provider = z.enum(PROVIDERS);
const params = z.object({ provider });

const identity = z.object({
  provider,
  /** The address that the provider gave when it was linked; '' for none. */
  email: z.string(),
  createdDate: wireDate,
});

/** Somebody whom a provider has vouched for and who is no member yet. */
const newcomer = z.object({
  provider,
  /** As the provider says; '' for none that can be taken over. */
  name: z.string(),
  /** '' for none. */
  email: z.string(),
  /** Whether the address needs no mail of ours, can be stored and verified later, or is another account's. */
  emailState: z.enum(['verified', 'unverified', 'taken', 'none']),
});
export type Newcomer = z.output<typeof newcomer>;

export const identitySignupForm = signupForm.pick({ name: true, agree: true }).extend({
  /** Whether to take the provider's address over. */
  useEmail: z.boolean().default(false),
});

/**
 * Accounts of other services by which members sign in. Coming from a provider leaves a cookie in the browser, good for ten
 * minutes, which says who the provider has vouched for.
 */
export const identities = {
  signin: post('/v1/account/identities/signin', {
    summary:
      'Signs in by the provider that the visitor comes from, or says what is to be known of a newcomer',
    reply: z.object({ signedIn: signedIn.nullable(), newcomer: newcomer.nullable() }),
    secret: true,
    status: 200,
    small: true,
  }),
  signup: post('/v1/account/identities/signup', {
    summary: 'Makes the newcomer whom a provider has vouched for a member and signs in',
    limit: perHour(20),
    body: identitySignupForm,
    reply: signedIn,
    secret: true,
  }),
  list: get('/v1/account/identities', {
    summary: "The caller's accounts of other services",
    access: 'member',
    reply: z.array(identity),
  }),
  link: post('/v1/account/identities/{provider}', {
    summary: 'Begins to link an account of a provider; needs a recent proof of owning the account',
    access: 'member',
    limit: perHour(30),
    params,
    reply: z.object({
      /** Where the browser is to go. */
      url: z.string(),
    }),
    secret: true,
    status: 200,
  }),
  unlink: del('/v1/account/identities/{provider}', {
    summary:
      'Unlinks an account of a provider; not the last way to sign in. Needs a recent proof of owning the account',
    access: 'member',
    limit: perDay(30),
    params,
    reply: z.void(),
  }),
};
