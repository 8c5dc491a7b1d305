import { z } from 'zod';
import { get } from '../endpoint.ts';
import { paging, regionId, text, wireDate, wireInteger } from '../fields.ts';

const filter = z.object({
  feature: text(0, 40).optional(),
  recordId: wireInteger(1).optional(),
  userId: wireInteger(1).optional(),
  regionId: regionId.optional().meta({ description: 'Of headlines: the region whose they are' }),
});

const audit = z.object({
  id: z.number(),
  userId: z.number().nullable(),
  userName: z.string(),
  feature: z.string(),
  action: z.string(),
  recordId: z.number().nullable(),
  /**
   * What changed of the record as staff could read it, all of one that came or went; null where there was none.
   * Long texts are cut around their first difference.
   */
  before: z.unknown(),
  after: z.unknown(),
  /** The address of the internet that it came from; null where nobody knows any more. */
  ip: z.string().nullable(),
  createdDate: wireDate,
});
export type Audit = z.output<typeof audit>;

/** The trail of what staff have changed, and under the feature `account` of what happened to accounts. */
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
