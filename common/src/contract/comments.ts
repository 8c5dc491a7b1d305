// What members write below posts, and what they like.

import { z } from 'zod';
import { COMMENT_STATES } from '../comments.ts';
import { del, get, patch, post, put, type Tag } from '../endpoint.ts';
import { createdDate, id, idParams, paging, recordId, text, wireDate, wireInteger } from '../fields.ts';
import { perHour, REPORTS } from '../limits.ts';
import { LINKS_MAX, linksIn } from '../links.ts';
import { REASON_MAX } from '../moderation.ts';
import { COMMENT_MAX } from '../text-limits.ts';
import { reportInput } from './reports.ts';

const commentText = text(1, COMMENT_MAX, 'comment.required').refine(
  (written) => linksIn(written) <= LINKS_MAX,
  { error: 'links.many' },
);

/** A new comment; `parentId` is the comment that it replies to. */
export const commentInput = z.object({ postId: id, parentId: id.nullish(), text: commentText });

/** What a form of a comment holds. */
export const commentForm = commentInput.pick({ text: true });

const state = z.number().meta({ title: '상태', choices: COMMENT_STATES });

const comment = z.object({
  id: z.number(),
  postId: z.number(),
  /** The comment that it replies to; null for none. */
  parentId: z.number().nullable(),
  /** Null in anonymous talk. */
  userId: z.number().nullable(),
  /** '익명 3' in anonymous talk; '' once the comment is gone. */
  userName: z.string(),
  /** Whether the post is by the same writer. */
  byAuthor: z.boolean(),
  /** Of COMMENT_STATES. */
  state,
  /** '' once it is gone. */
  text: z.string(),
  edited: z.boolean(),
  likes: z.number(),
  createdDate: wireDate,
});
export type Comment = z.output<typeof comment>;

const ofPost = z.object({
  /** Likes of the post itself. */
  likes: z.number(),
  /** Comments that are listed, on all pages: what was deleted is, as long as somebody has replied to it. */
  total: z.number(),
  /** Those of them that can be read: neither deleted nor hidden. */
  shown: z.number(),
  /** Each comment with the replies to it behind it, the oldest first. */
  items: z.array(comment),
});
export type PostComments = z.output<typeof ofPost>;

/** Of one post, so that its page alone is made anew. */
const tagsOfPost = ({ params: { id: postId } }: { params: { id: number } }): readonly Tag[] => [
  `posts:${postId}`,
  `comments@post:${postId}`,
  `likes@post:${postId}`,
];

const namedWriters = ({ items }: PostComments): readonly Tag[] => [
  ...new Set(items.flatMap(({ userId }) => (userId === null ? [] : [`users:${userId}`]))),
];

/** What of a post's comments is the caller's own matter. */
const viewer = z.object({
  /** Whether the caller likes the post. */
  liked: z.boolean(),
  /** Comments that the caller likes. */
  likedIds: z.array(z.number()),
  /** Comments that the caller wrote. */
  ownIds: z.array(z.number()),
  /** Why staff have hidden comments of the caller. */
  removed: z.array(z.object({ id: z.number(), reason: z.string() })),
  /** Members who wrote here and whom the caller has blocked. */
  blockedIds: z.array(z.number()),
});
export type CommentViewer = z.output<typeof viewer>;

const managed = z.object({
  id: recordId,
  postId: z.number().meta({ title: '글 ID' }),
  title: z.string().meta({ title: '글' }),
  parentId: z.number().nullable().meta({ title: '답글의 댓글 ID' }),
  /** Null in anonymous talk. */
  userId: z.number().nullable().meta({ title: '회원 ID' }),
  userName: z.string().meta({ title: '쓴 사람' }),
  text: z.string().meta({ title: '내용' }),
  state,
  removedReason: z.string().meta({ title: '숨긴 이유' }),
  reportCount: z.number().meta({ title: '신고 수' }),
  createdDate,
});
export type ManagedComment = z.output<typeof managed>;

const filter = z.object({
  state: wireInteger(-1, 2).optional(),
  id: wireInteger(1).optional(),
  postId: wireInteger(1).optional(),
  /** What they wrote in anonymous talk is left out. */
  userId: wireInteger(1).optional(),
  keyword: text(0, 100).optional(),
});

const likes = perHour(300, { shared: 'likes' });
const changes = perHour(60, { shared: 'comment-changes' });

export const comments = {
  ofPost: get('/v1/query/posts/{id}/comments', {
    summary: 'The comments on a post, each with its replies, the oldest first',
    params: idParams,
    query: z.object({ skip: wireInteger(0).optional(), limit: wireInteger(1, 100).optional() }),
    reply: ofPost,
    reads: tagsOfPost,
    shows: namedWriters,
  }),
  place: get('/v1/query/posts/{id}/comments/{commentId}/place', {
    summary: 'How many comments are listed before one of them',
    params: idParams.extend({ commentId: idParams.shape.id }),
    reply: z.object({ before: z.number() }),
    reads: tagsOfPost,
  }),
  viewer: get('/v1/account/posts/{id}/comments', {
    summary: "What of the comments on a post is the caller's own: written, liked, blocked",
    access: 'member',
    params: idParams,
    reply: viewer,
  }),
  create: post('/v1/command/comments', {
    summary: 'Comments on a post, or replies to a comment',
    access: 'member',
    verified: true,
    publishes: true,
    limit: perHour(30, {
      detail: {
        ko: '댓글은 한 시간에 30개까지 쓸 수 있어요. 나중에 다시 써 주세요.',
        en: 'At most 30 comments an hour. Try again later.',
      },
    }),
    body: commentInput,
    reply: comment,
  }),
  update: patch('/v1/command/comments', {
    summary: 'Changes a comment of the caller',
    access: 'member',
    verified: true,
    publishes: true,
    limit: changes,
    body: commentForm.extend({ id }),
    reply: comment,
  }),
  remove: del('/v1/command/comments/{id}', {
    summary: 'Deletes a comment of the caller; the replies to it stay',
    access: 'member',
    limit: changes,
    params: idParams,
    reply: z.void(),
  }),
  like: put('/v1/command/comments/{id}/like', {
    summary: 'Likes a comment; liking it again changes nothing',
    access: 'member',
    verified: true,
    publishes: true,
    limit: likes,
    params: idParams,
    reply: z.void(),
  }),
  unlike: del('/v1/command/comments/{id}/like', {
    summary: 'Likes a comment no longer',
    access: 'member',
    limit: likes,
    params: idParams,
    reply: z.void(),
  }),
  likePost: put('/v1/command/posts/{id}/like', {
    summary: 'Likes a post; liking it again changes nothing',
    access: 'member',
    verified: true,
    publishes: true,
    limit: likes,
    params: idParams,
    reply: z.void(),
  }),
  unlikePost: del('/v1/command/posts/{id}/like', {
    summary: 'Likes a post no longer',
    access: 'member',
    limit: likes,
    params: idParams,
    reply: z.void(),
  }),
  report: post('/v1/command/comments/{id}/reports', {
    summary: 'Reports a comment; a second report of the same member replaces the first',
    access: 'member',
    verified: true,
    publishes: true,
    limit: REPORTS,
    params: idParams,
    body: reportInput,
    reply: z.void(),
    status: 204,
  }),
  list: get('/v1/query/comments', {
    summary: 'Comments on all posts, newest first',
    access: 'admin',
    query: paging(['id']).extend(filter.shape),
    reply: z.array(managed),
  }),
  count: get('/v1/query/comments/count', {
    summary: 'Number of comments',
    access: 'admin',
    query: filter,
    reply: z.number(),
  }),
  get: get('/v1/query/comments/{id}', {
    summary: 'One comment',
    access: 'admin',
    params: idParams,
    reply: managed,
  }),
  writer: get('/v1/query/comments/{id}/writer', {
    summary: 'Who wrote a comment in anonymous talk; that somebody looked is in the trail',
    access: 'admin',
    params: idParams,
    reply: z.object({ id: z.number(), name: z.string() }),
  }),
  hide: put('/v1/command/comments/{id}/removal', {
    summary: 'Hides a comment for a reason, which its writer reads by mail and below the post',
    access: 'admin',
    params: idParams,
    body: z.object({ reason: text(1, REASON_MAX).meta({ title: '이유', long: true }) }),
    reply: z.void(),
  }),
  show: del('/v1/command/comments/{id}/removal', {
    summary: 'Shows a hidden comment again',
    access: 'admin',
    params: idParams,
    reply: z.void(),
  }),
};
