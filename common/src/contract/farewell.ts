import { z } from 'zod';
import { del, post } from '../endpoint.ts';
import { perDay } from '../limits.ts';
import { ownPasswordForm, WRONG_PASSWORDS } from './account.ts';

/** How somebody leaves, and comes back before it is too late. */
export const farewell = {
  deleteMe: del('/v1/account/me', {
    summary: "Hides what is the caller's, ends their other sessions and deletes the account in 14 days",
    access: 'member',
    limit: WRONG_PASSWORDS,
    /** Without a password a proof of the last ten minutes counts. */
    body: ownPasswordForm.partial(),
    reply: z.void(),
    whileLeaving: true,
    small: true,
  }),
  restore: post('/v1/account/me/restore', {
    summary: 'Keeps an account that is to be deleted',
    access: 'member',
    limit: perDay(20),
    reply: z.void(),
    status: 204,
    whileLeaving: true,
    small: true,
  }),
};
