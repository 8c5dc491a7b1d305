import { z } from 'zod';
import { get, patch, post } from '../endpoint.ts';
import { coded } from '../field-meta.ts';
import {
  id,
  idParams,
  paging,
  recordId,
  text,
  updatedDate,
  wireDate,
  wireInteger,
  writtenDate,
} from '../fields.ts';
import { REPORTS } from '../limits.ts';
import { ANSWER_MAX, MEASURES, REASON_MAX } from '../moderation.ts';
import { REPORT_REASONS } from '../report-reasons.ts';
import { TEXT_REASONS } from '../screening.ts';
import { REPORT_MAX } from '../text-limits.ts';
import { suspensionDays } from './users.ts';

/** A report waits for staff or is settled. */
export const RECEIVED = 0;
export const SETTLED = 1;
export const REPORT_STATUSES = [
  { value: RECEIVED, title: '접수' },
  { value: SETTLED, title: '처리 완료' },
] as const;

const reasons = REPORT_REASONS.map(({ code }) => code);
const measures = MEASURES.map(({ code }) => code);

/** A report that a member sends. */
export const reportInput = z.object({
  reason: z
    .enum(reasons, { error: 'select.required' })
    .meta({ title: '이유', choices: coded(REPORT_REASONS) }),
  text: text(0, REPORT_MAX).nullish().meta({ title: '내용' }),
});

const filter = z.object({
  status: wireInteger(-1, 1).optional(),
  realtyId: wireInteger(1).optional(),
  commentId: wireInteger(1).optional(),
  postId: wireInteger(1).optional(),
  golfJoinId: wireInteger(1).optional(),
  /** Who sent it. */
  userId: wireInteger(1).optional(),
});

const listed = z.array(z.number());

/** What screening found: what each holds is said in screening.ts. */
const screeningReason = z.union([
  z.object({
    code: z.literal('price'),
    price: z.number(),
    median: z.number(),
    count: z.number(),
    placeName: z.string(),
  }),
  z.object({ code: z.literal('phone'), phone: z.string(), userIds: listed, realtyIds: listed }),
  z.object({
    code: z.literal('picture'),
    userIds: listed,
    pictures: z.array(z.object({ path: z.string(), other: z.string(), realtyId: z.number() })),
  }),
  z.object({
    code: z.enum(TEXT_REASONS.map(({ code }) => code)),
    text: z.string(),
    writer: z.object({ id: z.number(), name: z.string() }).optional(),
  }),
]);

const report = z.object({
  id: recordId,
  /** 0 in a report of a conversation or a comment. */
  realtyId: z.number().meta({ title: '매물 ID' }),
  conversationId: z.number().nullable().meta({ title: '문의 ID' }),
  commentId: z.number().nullable().meta({ title: '댓글 ID' }),
  postId: z.number().nullable().meta({ title: '글 ID' }),
  golfJoinId: z.number().nullable().meta({ title: '조인 ID' }),
  /** The text of a comment, the first words of a post or what a round of golf says, as it was when it was reported. */
  quote: z.string().meta({ title: '신고된 글' }),
  /** '문의 12' in a report of a conversation, '댓글 12' in one of a comment, '조인 · Riverway' in one of a round of golf. */
  realtyTitle: z.string().meta({ title: '매물' }),
  /** Whether the listing or the comment is hidden by staff. */
  realtyHidden: z.boolean().meta({ title: '매물 숨김' }),
  /** Who is reported: the lister, the other side of a conversation, who wrote a comment. 0 in anonymous talk. */
  reportedId: z.number().meta({ title: '신고된 회원 ID' }),
  reportedName: z.string().meta({ title: '신고된 사람' }),
  /** Reports of the same listing, conversation or comment, this one too. */
  reportCount: z.number().meta({ title: '신고 수' }),
  reason: z.enum(reasons),
  text: z.string(),
  status: z.number(),
  /** What staff decided; null where they did not. */
  measure: z
    .enum(measures)
    .nullable()
    .meta({ title: '조치', choices: coded(MEASURES) }),
  suspended: z.boolean().meta({ title: '계정 정지' }),
  /** Until when the member was suspended from writing; '0' where they were not. */
  until: wireDate.meta({ title: '쓰기 정지' }),
  /** Who settled it; '' for nobody. */
  settledByName: z.string().meta({ title: '처리한 사람' }),
  /** 0 in a report of screening. */
  userId: z.number().meta({ title: '신고한 회원 ID' }),
  /** '자동 점검' in a report of screening. */
  userName: z.string().meta({ title: '신고한 사람' }),
  /** Why screening reports it; null in a report of a member. */
  screening: z.array(screeningReason).nullable().meta({ title: '점검 결과' }),
  createdDate: wireDate.meta({ title: '신고일' }),
  updatedDate,
});
export type Report = z.output<typeof report>;

/** The `updatedDate` of a report as it was read: refused with 409 when it was written anew or settled since. */
const readAs = { basedOn: writtenDate };

/** Whether a decision changes anything for who was reported, who then reads why. */
export const isAgainst = (given: {
  measure: string;
  suspended?: boolean | undefined;
  days?: number | null | undefined;
}): boolean => given.measure !== 'kept' || given.suspended === true || !!given.days;

const decision = z
  .object({
    ...readAs,
    measure: z.enum(measures, { error: 'select.required' }).meta({ title: '조치', choices: coded(MEASURES) }),
    /** Suspends who is reported, beside that. */
    suspended: z.boolean().optional().meta({ title: '계정 정지' }),
    /** Suspends them from writing for so many days; null, as with a closed account, for not at all. */
    days: suspensionDays.nullish(),
    /** What who is reported reads: by mail, and of a hidden listing with it. */
    toReported: text(0, REASON_MAX).meta({ title: '신고된 사람에게', long: true }),
    /** What the reporters read by mail; '' for no mail. */
    toReporter: text(0, ANSWER_MAX).meta({ title: '신고한 사람에게', long: true }),
    /** Other reports of the same listing or comment that are settled alike. */
    also: z
      .array(z.object({ id, ...readAs }))
      .max(50)
      .optional()
      .meta({ title: '함께 처리할 신고' }),
  })
  .refine((given) => given.toReported !== '' || !isAgainst(given), {
    path: ['toReported'],
    error: 'required',
  });

/** A mail as a decision sends it. */
const preview = z.object({
  userName: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Whether it can be sent: the member has an address that is verified, and is not suspended. */
  isSent: z.boolean(),
});
export type MailPreview = z.output<typeof preview>;

export const reports = {
  create: post('/v1/command/realties/{id}/reports', {
    summary: 'Reports a listing; a second report of the same member replaces the first',
    access: 'member',
    verified: true,
    publishes: true,
    limit: REPORTS,
    params: idParams,
    body: reportInput,
    reply: z.void(),
    status: 204,
  }),
  list: get('/v1/query/reports', {
    summary: 'Reports of listings, conversations and comments, newest first',
    access: 'admin',
    query: paging(['id', 'createdDate', 'status', 'reason']).extend(filter.shape),
    reply: z.array(report),
  }),
  count: get('/v1/query/reports/count', {
    summary: 'Number of reports',
    access: 'admin',
    query: filter,
    reply: z.number(),
  }),
  get: get('/v1/query/reports/{id}', {
    summary: 'One report',
    access: 'admin',
    params: idParams,
    reply: report,
  }),
  update: patch('/v1/command/reports', {
    summary: 'Marks a report as settled or as waiting',
    access: 'admin',
    body: z.object({
      id,
      status: z
        .literal(REPORT_STATUSES.map(({ value }) => value))
        .meta({ title: '상태', choices: REPORT_STATUSES }),
      basedOn: readAs.basedOn.optional(),
    }),
    reply: report,
  }),
  decide: post('/v1/command/reports/{id}/decision', {
    summary:
      'Settles a report with all that follows: hides its listing, suspends its owner, tells both sides; all of it or nothing',
    access: 'admin',
    params: idParams,
    body: decision,
    reply: report,
    status: 200,
  }),
  preview: post('/v1/command/reports/{id}/preview', {
    summary: 'The mails that a decision would send, which it does not',
    access: 'admin',
    params: idParams,
    body: decision,
    reply: z.array(preview),
    status: 200,
  }),
};
