import { z } from 'zod';
import { get } from '../endpoint.ts';
import { paging, text, wireDate, wireInteger } from '../fields.ts';

const filter = z.object({
  feature: text(0, 40).optional(),
  recordId: wireInteger(1).optional(),
  userId: wireInteger(1).optional(),
});

const audit = z.object({
  id: z.number(),
  userId: z.number().nullable(),
  userName: z.string(),
  feature: z.string(),
  action: z.string(),
  recordId: z.number().nullable(),
  /** The record as staff could read it; null where there was none. */
  before: z.unknown(),
  after: z.unknown(),
  createdDate: wireDate,
});
export type Audit = z.output<typeof audit>;

/** The trail of what staff have changed. */
export const audits = {
  list: get('/v1/query/audits', {
    summary: 'What staff have changed, newest first',
    access: 'admin',
    query: paging(['id'], 20).extend(filter.shape),
    reply: z.array(audit),
  }),
  count: get('/v1/query/audits/count', {
    summary: 'Number of changes by staff',
    access: 'admin',
    query: filter,
    reply: z.number(),
  }),
};
