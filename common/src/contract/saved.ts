import { z } from 'zod';
import { del, get, put } from '../endpoint.ts';
import { idParams, paging } from '../fields.ts';
import { perDay } from '../limits.ts';
import { realtySummary } from './realties.ts';

/** Saving and taking out: twice all that can be saved. */
const limit = perDay(1000, { shared: 'saved' });

/** The listings that a member has saved. */
export const saved = {
  list: get('/v1/account/saved/realties', {
    summary: "The caller's saved listings that can be seen, last saved first",
    access: 'member',
    query: paging(['savedDate'], 15),
    reply: z.array(realtySummary),
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
  add: put('/v1/account/saved/realties/{id}', {
    summary: 'Saves a listing; saving it again changes nothing',
    access: 'member',
    limit,
    params: idParams,
    reply: z.void(),
  }),
  remove: del('/v1/account/saved/realties/{id}', {
    summary: 'Takes a listing from the saved ones, if it is there',
    access: 'member',
    limit,
    params: idParams,
    reply: z.void(),
  }),
};
