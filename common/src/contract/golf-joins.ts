import { z } from 'zod';
import { del, get, patch, post, put } from '../endpoint.ts';
import { coded } from '../field-meta.ts';
import {
  createdDate,
  id,
  idParams,
  paging,
  recordId,
  text,
  updatedDate,
  wireDate,
  wireInteger,
} from '../fields.ts';
import {
  CLOSE_HOURS,
  HANDICAP_MAX,
  NOTE_MAX,
  PACES,
  REQUEST_NOTE_MAX,
  REQUEST_STATUSES,
  SEATS_MAX,
} from '../golf-joins.ts';
import { isDay } from '../immigration/days.ts';
import { perDay, REPORTS, SEARCHES } from '../limits.ts';
import { namedBy, recordOf } from '../tags.ts';
import { reportInput } from './reports.ts';

const pace = z.enum(PACES.map(({ code }) => code)).meta({ title: '진행', choices: coded(PACES) });
const handicap = z.int().min(0).max(HANDICAP_MAX).nullish();
const contact = text(0, NOTE_MAX).meta({ title: '함께 칠 사람들에게', long: true });

/** What a form of a request, and of what the host writes to who plays along, holds. */
export const golfRequestInput = z.object({
  note: text(0, REQUEST_NOTE_MAX).meta({ title: '인사말', long: true }),
});
export const golfContactInput = z.object({ contact });

/** A round that a member offers seats of. Day and time are those of the course's clocks. */
export const golfJoinInput = z
  .object({
    courseId: z
      .int({ error: 'select.required' })
      .min(1, { error: 'select.required' })
      .meta({ title: '골프장' }),
    day: z
      .string({ error: 'select.required' })
      .min(1, { error: 'select.required' })
      .refine(isDay, { error: 'date' })
      .meta({ title: '날짜' }),
    time: z
      .string({ error: 'select.required' })
      .min(1, { error: 'select.required' })
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'date' })
      .meta({ title: '티타임' }),
    seats: z.int().min(1).max(SEATS_MAX).meta({ title: '빈자리' }),
    /** CAD a person. */
    greenFee: z.number().min(0).max(2000).multipleOf(0.01).nullish().meta({ title: '1인 그린피 (CAD)' }),
    handicapMin: handicap.meta({ title: '핸디캡 (부터)' }),
    handicapMax: handicap.meta({ title: '핸디캡 (까지)' }),
    pace,
    note: text(0, NOTE_MAX).meta({ title: '하고 싶은 말', long: true }),
    contact,
    closeHours: z
      .literal(CLOSE_HOURS.map(({ value }) => value))
      .meta({ title: '신청 마감', choices: CLOSE_HOURS }),
  })
  .refine(({ handicapMin: from, handicapMax: to }) => (from ?? 0) <= (to ?? HANDICAP_MAX), {
    path: ['handicapMax'],
    error: 'join.handicap',
  });
export type GolfJoinInput = z.output<typeof golfJoinInput>;

const join = z.object({
  id: recordId,
  /** The host. */
  userId: z.number().meta({ title: '회원 ID' }),
  userName: z.string().meta({ title: '올린 사람' }),
  courseId: z.number().meta({ title: '골프장 ID' }),
  title: z.string().meta({ title: '골프장' }),
  regionId: z.string().meta({ title: '도시', choices: 'regions' }),
  cityName: z.string(),
  teeDate: wireDate.meta({ title: '티타임' }),
  /** The same as the clocks of the course show it: '2026-11-28 08:30'. */
  teeTime: z.string().meta({ title: '티오프 시각' }),
  closesDate: wireDate.meta({ title: '신청 마감' }),
  closesTime: z.string().meta({ title: '신청 마감 시각' }),
  seats: z.number().meta({ title: '빈자리' }),
  /** Members who are accepted. */
  taken: z.number().meta({ title: '수락한 사람' }),
  greenFee: z.number().nullable().meta({ title: '1인 그린피 (CAD)' }),
  handicapMin: z.number().nullable().meta({ title: '핸디캡 (부터)' }),
  handicapMax: z.number().nullable().meta({ title: '핸디캡 (까지)' }),
  pace,
  note: z.string().meta({ title: '하고 싶은 말' }),
  /** '0' for a round that is not cancelled. */
  cancelledDate: wireDate.meta({ title: '취소한 날' }),
  /** Why staff have hidden it; '' for a round that everybody can read. */
  hiddenReason: z.string().meta({ title: '숨긴 이유' }),
  createdDate,
  updatedDate,
});
export type GolfJoin = z.output<typeof join>;

const status = z.enum(REQUEST_STATUSES.map(({ code }) => code));

/** What 조인 knows of how a member keeps their word: of the last year. Of who asks or plays it is 0 to all but the host. */
const conduct = z.object({ noShows: z.number(), lateCancels: z.number() });
export type Conduct = z.output<typeof conduct>;

const request = conduct.extend({
  /** Of the member. */
  id: z.number(),
  name: z.string(),
  note: z.string(),
  status,
  /** Whether they gave a seat up late. */
  late: z.boolean(),
  /** Whether the caller has marked them as a no-show. */
  marked: z.boolean(),
});
export type GolfRequest = z.output<typeof request>;

/** What of a round is the caller's own matter. */
const viewer = z.object({
  role: z.enum(['host', 'joiner', 'none']),
  host: conduct.extend({ marked: z.boolean() }),
  /** What the host writes to who plays along: '' for everybody else. */
  contact: z.string(),
  own: z
    .object({
      ...{ status, note: z.string(), late: z.boolean() },
      /** Whether they took it back before it was answered, after which they may ask again. */
      again: z.boolean(),
    })
    .nullable(),
  /** To the host all who asked; to who is accepted the others who are, without their notes. */
  requests: z.array(request),
  /** Whether one of the two has blocked the other. */
  blocked: z.boolean(),
  /** Until when the caller may not ask, for no-shows; '0' for who may. */
  barredUntil: wireDate,
});
export type GolfJoinViewer = z.output<typeof viewer>;

const mine = z.object({
  join,
  /** Whether staff have hidden it; why is said to its host only. */
  hidden: z.boolean(),
  /** Of the caller's request; null for a round of their own. */
  status: status.nullable(),
  /** Of a round of their own: how many wait for an answer. */
  waiting: z.number(),
});
export type OwnGolfJoin = z.output<typeof mine>;

const filter = z.object({
  id: wireInteger(1).optional(),
  regionId: z.string().optional().meta({ title: '도시', choices: 'regions' }),
});

const hosts = namedBy('userId', 'users');

const asks = perDay(30, { shared: 'golf-requests' });
const changes = perDay(100, { shared: 'golf-joins' });
const ofMember = idParams.extend({ userId: idParams.shape.id });

/** Rounds of golf with seats that members offer each other. No money passes through here. */
export const golfJoins = {
  upcoming: get('/v1/query/golf-joins/upcoming', {
    summary: 'Rounds to come that are neither cancelled nor hidden, the next one first; a thousand at most',
    limit: SEARCHES,
    reads: ['golf_joins', 'golf_courses'],
    reply: z.array(join),
    shows: hosts,
  }),
  get: get('/v1/query/golf-joins/{id}', {
    summary: 'One round, until a week after it; staff read all',
    params: idParams,
    reads: recordOf('golf_joins', 'golf_courses'),
    reply: join,
    shows: hosts,
  }),
  list: get('/v1/query/golf-joins', {
    summary: 'All rounds, the last one first',
    access: 'admin',
    query: paging(['id', 'teeDate']).extend(filter.shape),
    order: { sort: 'teeDate', order: 'DESC' },
    reply: z.array(join),
  }),
  count: get('/v1/query/golf-joins/count', {
    summary: 'Number of rounds',
    access: 'admin',
    query: filter,
    reply: z.number(),
  }),
  viewer: get('/v1/account/golf-joins/{id}', {
    summary:
      "What of a round is the caller's own: their request, who asked, what the host writes to who plays",
    access: 'member',
    params: idParams,
    reply: viewer,
  }),
  mine: get('/v1/account/golf-joins', {
    summary: 'Rounds of the caller and such that they asked to join, the last one first',
    access: 'member',
    reply: z.array(mine),
  }),
  create: post('/v1/command/golf-joins', {
    summary: 'Offers seats of a round that the caller has booked',
    access: 'member',
    verified: true,
    publishes: true,
    limit: perDay(10),
    body: golfJoinInput,
    reply: join,
  }),
  update: patch('/v1/command/golf-joins', {
    summary: 'Changes what the host writes to who plays along',
    access: 'member',
    verified: true,
    publishes: true,
    limit: changes,
    body: golfContactInput.extend({ id }),
    reply: join,
  }),
  cancel: post('/v1/command/golf-joins/{id}/cancel', {
    summary: 'Cancels a round of the caller, which everybody is told who asked',
    access: 'member',
    limit: changes,
    params: idParams,
    reply: z.void(),
    status: 204,
  }),
  ask: put('/v1/command/golf-joins/{id}/request', {
    summary: 'Asks to join a round, as long as it is open',
    access: 'member',
    verified: true,
    publishes: true,
    limit: asks,
    params: idParams,
    body: golfRequestInput,
    reply: z.void(),
  }),
  withdraw: del('/v1/command/golf-joins/{id}/request', {
    summary:
      "Takes the caller's request back, or gives their seat up, until the tee time; also of a round that staff have hidden",
    access: 'member',
    limit: asks,
    params: idParams,
    reply: z.void(),
  }),
  decide: put('/v1/command/golf-joins/{id}/requests/{userId}', {
    summary: "Accepts a member into a round of the caller's while there are seats, or declines",
    access: 'member',
    verified: true,
    publishes: true,
    limit: changes,
    params: ofMember,
    body: z.object({ accepted: z.boolean() }),
    reply: z.void(),
  }),
  markNoShow: put('/v1/command/golf-joins/{id}/no-shows/{userId}', {
    summary: 'Says that the host, or a member whom the host accepted, did not come; within a week, once',
    access: 'member',
    verified: true,
    publishes: true,
    limit: changes,
    params: ofMember,
    reply: z.void(),
  }),
  report: post('/v1/command/golf-joins/{id}/reports', {
    summary: 'Reports a round; a second report of the same member replaces the first',
    access: 'member',
    verified: true,
    publishes: true,
    limit: REPORTS,
    params: idParams,
    body: reportInput,
    reply: z.void(),
    status: 204,
  }),
};
