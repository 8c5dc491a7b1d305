// What staff decided against a member as the member reads it, what they say against it, and what staff answer.

import { z } from 'zod';
import { get, post, put } from '../endpoint.ts';
import { coded } from '../field-meta.ts';
import { idParams, paging, recordId, text, wireDate, wireInteger } from '../fields.ts';
import { perDay } from '../limits.ts';
import { ANSWER_MAX, STRIKES } from '../moderation.ts';
import { APPEAL_MAX } from '../text-limits.ts';

const measure = z.enum(STRIKES.map(({ code }) => code)).meta({ title: '조치', choices: coded(STRIKES) });

/** A decision of staff, with what its member said against it and what staff answered to that. */
const decided = {
  /** What it was about: the title of a listing or a post as it was, '댓글 12'. */
  title: z.string().meta({ title: '무엇' }),
  measure,
  /** Whether the account was closed. */
  suspended: z.boolean().meta({ title: '계정 정지' }),
  /** Until when the member may not write; '0' where they went on. */
  until: wireDate.meta({ title: '쓰기 정지' }),
  reason: z.string().meta({ title: '이유' }),
  createdDate: wireDate.meta({ title: '조치한 날' }),
  /** '' where the member said nothing. */
  appeal: z.string().meta({ title: '이의' }),
  /** '0' for none. */
  appealedDate: wireDate.meta({ title: '이의를 받은 날' }),
  /** '' where the appeal waits, or there is none. */
  answer: z.string().meta({ title: '답' }),
  answeredDate: wireDate.meta({ title: '답한 날' }),
  /** Whether staff took it back. */
  lifted: z.boolean().meta({ title: '되돌림' }),
};

const decision = z.object({ id: z.number(), ...decided });
export type Decision = z.output<typeof decision>;

const appeal = z.object({
  id: recordId,
  ...decided,
  /** 0 in anonymous talk, where the name is '익명'. */
  userId: z.number().meta({ title: '회원 ID' }),
  userName: z.string().meta({ title: '회원' }),
  /** Of the member; 0 in anonymous talk. */
  strikeCount: z.number().meta({ title: '조치 수' }),
  settledByName: z.string().meta({ title: '처리한 사람' }),
});
export type Appeal = z.output<typeof appeal>;

/** What a member says against a decision. */
export const appealForm = z.object({ text: text(1, APPEAL_MAX, 'appeal.required').meta({ title: '이의' }) });

const answerForm = z.object({
  /** Takes the decision back: what was hidden is shown, and a suspension ends. */
  lifted: z.boolean({ error: 'select.required' }).meta({ title: '되돌리기' }),
  /** What the member reads. */
  answer: text(1, ANSWER_MAX).meta({ title: '답', long: true }),
});

/** Appeals wait for an answer, or have one. */
export const WAITING_APPEAL = 0;
export const ANSWERED_APPEAL = 1;

const filter = z.object({ status: wireInteger(-1, 1).optional() });

export const appeals = {
  own: get('/v1/account/decisions', {
    summary: 'What staff decided against the caller, newest first',
    access: 'member',
    query: paging(['id'], 20),
    reply: z.array(decision),
  }),
  ownCount: get('/v1/account/decisions/count', {
    summary: 'Number of decisions against the caller',
    access: 'member',
    reply: z.number(),
  }),
  write: put('/v1/account/decisions/{id}/appeal', {
    summary: 'Says something against a decision, once; staff answer it',
    access: 'member',
    limit: perDay(10, {
      detail: {
        ko: '이의는 하루에 10번까지 보낼 수 있어요. 내일 다시 보내 주세요.',
        en: 'At most 10 appeals a day. Try again tomorrow.',
      },
    }),
    params: idParams,
    body: appealForm,
    reply: z.void(),
  }),
  list: get('/v1/query/appeals', {
    summary: 'Appeals against decisions, the oldest first',
    access: 'admin',
    query: paging(['id']).extend(filter.shape),
    order: { sort: 'id', order: 'ASC' },
    reply: z.array(appeal),
  }),
  count: get('/v1/query/appeals/count', {
    summary: 'Number of appeals',
    access: 'admin',
    query: filter,
    reply: z.number(),
  }),
  get: get('/v1/query/appeals/{id}', {
    summary: 'One appeal, by the id of its decision',
    access: 'admin',
    params: idParams,
    reply: appeal,
  }),
  answer: post('/v1/command/appeals/{id}/answer', {
    summary: 'Takes a decision back or upholds it, which its member is told; once',
    access: 'admin',
    params: idParams,
    body: answerForm,
    reply: appeal,
    status: 200,
  }),
};
