import { z } from 'zod';
import { LEVELS } from '../coupons.ts';
import { del, get, patch } from '../endpoint.ts';
import { id, idParams, MAX_INTEGER, paging, text, wireDate, wireInteger } from '../fields.ts';

export const ROLES = ['admin'] as const;

const filter = z.object({
  id: wireInteger(0, MAX_INTEGER).optional(),
  email: text(0, 254).optional().meta({ description: 'A part of the address' }),
});

const user = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  /** The service that the account signs in with; '' for e-mail and password. */
  sns: z.string(),
  roles: z.array(z.string()),
  suspended: z.boolean(),
  /** The grade, 0 to 5. */
  level: z.number(),
  createdDate: wireDate,
  /** When they last signed in or a session of theirs was renewed; '0' for never. */
  seenDate: wireDate,
  realtyCount: z.number(),
});
export type User = z.output<typeof user>;

const session = z.object({ id: z.string(), device: z.string(), createdDate: wireDate, usedDate: wireDate });
export type UserSession = z.output<typeof session>;

const activity = z.object({
  /** Reports of listings that they sent. */
  reports: z.number(),
  /** Coupons that they have, and how many of them are used. */
  claims: z.number(),
  usedClaims: z.number(),
  /** Listings that they saved. */
  saved: z.number(),
  /** Messages that they wrote; their texts are nobody else's. */
  messages: z.number(),
});
export type UserActivity = z.output<typeof activity>;

/** Accounts, for staff. */
export const users = {
  list: get('/v1/users/list', {
    summary: 'Accounts, newest first',
    access: 'admin',
    query: paging(['id', 'name', 'email', 'createdDate']).extend(filter.shape),
    reply: z.array(user),
  }),
  count: get('/v1/users/count', {
    summary: 'Number of accounts',
    access: 'admin',
    query: filter,
    reply: z.number(),
  }),
  get: get('/v1/users/{id}', { summary: 'One account', access: 'admin', params: idParams, reply: user }),
  activity: get('/v1/users/{id}/activity', {
    summary: 'What somebody did as a member, in numbers',
    access: 'admin',
    params: idParams,
    reply: activity,
  }),
  update: patch('/v1/users', {
    summary: 'Changes roles or the grade, or suspends; the last admin stays',
    access: 'admin',
    body: z.object({
      id,
      roles: z.array(z.enum(ROLES)).max(1).optional(),
      suspended: z.boolean().optional(),
      level: z.literal(LEVELS, { error: 'select.required' }).optional(),
    }),
    reply: user,
  }),
  sessions: get('/v1/users/{id}/sessions', {
    summary: 'Open sessions of an account',
    access: 'admin',
    params: idParams,
    reply: z.array(session),
  }),
  endSessions: del('/v1/users/{id}/sessions', {
    summary: 'Ends every session of an account',
    access: 'admin',
    params: idParams,
    reply: z.void(),
  }),
};
