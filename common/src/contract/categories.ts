import { z } from 'zod';
import { get } from '../endpoint.ts';
import { paging, wireInteger } from '../fields.ts';

const category = z.object({ id: z.number(), value: z.number(), title: z.string(), pid: z.number() });
export type Category = z.output<typeof category>;

export const categoryReply = category;

const filter = z.object({ pid: wireInteger(0).optional() });

export const categories = {
  list: get('/v1/query/categories', {
    summary: 'Categories, by group (pid)',
    query: paging(['value', 'id', 'title']).extend(filter.shape),
    reply: z.array(category),
    reads: ['categories'],
  }),
  count: get('/v1/query/categories/count', {
    summary: 'Number of categories',
    query: filter,
    reply: z.number(),
    reads: ['categories'],
  }),
};
