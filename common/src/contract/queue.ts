// What waits for a decision of staff in one list, whatever made it wait: reports, what screening found, posts and appeals.

import { z } from 'zod';
import { get } from '../endpoint.ts';
import { coded } from '../field-meta.ts';
import { paging, wireDate } from '../fields.ts';
import { QUEUE_KINDS } from '../moderation.ts';

const kinds = QUEUE_KINDS.map(({ code }) => code);

const kind = z.enum(kinds).meta({ title: '종류', choices: coded(QUEUE_KINDS) });

const item = z.object({
  /** 'report-12': the kind and `recordId`. */
  id: z.string().meta({ title: 'ID' }),
  kind,
  /** Of the report, the post or the decision that is appealed against; of several reports of one thing the first of a member. */
  recordId: z.number(),
  /** The record that it is about; null where it is gone, and for an appeal in anonymous talk. */
  about: z
    .object({
      feature: z.enum(['realties', 'posts', 'comments', 'conversations', 'golfJoins']),
      id: z.number(),
    })
    .nullable(),
  title: z.string().meta({ title: '무엇' }),
  /** Whether staff have hidden it already. */
  hidden: z.boolean().meta({ title: '숨김' }),
  /** Whose it is; 0 in anonymous talk, with no strikes and no suspension. */
  memberId: z.number().meta({ title: '회원 ID' }),
  memberName: z.string().meta({ title: '회원' }),
  strikeCount: z.number().meta({ title: '조치 수' }),
  /** Whether the account is closed. */
  suspended: z.boolean().meta({ title: '계정 정지' }),
  /** Until when they may not write; '0' for who may. */
  suspendedUntil: wireDate.meta({ title: '쓰기 정지' }),
  /** Why it waits, in words; '' for a new post. */
  reason: z.string().meta({ title: '이유' }),
  /** What the reporter, the post or the appeal says. */
  text: z.string().meta({ title: '내용' }),
  /** Reports of the same thing that wait; 0 for what is no report. */
  reportCount: z.number().meta({ title: '신고 수' }),
  /** Decided sooner than the rest: DECIDE_WITHIN. */
  urgent: z.boolean().meta({ title: '급한 일' }),
  since: wireDate.meta({ title: '기다린 시간' }),
  due: wireDate.meta({ title: '처리할 때' }),
});
export type QueueItem = z.output<typeof item>;

const filter = z.object({ kind: kind.optional() });

export const queue = {
  list: get('/v1/query/queue', {
    summary: 'What waits for a decision of staff, by when it is to be decided',
    access: 'admin',
    query: paging(['due']).extend(filter.shape),
    order: { sort: 'due', order: 'ASC' },
    reply: z.array(item),
  }),
  count: get('/v1/query/queue/count', {
    summary: 'Number of what waits for a decision',
    access: 'admin',
    query: filter,
    reply: z.number(),
  }),
  kinds: get('/v1/query/queue/kinds', {
    summary: 'The same by kind, of the kinds of which something waits',
    access: 'admin',
    reply: z.array(z.object({ kind, count: z.number() })),
  }),
};
