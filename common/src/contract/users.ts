import { z } from 'zod';
import { LEVELS, USER_LEVELS } from '../coupons.ts';
import { del, get, patch, put } from '../endpoint.ts';
import {
  flag,
  id,
  idParams,
  MAX_INTEGER,
  paging,
  recordId,
  text,
  wireDate,
  wireInteger,
  writtenDate,
} from '../fields.ts';
import { REASON_MAX, STRIKES, SUSPENSION_DAYS } from '../moderation.ts';

export const ROLES = ['admin'] as const;

/** What the roles are called. */
export const ROLE_TITLES = [{ value: 'admin', title: '관리자' }] as const;

const filter = z.object({
  id: wireInteger(0, MAX_INTEGER).optional(),
  email: text(0, 254).optional().meta({ description: 'A part of the address' }),
  reservedName: flag.optional().meta({
    title: '이름',
    description:
      'true: members whose name could be taken for staff, the product or nobody, chosen before that was refused',
  }),
  addressLost: flag.optional().meta({
    title: '이메일 로그인',
    description: 'Whether the account cannot be signed in to by its address, which another one has verified',
  }),
});

const user = z.object({
  id: recordId,
  name: z.string().meta({ title: '이름' }),
  email: z.string().meta({ title: 'E-mail' }),
  /** The other services by which the account can sign in, by their names; '' for none. */
  sns: z.string().meta({ title: 'SNS' }),
  roles: z.array(z.string()),
  suspended: z.boolean(),
  /** Until when they may read but not write; '0' for who may write. */
  suspendedUntil: wireDate.meta({ title: '쓰기 정지' }),
  /** Decisions of staff against them that were not taken back. */
  strikeCount: z.number().meta({ title: '조치' }),
  /** The grade, 0 to 5. */
  level: z.number(),
  /** What they have besides a password, in words; '' for nothing. */
  secondFactor: z.string().meta({ title: '2단계 인증' }),
  createdDate: wireDate.meta({ title: '가입일' }),
  /** When they last signed in or a session of theirs was renewed; '0' for never. */
  seenDate: wireDate.meta({ title: '최근 이용' }),
  realtyCount: z.number().meta({ title: '매물' }),
});
export type User = z.output<typeof user>;

const session = z.object({
  id: z.string(),
  device: z.string(),
  /** ISO 3166 code of the country it was used from last; null for unknown. */
  country: z.string().nullable(),
  createdDate: wireDate,
  usedDate: wireDate,
});

const activity = z.object({
  /** Reports of listings that they sent. */
  reports: z.number(),
  /** Coupons that they have, and how many of them are used. */
  claims: z.number(),
  usedClaims: z.number(),
  /** Listings that they saved. */
  saved: z.number(),
  /** Messages that they wrote; their texts are nobody else's. */
  messages: z.number(),
});
export type UserActivity = z.output<typeof activity>;

const conduct = z.object({
  id: recordId,
  name: z.string(),
  suspended: z.boolean(),
  /** Until when they may not write; '0' for who may. */
  suspendedUntil: wireDate,
  createdDate: wireDate,
  /** Their listings, and how many of them staff have hidden. */
  realties: z.number(),
  hidden: z.number(),
  /** Reports of their listings and of what they write, and how many of them wait. */
  reports: z.number(),
  waiting: z.number(),
  /** What staff decided against them, newest first. */
  strikes: z.array(
    z.object({
      /** Among them, from 1 for the newest: no id, which an appeal would have too. */
      number: z.number(),
      measure: z.enum(STRIKES.map(({ code }) => code)),
      suspended: z.boolean(),
      /** Until when they may not write; '0' where they went on, and in anonymous talk. */
      until: wireDate,
      /** What it was about: of anonymous talk not which. */
      title: z.string(),
      /** '' in anonymous talk, as the name. */
      reason: z.string(),
      settledByName: z.string(),
      /** Whether staff took it back. */
      lifted: z.boolean(),
      /** '0' in anonymous talk. */
      createdDate: wireDate,
    }),
  ),
});
export type Conduct = z.output<typeof conduct>;

const mailState = z.object({
  /** Mails that a server refused for good in the last month; 0 for none. */
  failures: z.number(),
  since: wireDate,
  /** Whether what can wait is not mailed any more. */
  failing: z.boolean(),
});

/** How long a member may not write. */
export const suspensionDays = z
  .literal(
    SUSPENSION_DAYS.map(({ value }) => value),
    { error: 'select.required' },
  )
  .meta({ title: '쓰기 정지 기간', choices: SUSPENSION_DAYS });

export const suspension = z.object({
  days: suspensionDays,
  reason: text(1, REASON_MAX).meta({ title: '이유', long: true }),
  /** The `suspendedUntil` as it was read: refused with 409 where a colleague has changed it since. */
  basedOn: writtenDate.optional(),
});

/** Accounts, for staff. */
export const users = {
  list: get('/v1/users/list', {
    summary: 'Accounts, newest first',
    access: 'admin',
    query: paging(['id', 'name', 'email', 'createdDate']).extend(filter.shape),
    reply: z.array(user),
  }),
  count: get('/v1/users/count', {
    summary: 'Number of accounts',
    access: 'admin',
    query: filter,
    reply: z.number(),
  }),
  get: get('/v1/users/{id}', { summary: 'One account', access: 'admin', params: idParams, reply: user }),
  activity: get('/v1/users/{id}/activity', {
    summary: 'What somebody did as a member, in numbers',
    access: 'admin',
    params: idParams,
    reply: activity,
  }),
  conduct: get('/v1/users/{id}/conduct', {
    summary: 'What was reported of somebody, and what staff decided about it',
    access: 'admin',
    params: idParams,
    reply: conduct,
  }),
  update: patch('/v1/users', {
    summary: 'Changes roles or the grade, or suspends; the last admin stays',
    access: 'admin',
    body: z.object({
      id,
      roles: z.array(z.enum(ROLES)).max(1).optional().meta({ title: '권한', choices: ROLE_TITLES }),
      suspended: z.boolean().optional().meta({ title: '정지' }),
      level: z
        .literal(LEVELS, { error: 'select.required' })
        .optional()
        .meta({ title: '회원 등급', choices: USER_LEVELS }),
    }),
    reply: user,
  }),
  suspend: put('/v1/users/{id}/suspension', {
    summary: 'Suspends a member from writing for some days, for a reason that they read; reading goes on',
    access: 'admin',
    params: idParams,
    body: suspension,
    reply: z.void(),
  }),
  endSuspension: del('/v1/users/{id}/suspension', {
    summary: 'Lets a member write again before that time is over',
    access: 'admin',
    params: idParams,
    reply: z.void(),
  }),
  sessions: get('/v1/users/{id}/sessions', {
    summary: 'Open sessions of an account',
    access: 'admin',
    params: idParams,
    reply: z.array(session),
  }),
  removeSecondFactor: del('/v1/users/{id}/second-factor', {
    summary:
      "Removes the app and the passkeys of somebody who has lost them; takes a recent proof, not the caller's own factors",
    access: 'admin',
    params: idParams,
    reply: z.void(),
  }),
  mails: get('/v1/users/{id}/mails', {
    summary: 'Whether mails to the address of an account are refused',
    access: 'admin',
    params: idParams,
    reply: mailState,
  }),
  mailAgain: del('/v1/users/{id}/mails', {
    summary: 'Forgets the refusals of the address of an account, so that mails are tried again',
    access: 'admin',
    params: idParams,
    reply: z.void(),
  }),
  endSessions: del('/v1/users/{id}/sessions', {
    summary: 'Ends every session of an account',
    access: 'admin',
    params: idParams,
    reply: z.void(),
  }),
};
