import { z } from 'zod';
import { del, get, post } from '../endpoint.ts';
import { perDay } from '../limits.ts';
import { ownPasswordForm, WRONG_PASSWORDS } from './account.ts';

/** How somebody takes their data along, leaves, and comes back before it is too late. */
export const farewell = {
  export: get('/v1/account/export', {
    summary: "The caller's data and pictures as a ZIP; needs a proof of the last ten minutes",
    access: 'member',
    limit: perDay(10, {
      detail: {
        ko: '내 데이터는 하루에 10번까지 내려받을 수 있어요.',
        en: 'At most 10 downloads a day. Try again tomorrow.',
      },
    }),
    reply: z.void(),
    download: 'application/zip',
  }),
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
