import { z } from 'zod';
import { AMENITIES } from '../amenities.ts';
import { del, get, patch, post } from '../endpoint.ts';
import { coded } from '../field-meta.ts';
import {
  CONTENT_MAX,
  createdDate,
  id,
  idParams,
  imageList,
  imagePath,
  location,
  paging,
  recordId,
  regionFilter,
  regionId,
  regionName,
  TITLE_MAX,
  text,
  title,
  updatedDate,
  wireInteger,
  writtenDate,
} from '../fields.ts';
import { SEARCHES } from '../limits.ts';
import { CONTENT_TYPES, MARKDOWN, POST_STATUSES } from '../posts.ts';
import { namedBy, recordOf } from '../tags.ts';

const fields = z.object({
  title: title(1, TITLE_MAX).meta({ title: '제목' }),
  postType: z
    .int({ error: 'select.required' })
    .min(1, { error: 'select.required' })
    .max(99)
    .meta({ title: '글 종류', choices: 'postTypes' }),
  categoryId: z.int({ error: 'integer' }).min(0).max(999).nullish().meta({ title: '분류' }),
  regionId,
  images: imageList.nullish().meta({ title: '사진' }),
  thumbnail: z
    .union([z.literal(''), imagePath], { error: 'image.path' })
    .nullish()
    .meta({ title: '썸네일' }),
  content: text(1, CONTENT_MAX).meta({ title: '내용' }),
  tags: text(0, 500).nullish().meta({ title: '태그' }),
  status: z
    .literal(POST_STATUSES.map((s) => s.value))
    .optional()
    .meta({ title: '상태', choices: POST_STATUSES }),
  contentType: z
    .literal(
      CONTENT_TYPES.map(({ value }) => value),
      { error: 'select.required' },
    )
    .meta({ title: '형식', choices: CONTENT_TYPES }),
  location: location.nullish().meta({ title: '위치' }),
  options: z
    .array(z.enum(AMENITIES.map((a) => a.code)))
    .max(20)
    .nullish()
    .meta({ title: '옵션', choices: coded(AMENITIES) }),
  txType: z
    .int({ error: 'integer' })
    .min(0)
    .max(99)
    .nullish()
    .meta({ title: '거래 유형', choices: 'transactionTypes' }),
});

/** A rule over several fields, the same for an input and for a stored post that a change was laid over. */
export const thumbnailRule = (value: { contentType?: number; thumbnail?: string | null }): boolean =>
  value.contentType !== MARKDOWN || !!value.thumbnail;

/** A new post. */
export const postInput = fields.refine(thumbnailRule, {
  path: ['thumbnail'],
  error: 'thumbnail.required',
  // Beside the other errors, not after them.
  when: ({ value }) => typeof value === 'object' && value !== null,
});
export type PostInput = z.output<typeof postInput>;
export type PostForm = z.input<typeof postInput>;

/** The fields of a post that change; what is absent stays. */
export const postChange = fields.partial().extend({
  id,
  /** The `updatedDate` that the change was made on: refused with 409 when the post has changed since. */
  basedOn: writtenDate.optional(),
});
export type PostChange = z.output<typeof postChange>;

const summary = {
  id: recordId,
  title: z.string(),
  postType: z.number(),
  postTypeTitle: z.string().meta({ title: '글 종류' }),
  categoryId: z.number(),
  categoryTitle: z.string().meta({ title: '분류' }),
  regionId: z.string(),
  regionName,
  images: z.string(),
  thumbnail: z.string(),
  excerpt: z.string(),
  tags: z.string(),
  status: z.number(),
  contentType: z.number(),
  location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  options: z.array(z.string()),
  txType: z.number(),
  userId: z.number().meta({ title: '회원 ID' }),
  userName: z.string().meta({ title: '글쓴이' }),
  createdDate,
  updatedDate,
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
    limit: SEARCHES,
    query: paging(['id', 'title', 'postType', 'regionId', 'createdDate', 'updatedDate']).extend(filter.shape),
    reply: z.array(postSummary),
    reads: ['posts', 'categories'],
    shows: writers,
  }),
  count: get('/v1/query/posts/count', {
    summary: 'Number of posts',
    limit: SEARCHES,
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
    body: postInput,
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
