import { z } from 'zod';
import { AMENITIES } from '../amenities.ts';
import { del, get, patch, post, type Tag } from '../endpoint.ts';
import { coded } from '../field-meta.ts';
import {
  CONTENT_MAX,
  createdDate,
  flag,
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
  wireDate,
  wireInteger,
  writtenDate,
} from '../fields.ts';
import { VALIDITIES, validityCodes } from '../flyers.ts';
import { splitImages } from '../image-lists.ts';
import { TRADES, WAGE_MAX, WORK_KINDS } from '../jobs.ts';
import { REPORTS, SEARCHES, VIEWS } from '../limits.ts';
import { REASON_MAX } from '../moderation.ts';
import { TAG_MAX } from '../post-tags.ts';
import { FLYER } from '../post-types.ts';
import { CONTENT_TYPES, MARKDOWN, POST_STATUSES } from '../posts.ts';
import { namedBy, recordOf } from '../tags.ts';
import { jobInput, jobReply, wageRule } from './job-input.ts';
import { codes } from './realty-filter.ts';
import { reportInput } from './reports.ts';

/** A day long before the year 10000, which PostgreSQL does not read. */
const day = writtenDate.refine((ms) => ms < Date.UTC(9999, 0), { error: 'date' });

/** What staff write of a post. */
export const postFields = z.object({
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
  content: text(0, CONTENT_MAX).meta({ title: '내용' }),
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
  /** Of a job posting that advertises a job; of others it is not stored. */
  job: jobInput.nullish().meta({ title: '일자리' }),
  /** Of a flyer: whose it is, and the first and last day on which it holds, by the clocks of its region. */
  store: title(0, 60).nullish().meta({ title: '매장' }),
  branch: title(0, 60).nullish().meta({ title: '지점' }),
  validFrom: day.nullish().meta({ title: '시작일', isDay: true }),
  validTo: day.nullish().meta({ title: '종료일', isDay: true }),
});

/** A rule over several fields, the same for an input and for a stored post that a change was laid over. */
export const thumbnailRule = (value: { contentType?: number; thumbnail?: string | null }): boolean =>
  value.contentType !== MARKDOWN || !!value.thumbnail;

/** The same: the pages of a flyer say it all. */
export const contentRule = (value: {
  postType?: number;
  images?: string | null;
  content?: string;
}): boolean =>
  value.content !== '' || (value.postType === FLYER && splitImages(value.images ?? '').length > 0);

/** The same: a flyer does not end before it begins. */
export const periodRule = (value: { validFrom?: number | null; validTo?: number | null }): boolean =>
  !value.validFrom || !value.validTo || value.validFrom <= value.validTo;

/** The `when` of a rule over several fields: its error stands beside the others, not after them. */
export const besideOthers = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null;

/** A new post. */
export const postInput = postFields
  .refine(thumbnailRule, { path: ['thumbnail'], error: 'thumbnail.required', when: besideOthers })
  .refine(wageRule, { path: ['job', 'wageMin'], error: 'job.wage', when: besideOthers })
  .refine(contentRule, { path: ['content'], error: 'required', when: besideOthers })
  .refine(periodRule, { path: ['validTo'], error: 'period.order', when: besideOthers });
export type PostInput = z.output<typeof postInput>;
export type PostForm = z.input<typeof postInput>;

/** The fields of a post that change; what is absent stays. */
const postChange = postFields.partial().extend({
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
  /** Why staff hid it; only its writer and staff read that. */
  hiddenReason: z.string().optional().meta({ title: '숨긴 이유' }),
  contentType: z.number(),
  location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  options: z.array(z.string()),
  txType: z.number(),
  job: jobReply.nullable(),
  store: z.string().meta({ title: '매장' }),
  branch: z.string().meta({ title: '지점' }),
  validFrom: wireDate.meta({ title: '시작일', isDay: true }),
  validTo: wireDate.meta({ title: '종료일', isDay: true }),
  /** Where it is in its time; null of what is no flyer. */
  validity: z.enum(validityCodes).nullable(),
  /** Its last day is today. */
  lastDay: z.boolean().meta({ title: '오늘까지' }),
  /** 0 in anonymous talk, where the name is '익명'. */
  userId: z.number().meta({ title: '회원 ID' }),
  userName: z.string().meta({ title: '글쓴이' }),
  /** Comments that can be read. */
  commentCount: z.number().meta({ title: '댓글 수' }),
  createdDate,
  updatedDate,
};

/** A post in a list: all but its body, of which it has the first words as plain text. */
export const postSummary = z.object(summary);
export type PostSummary = z.output<typeof postSummary>;

/** A post with its body as written and, for HTML and markdown, as sanitised HTML (else ''). */
export const postDetail = z.object({
  ...summary,
  content: z.string(),
  contentHtml: z.string(),
  /** How often it was read, as of when the answer was made. */
  viewCount: z.number().meta({ title: '조회수' }),
});
export type PostDetail = z.output<typeof postDetail>;

const filter = z.object({
  regionId: regionFilter,
  postType: wireInteger(0).optional(),
  categoryId: wireInteger(0).optional(),
  status: wireInteger(-1, 99).optional(),
  keyword: text(0, 100)
    .optional()
    .meta({ description: 'Words, each a part of the title, the tags or the first words of the text' }),
  tag: text(0, TAG_MAX).optional().meta({ description: 'One of its tags, whole' }),
  work: z.enum(codes(WORK_KINDS)).optional(),
  trade: z.enum(codes(TRADES)).optional(),
  wage: wireInteger(1, WAGE_MAX).optional().meta({ description: 'At least so many CAD an hour' }),
  open: flag
    .optional()
    .meta({ description: 'true: without the jobs that are closed, which staff alone see' }),
  visaHelp: flag.optional().meta({ description: 'true: the employer helps with a work permit' }),
  validity: z.enum(validityCodes).optional().meta({ title: '기간', choices: VALIDITIES }),
  exceptType: wireInteger(0).optional().meta({ description: 'No posts of this type' }),
});

const writers = namedBy('userId', 'users');
const threads = namedBy('id', 'comments@post');
/** Who wrote posts, and how many comments they have. */
const shown = (reply: PostSummary | readonly PostSummary[]): readonly Tag[] => [
  ...writers(reply),
  ...threads(reply),
];

export const posts = {
  list: get('/v1/query/posts', {
    summary: 'Posts without their bodies, newest first',
    limit: SEARCHES,
    query: paging([
      ...(['id', 'title', 'postType', 'regionId', 'createdDate', 'updatedDate', 'viewCount'] as const),
    ]).extend(filter.shape),
    reply: z.array(postSummary),
    reads: ['posts', 'categories'],
    shows: shown,
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
    shows: shown,
  }),
  related: get('/v1/query/posts/{id}/related', {
    summary: 'Posts of the same kind that share most tags and the category, then the newest',
    params: idParams,
    reply: z.array(postSummary),
    reads: ['posts', 'categories'],
    shows: shown,
  }),
  report: post('/v1/command/posts/{id}/reports', {
    summary: 'Reports a post; a second report of the same member replaces the first',
    access: 'member',
    verified: true,
    publishes: true,
    limit: REPORTS,
    params: idParams,
    body: reportInput,
    reply: z.void(),
    status: 204,
  }),
  seen: post('/v1/command/posts/{id}/views', {
    summary: 'Counts a view of a post, once a day for each visitor',
    limit: VIEWS,
    params: idParams,
    reply: z.object({ viewCount: z.number() }),
    status: 200,
  }),
  writer: get('/v1/query/posts/{id}/writer', {
    summary: 'Who wrote a post of anonymous talk; that somebody looked is in the trail',
    access: 'admin',
    params: idParams,
    reply: z.object({ id: z.number(), name: z.string() }),
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
  review: patch('/v1/command/posts/review', {
    summary: 'Publishes what a member wrote, or hides it for a reason that its writer reads',
    access: 'admin',
    body: z
      .object({ id, reason: text(0, REASON_MAX), basedOn: writtenDate.optional() })
      .meta({ description: 'An empty reason publishes it' }),
    reply: postDetail,
  }),
  remove: del('/v1/command/posts/{id}', {
    summary: 'Deletes a post',
    access: 'admin',
    params: idParams,
    reply: z.void(),
  }),
};
