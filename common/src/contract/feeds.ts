import { z } from 'zod';
import { get, post, put } from '../endpoint.ts';
import { FEED_MODES, FEED_STATES } from '../feeds.ts';
import { text, wireDate } from '../fields.ts';

const feed = z.object({
  name: z.string(),
  /** Whose data it is, and where people read the same. */
  title: z.string(),
  page: z.string(),
  attribution: z.string(),
  mode: z.enum(FEED_MODES),
  paused: z.boolean(),
  state: z.enum(FEED_STATES),
  /** Why the last attempt brought nothing; '' where it did. */
  error: z.string(),
  everyMinutes: z.number(),
  checkedAt: wireDate,
  nextAt: wireDate,
  /** The host wants no request before; '0' for no such wish. */
  blockedUntil: wireDate,
  /** Of the last good copy; 'none' where there is none. */
  origin: z.enum(['none', 'demo', 'live', 'staff']),
  count: z.number(),
  rows: z.number(),
  sourceAt: wireDate,
  fetchedAt: wireDate,
  age: z.enum(['fresh', 'stale', 'gone']),
  warnings: z.array(z.string()),
  /** Fields that were new (+) or gone (-) at the last change of its form, and when that was. */
  changedFields: z.string(),
  fieldsChangedAt: wireDate,
  /** There is an answer that was not taken. */
  hasRefused: z.boolean(),
  /** It is of an exchange rate, which staff can enter. */
  takesRate: z.boolean(),
});
export type FeedStatus = z.output<typeof feed>;

const params = z.object({ name: z.string().regex(/^[a-z][a-z0-9_]{0,30}$/) });

/** A file that staff paste. */
const PAYLOAD_MAX = 900_000;

/** Outside data, for staff to watch over. */
export const feeds = {
  list: get('/v1/feeds', {
    summary: 'Each feed of outside data: its mode, last good copy, last attempt and what is wrong with it',
    access: 'admin',
    reply: z.array(feed),
  }),
  run: post('/v1/feeds/{name}/run', {
    summary:
      'Has a feed fetched at once, unless its host wants no request yet; of an example it is read anew',
    access: 'admin',
    params,
    reply: z.void(),
    status: 202,
  }),
  replay: post('/v1/feeds/{name}/replay', {
    summary: 'Reads the answer anew that was last not taken, and takes it however few records it has',
    access: 'admin',
    params,
    reply: z.void(),
    status: 204,
  }),
  pause: post('/v1/feeds/{name}/pause', {
    summary: 'Pauses a feed, whose last good copy stays until it is too old, or goes on with it',
    access: 'admin',
    params,
    body: z.object({ paused: z.boolean() }),
    reply: z.void(),
    status: 204,
  }),
  payload: put('/v1/feeds/{name}/payload', {
    summary: "Takes a file of the source by hand, in the source's own form",
    access: 'admin',
    params,
    body: z.object({ text: z.string().min(1).max(PAYLOAD_MAX) }),
    reply: z.void(),
  }),
  rate: put('/v1/feeds/{name}/rate', {
    summary: 'Enters what a US dollar is worth on a day by some source; shown also where the feed is off',
    access: 'admin',
    params,
    body: z.object({
      day: z.iso.date({ error: 'date' }).meta({ title: '날짜' }),
      cad: z.number().min(0.8).max(2.5).meta({ title: '미국 1달러 (CAD)' }),
      source: text(1, 100).meta({ title: '출처' }),
    }),
    reply: z.void(),
  }),
};
