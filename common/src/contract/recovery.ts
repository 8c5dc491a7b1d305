import { z } from 'zod';
import { patch, post } from '../endpoint.ts';
import { perDay, perHour } from '../limits.ts';
import { anyName, email, newPassword, password, signupForm, WRONG_PASSWORDS } from './account.ts';

/** What the link of a mail holds. */
const linkToken = z.string({ error: 'link.expired' }).regex(/^[\w-]{43}$/, { error: 'link.expired' });

export const forgotForm = z.object({ email });

export const resetForm = z.object({ password: newPassword });

const drafts = z.enum(['keep', 'delete'], { error: 'select.required' });

/** A new password at the first proof of an address; name and drafts may be a stranger's. */
export const claimForm = resetForm.extend({ name: signupForm.shape.name, drafts });

export const nameForm = z.object({ name: anyName });

/** The own password, where the account has one. */
export const emailForm = z.object({ email, password: password.optional() });

export const passwordForm = z.object({ current: password.optional(), password: newPassword });

/** How somebody comes back into their account, and changes what they are known by. */
export const recovery = {
  forgot: post('/v1/account/forgot', {
    summary: 'Mails a link to set a new password, where the address is known; the answer is always the same',
    limit: perHour(20),
    body: forgotForm,
    reply: z.object({}),
    status: 202,
  }),
  reset: post('/v1/account/reset', {
    summary:
      'Sets a new password by the token of the mail and ends all sessions; where the address was never verified, all that is attached ends, and drafts that are not kept',
    limit: perHour(60),
    body: claimForm.partial().extend({ password: newPassword, token: linkToken }),
    reply: z.void(),
    status: 204,
  }),
  changeName: patch('/v1/account/me', {
    summary: "Changes the caller's name; sets the cookie uname",
    access: 'member',
    publishes: true,
    limit: perDay(20),
    body: nameForm,
    reply: z.object({ name: z.string() }),
  }),
  changeEmail: post('/v1/account/email', {
    summary: 'Mails a link to a new address, which is the own once `verify` is called with its token',
    access: 'member',
    limit: WRONG_PASSWORDS,
    body: emailForm,
    reply: z.void(),
    status: 204,
  }),
  undoEmail: post('/v1/account/email/undo', {
    summary:
      'Gives an account its former address back by the token mailed there; ends all sessions, and the password is no good',
    limit: perHour(60),
    body: z.object({ token: linkToken }),
    reply: z.void(),
    status: 204,
  }),
  changePassword: post('/v1/account/password', {
    summary: "Changes the caller's password and ends the other sessions",
    access: 'member',
    limit: WRONG_PASSWORDS,
    body: passwordForm,
    reply: z.void(),
    status: 204,
  }),
};
