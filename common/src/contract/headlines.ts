import { z } from 'zod';
import { get, patch, post } from '../endpoint.ts';
import { flag, id, regionFilter, regionId, wireInteger } from '../fields.ts';

/** Numbered slots of each sub-category (specification, constants). */
export const HEADLINE_SLOTS = 5;

/** A post, or -1 for none. */
const postOrNone = z.union([z.literal(-1), id], { error: 'post.unknown' });

/** A slot with its post; -1 or null empties it. */
const slot = z.object({
  postId: postOrNone.nullable(),
  /** The id of the category whose headlines these are. */
  mapType: id,
  order: z.int({ error: 'integer' }).min(1).max(HEADLINE_SLOTS),
  regionId,
  /** The post that the change was made on: refused with 409 when the slot has another since. */
  before: postOrNone.optional(),
});

const headline = z.object({
  /** 0 for a slot that was emptied. */
  id: z.number(),
  postId: z.number(),
  mapType: z.number(),
  order: z.number(),
  regionId: z.string(),
  /** Null when the post is gone or hidden. */
  postHeader: z
    .object({
      id: z.number(),
      title: z.string(),
      postType: z.number(),
      categoryId: z.number(),
      thumbnail: z.string(),
    })
    .nullable(),
});
export type Headline = z.output<typeof headline>;

/** Which posts come first, by region and category. */
export const headlines = {
  list: get('/v1/query/mappostheaders', {
    summary: 'Headlines for a region, by category and slot: in each slot that of the nearest region',
    query: z.object({
      regionId: regionFilter,
      mapTypes: z
        .union([
          z.string().transform((value): (string | number)[] => value.split(',')),
          z.array(z.union([z.string(), z.number()])),
        ])
        .pipe(z.array(wireInteger(0)).max(100))
        .optional()
        .meta({ description: 'Ids of categories, separated by commas; default all' }),
      exact: flag.optional().meta({
        description: "true: the region's own alone; default also those of its province and of CA00",
      }),
    }),
    reply: z.array(headline),
    reads: ['headlines', 'posts'],
  }),
  create: post('/v1/command/postmap', {
    summary: 'Puts a post into a slot, in place of the one that is there',
    access: 'admin',
    body: slot,
    reply: headline,
  }),
  update: patch('/v1/command/postmap', {
    summary: 'Changes a slot; without a post it is emptied',
    access: 'admin',
    body: slot.extend({
      id: id.optional().meta({ description: 'Of the headline that is in the slot, or moves to it' }),
    }),
    reply: headline,
  }),
  arrange: patch('/v1/command/postmap/order', {
    summary: 'Sets all slots of a category in a region at once',
    access: 'admin',
    body: z.object({
      regionId,
      mapType: id,
      postIds: z
        .array(postOrNone)
        .max(HEADLINE_SLOTS)
        .meta({ title: '글 번호', choices: [{ value: -1, title: '비어 있음' }] }),
      /** As that of a slot, of all of them. */
      before: z.array(postOrNone).max(HEADLINE_SLOTS).optional(),
    }),
    reply: z.array(headline),
  }),
};
