import { z } from 'zod';
import { del, get, post } from '../endpoint.ts';
import { wireDate } from '../fields.ts';
import { perDay, perMinute } from '../limits.ts';

const limit = perDay(30, { shared: 'calendars' });

/** A member's own calendar, at an address that only they know. */
export const calendars = {
  address: get('/v1/account/calendar', {
    summary:
      'Since when the calendar of the caller has an address, and when it was last read; nobody can see the address again',
    access: 'member',
    reply: z.object({ createdDate: wireDate.nullable(), readDate: wireDate.nullable() }),
  }),
  renew: post('/v1/account/calendar', {
    summary: 'Gives the calendar of the caller a new address; the one before ends',
    access: 'member',
    limit,
    reply: z.object({ path: z.string() }),
    secret: true,
  }),
  end: del('/v1/account/calendar', {
    summary: 'Ends the address of the calendar of the caller',
    access: 'member',
    limit,
    reply: z.void(),
  }),
  file: get('/v1/query/calendars/{token}/hanca.ics', {
    summary:
      'What a member has an alert for, takes part in or has agreed on and has a time, for whoever has the address',
    limit: perMinute(120),
    params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
    reply: z.void(),
    download: 'text/calendar',
  }),
};
