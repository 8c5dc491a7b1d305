import { z } from 'zod';
import { AMENITIES } from '../amenities.ts';
import { del, get, patch, post } from '../endpoint.ts';
import {
  CONTENT_MAX,
  id,
  idParams,
  imageList,
  imagePath,
  location,
  paging,
  regionFilter,
  regionId,
  TITLE_MAX,
  text,
  title,
  wireDate,
  wireInteger,
  writtenDate,
} from '../fields.ts';
import { MARKDOWN, POST_STATUSES } from '../posts.ts';
import { namedBy, recordOf } from '../tags.ts';

const fields = z.object({
  title: title(1, TITLE_MAX),
  postType: z.int({ error: 'select.required' }).min(1, { error: 'select.required' }).max(99),
  categoryId: z.int({ error: 'integer' }).min(0).max(999).nullish(),
  regionId,
  images: imageList.nullish(),
  thumbnail: z.union([z.literal(''), imagePath], { error: 'image.path' }).nullish(),
  content: text(1, CONTENT_MAX),
  tags: text(0, 500).nullish(),
  status: z.literal(POST_STATUSES.map((s) => s.value)).optional(),
  contentType: z.literal([0, 1, 2, 3], { error: 'select.required' }),
  location: location.nullish(),
  options: z
    .array(z.enum(AMENITIES.map((a) => a.code)))
    .max(20)
    .nullish(),
  txType: z.int({ error: 'integer' }).min(0).max(99).nullish(),
});

/** A rule over several fields, the same for a draft and for a stored post that a change was laid over. */
export const thumbnailRule = (value: { contentType?: number; thumbnail?: string | null }): boolean =>
  value.contentType !== MARKDOWN || !!value.thumbnail;

/** A new post. */
export const postDraft = fields.refine(thumbnailRule, {
  path: ['thumbnail'],
  error: 'thumbnail.required',
  // Beside the other errors, not after them.
  when: ({ value }) => typeof value === 'object' && value !== null,
});
export type PostDraft = z.output<typeof postDraft>;
export type PostForm = z.input<typeof postDraft>;

/** The fields of a post that change; what is absent stays. */
export const postChange = fields.partial().extend({
  id,
  /** The `updatedDate` that the change was made on: refused with 409 when the post has changed since. */
  basedOn: writtenDate.optional(),
});
export type PostChange = z.output<typeof postChange>;

const summary = {
  id: z.number(),
  title: z.string(),
  postType: z.number(),
  postTypeTitle: z.string(),
  categoryId: z.number(),
  categoryTitle: z.string(),
  regionId: z.string(),
  regionName: z.string(),
  images: z.string(),
  thumbnail: z.string(),
  excerpt: z.string(),
  tags: z.string(),
  status: z.number(),
  contentType: z.number(),
  location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  options: z.array(z.string()),
  txType: z.number(),
  userId: z.number(),
  userName: z.string(),
  createdDate: wireDate,
  updatedDate: wireDate,
};

/** A post in a list: all but its body, of which it has the first words as plain text. */
const postSummary = z.object(summary);
export type PostSummary = z.output<typeof postSummary>;

/** A post with its body as written and, for HTML and markdown, as sanitised HTML (else ''). */
const postDetail = z.object({ ...summary, content: z.string(), contentHtml: z.string() });
export type PostDetail = z.output<typeof postDetail>;

const filter = z.object({
  regionId: regionFilter,
  postType: wireInteger(0).optional(),
  categoryId: wireInteger(0).optional(),
  status: wireInteger(-1, 99).optional(),
  keyword: text(0, 100).optional().meta({ description: 'A part of the title' }),
});

const writers = namedBy('userId', 'users');

export const posts = {
  list: get('/v1/query/posts', {
    summary: 'Posts without their bodies, newest first',
    query: paging(['id', 'title', 'postType', 'regionId', 'createdDate', 'updatedDate']).extend(filter.shape),
    reply: z.array(postSummary),
    reads: ['posts', 'categories'],
    shows: writers,
  }),
  count: get('/v1/query/posts/count', {
    summary: 'Number of posts',
    query: filter,
    reply: z.number(),
    reads: ['posts'],
  }),
  get: get('/v1/query/posts/{id}', {
    summary: 'One post',
    params: idParams,
    reply: postDetail,
    reads: recordOf('posts', 'categories'),
    shows: writers,
  }),
  create: post('/v1/command/posts', {
    summary: 'Publishes a post',
    access: 'admin',
    body: postDraft,
    reply: postDetail,
  }),
  update: patch('/v1/command/posts', {
    summary: 'Changes a post',
    access: 'admin',
    body: postChange,
    reply: postDetail,
  }),
  remove: del('/v1/command/posts/{id}', {
    summary: 'Deletes a post',
    access: 'admin',
    params: idParams,
    reply: z.void(),
  }),
};
