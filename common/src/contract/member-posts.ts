import { z } from 'zod';
import { del, get, patch, post } from '../endpoint.ts';
import { id, idParams, paging, text, writtenDate } from '../fields.ts';
import { perDay } from '../limits.ts';
import { LINKS_MAX, linksIn } from '../links.ts';
import { MEMBER_POST_MAX } from '../text-limits.ts';
import { besideOthers, postDetail, postFields, postSummary } from './posts.ts';

const memberPostFields = postFields
  .pick({ title: true, postType: true, categoryId: true, regionId: true, images: true })
  .extend({ content: text(1, MEMBER_POST_MAX).meta({ title: '내용' }) });

/** A rule over title and text, the same for an input and for a stored post that a change was laid over. */
export const linkRule = ({ title, content }: { title?: string; content?: string }): boolean =>
  linksIn(`${title ?? ''}\n${content ?? ''}`) <= LINKS_MAX;

/** What members write of a post: plain text and pictures. All else of it is staff's. */
export const memberPostInput = memberPostFields.refine(linkRule, {
  path: ['content'],
  error: 'links.post',
  when: besideOthers,
});
export type MemberPostInput = z.output<typeof memberPostInput>;

/** The fields that change; what is absent stays. */
const memberPostChange = memberPostFields.partial().extend({
  id,
  /** The `updatedDate` that the change was made on: refused with 409 when the post has changed since. */
  basedOn: writtenDate.optional(),
});

const changes = perDay(100, { shared: 'member-post-change' });

/** Posts by members in the types that staff open to them (`categories.openToMembers`): their own, in whatever state. */
export const memberPosts = {
  list: get('/v1/account/posts', {
    summary: "The caller's own posts, those that wait or are hidden too, newest first",
    access: 'member',
    query: paging(['id']),
    reply: z.array(postSummary),
  }),
  count: get('/v1/account/posts/count', {
    summary: "Number of the caller's own posts",
    access: 'member',
    reply: z.number(),
  }),
  read: get('/v1/account/posts/{id}', {
    summary: "One of the caller's own posts",
    access: 'member',
    params: idParams,
    reply: postDetail,
  }),
  create: post('/v1/account/posts', {
    summary: 'Writes a post; the first ones of a member wait for staff',
    access: 'member',
    verified: true,
    publishes: true,
    limit: perDay(10, {
      detail: {
        ko: '글은 하루에 10개까지 올릴 수 있어요.',
        en: 'You can write 10 posts a day. Try again tomorrow.',
      },
    }),
    body: memberPostInput,
    reply: postDetail,
  }),
  update: patch('/v1/account/posts', {
    summary: "Changes one of the caller's own posts; the first ones wait for staff again",
    access: 'member',
    verified: true,
    publishes: true,
    limit: changes,
    body: memberPostChange,
    reply: postDetail,
  }),
  remove: del('/v1/account/posts/{id}', {
    summary: "Deletes one of the caller's own posts",
    access: 'member',
    limit: changes,
    params: idParams,
    reply: z.void(),
  }),
};
