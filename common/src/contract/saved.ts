import { z } from 'zod';
import { del, get, put } from '../endpoint.ts';
import { id, idParams, paging, text, wireDate, wireIds } from '../fields.ts';
import { perDay } from '../limits.ts';
import { SAVED_MAX } from '../saved.ts';
import { NOTE_MAX } from '../text-limits.ts';
import { realtySummary } from './realties.ts';

/** Saving and taking out: twice all that can be saved. */
const limit = perDay(1000, { shared: 'saved' });

/** What is stored with a saved listing, for its member alone. */
const own = {
  note: z.string(),
  savedDate: wireDate,
  /** Price and state when it was saved; null where that was before they were stored. */
  savedPrice: z.number().nullable(),
  savedStatus: z.number().nullable(),
  /** Whether it has changed since its member looked at it. */
  isNews: z.boolean(),
};

const savedRealty = realtySummary.extend(own);
export type SavedRealty = z.output<typeof savedRealty>;

const goneRealty = z.object({ id: z.number(), ...own });
export type GoneRealty = z.output<typeof goneRealty>;

/** The listings that a member has saved. */
export const saved = {
  list: get('/v1/account/saved/realties', {
    summary: "The caller's saved listings that can be seen, last saved first",
    access: 'member',
    query: paging(['savedDate'], 15).extend({
      ids: wireIds(100).optional().meta({ description: 'Of these alone' }),
    }),
    reply: z.array(savedRealty),
  }),
  count: get('/v1/account/saved/realties/count', {
    summary: "Number of the caller's saved listings that can be seen",
    access: 'member',
    reply: z.number(),
  }),
  ids: get('/v1/account/saved/realties/ids', {
    summary: "Ids of all the caller's saved listings",
    access: 'member',
    reply: z.array(z.number()),
  }),
  gone: get('/v1/account/saved/realties/gone', {
    summary:
      "The caller's saved listings that cannot be seen now or are deleted, last saved first, without what they are",
    access: 'member',
    reply: z.array(goneRealty),
  }),
  look: put('/v1/account/saved/realties/seen', {
    summary: 'Says that the caller has looked at saved listings: what changed until now is no news any more',
    access: 'member',
    limit: perDay(2000),
    body: z.object({ ids: z.array(id).max(SAVED_MAX) }),
    reply: z.void(),
  }),
  write: put('/v1/account/saved/realties/{id}/note', {
    summary: "The caller's note on a listing they have saved; an empty one takes it away",
    access: 'member',
    limit: perDay(500),
    params: idParams,
    body: z.object({ note: text(0, NOTE_MAX).meta({ title: '메모' }) }),
    reply: z.void(),
  }),
  add: put('/v1/account/saved/realties/{id}', {
    summary: 'Saves a listing; saving it again changes nothing',
    access: 'member',
    limit,
    params: idParams,
    reply: z.void(),
  }),
  remove: del('/v1/account/saved/realties/{id}', {
    summary: 'Takes a listing from the saved ones with its note, if it is there',
    access: 'member',
    limit,
    params: idParams,
    reply: z.void(),
  }),
};
