import { z } from 'zod';
import { post } from '../endpoint.ts';
import { perHour } from '../limits.ts';
import { email, newPassword } from './account.ts';

/** What the link of a mail holds. */
const linkToken = z.string({ error: 'link.expired' }).regex(/^[\w-]{43}$/, { error: 'link.expired' });

export const forgotForm = z.object({ email });

export const resetForm = z.object({ password: newPassword });

/** How somebody comes back into their account. */
export const recovery = {
  forgot: post('/v1/account/forgot', {
    summary: 'Mails a link to set a new password, where the address is known; the answer is always the same',
    limit: perHour(20),
    body: forgotForm,
    reply: z.object({}),
    status: 202,
  }),
  reset: post('/v1/account/reset', {
    summary: 'Sets a new password by the token of the mail and ends all sessions',
    limit: perHour(60),
    body: resetForm.extend({ token: linkToken }),
    reply: z.void(),
    status: 204,
  }),
};
