import { z } from 'zod';
import {
  ALERT_CHANNELS,
  ALERT_MODES,
  ALERT_TOPICS,
  ALERT_ZONES,
  ALERTS_MAX,
  NOTIFICATION_TOPICS,
} from '../alerts.ts';
import { CROSSING_SLUGS, CROSSINGS, DIRECTIONS } from '../border.ts';
import { del, get, patch, post, put } from '../endpoint.ts';
import { coded } from '../field-meta.ts';
import { flag, id, idParams, paging, regionFilter, regionId, text, wireDate } from '../fields.ts';
import { CENTS, STATION_GRADES } from '../fuel-stations.ts';
import { isDay } from '../immigration/days.ts';
import { ROUND_KINDS, roundKinds } from '../immigration/rounds.ts';
import { perDay, perHour } from '../limits.ts';
import { plainLetters } from '../plain-letters.ts';
import { AUDIENCES, PROGRAM_GROUPS } from '../registrations.ts';
import { codes, realtyFilter } from './realty-filter.ts';

/** What a member can set of an alert; without a channel it is told of on the site alone. */
const settings = {
  channels: z.array(z.enum(ALERT_CHANNELS)).max(10).meta({ title: '받는 방법' }),
  mode: z.enum(ALERT_MODES).meta({ title: '받는 때' }),
};

const alert = z.object({
  id: z.number(),
  topic: z.enum(ALERT_TOPICS),
  criteria: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))]),
  ),
  channels: z.array(z.enum(ALERT_CHANNELS)),
  mode: z.enum(ALERT_MODES),
  paused: z.boolean(),
  createdDate: wireDate,
});
export type Alert = z.output<typeof alert>;

/** What alerts about homes are narrowed by: a search, as everybody can have it. */
export const alertFilter = realtyFilter.omit({ hidden: true });

const keywordOf = (isLong: (letters: string) => boolean) =>
  text(1, 60)
    .refine((words) => isLong(plainLetters(words)), { error: 'alert.keyword' })
    .meta({ title: '키워드' });

/** Words that something has all of; a single letter is in nearly everything. */
const keyword = keywordOf((letters) => [...letters].length >= 2);

export const postAlert = z.object({
  keyword,
  jobs: flag.optional().meta({ title: '구인만' }),
  regionId: regionFilter,
});
/** Coupons of a place with all of some words, each of which may be the shop's name; without words all of them. */
export const couponAlert = z.object({ keyword: keyword.optional(), regionId: regionFilter });
/** Much to eat is called by one syllable: 쌀, 무, 파. */
export const flyerItemAlert = z.object({
  keyword: keywordOf((letters) => [...letters].length >= 2 || /^[가-힣]$/.test(letters)),
  regionId: regionFilter,
});

/**
 * The wait of cars at a crossing, by the agency that they drive up to: once it falls below so many minutes, or when it is usually the
 * shortest between two hours of a day of the week. These are by the clocks of the crossings, the day from 0 on Sunday.
 */
export const borderAlert = z
  .object({
    crossing: z.enum(CROSSING_SLUGS).meta({
      title: '국경',
      choices: CROSSINGS.map(({ slug, name }) => ({ value: slug, title: name })),
    }),
    direction: z.enum(DIRECTIONS).meta({ title: '방향' }),
    below: z.int().min(5).max(240).optional().meta({ title: '대기 시간(분)' }),
    weekday: z.int().min(0).max(6).optional().meta({ title: '요일' }),
    from: z.int().min(0).max(22).optional().meta({ title: '몇 시부터' }),
    to: z.int().min(2).max(24).optional().meta({ title: '몇 시까지' }),
  })
  .refine(
    ({ below, weekday, from, to }) =>
      below === undefined
        ? weekday !== undefined && from !== undefined && to !== undefined && to - from >= 2
        : weekday === undefined && from === undefined && to === undefined,
    { error: 'alert.border', path: ['below'] },
  );

/** Rounds of invitations, of one kind, and with a cut-off that a score reaches. */
export const roundAlert = z.object({
  kind: z
    .enum(roundKinds)
    .optional()
    .meta({ title: '종류', choices: ROUND_KINDS.map(({ kind, title }) => ({ value: kind, title })) }),
  score: z.int().min(1).max(1200).optional().meta({ title: '내 CRS 점수' }),
});

/** Openings of a city's recreation programs: of a group alone, of one opening alone, for residents or everyone alone. */
export const registrationAlert = z.object({
  regionId,
  group: z
    .enum(PROGRAM_GROUPS.map(({ code }) => code))
    .optional()
    .meta({ title: '분류', choices: coded(PROGRAM_GROUPS) }),
  audience: z
    .enum(AUDIENCES.map(({ code }) => code))
    .optional()
    .meta({ title: '대상', choices: coded(AUDIENCES) }),
  registrationId: id.optional(),
});

/** The opening of a course's bookings for one day. */
export const golfAlert = z.object({
  courseId: id.meta({ title: '골프장' }),
  day: z
    .string({ error: 'date' })
    .refine((day) => /^20/.test(day) && isDay(day), { error: 'date' })
    .meta({ title: '치는 날' }),
});

/** A price at a station of a place, once somebody is believed who says that it is at most so many cents per litre. */
export const fuelAlert = z.object({
  regionId,
  grade: z.enum(codes(STATION_GRADES)).meta({ title: '기름 종류', choices: coded(STATION_GRADES) }),
  cents: z
    .number()
    .min(CENTS.least)
    .max(CENTS.most)
    .overwrite((cents) => Math.round(cents * 10) / 10)
    .meta({ title: '리터당 센트' }),
  everyone: z.boolean().optional().meta({ title: '회원 가격 빼기' }),
});

const ofTopic = <T extends (typeof ALERT_TOPICS)[number], S extends z.ZodObject>(topic: T, criteria: S) =>
  z.object({
    topic: z.literal(topic).meta({ title: '알림 종류' }),
    criteria: criteria.meta({ title: '조건' }),
    ...settings,
  });

/** A new alert: its criteria are those of its topic. */
const alertInput = z.discriminatedUnion('topic', [
  ofTopic('realties', alertFilter),
  ofTopic('posts', postAlert),
  ofTopic('flyer_items', flyerItemAlert),
  ofTopic('border', borderAlert),
  ofTopic('rounds', roundAlert),
  ofTopic('registrations', registrationAlert),
  ofTopic('golf', golfAlert),
  ofTopic('fuel', fuelAlert),
  ofTopic('coupons', couponAlert),
]);
export type AlertInput = z.output<typeof alertInput>;

const hour = z.int().min(0).max(23);

const zone = z.enum(ALERT_ZONES.map(({ code }) => code));

/** For all alerts of a member. */
const preferences = z.object({
  off: z.array(z.enum(ALERT_TOPICS)),
  /** Hours of the member's clocks between which nothing is mailed at once; null for none. */
  quiet: z.object({ from: z.number(), to: z.number() }).nullable(),
  /** The zone that the member has chosen; null for that of the browser in which they signed in last. */
  zone: zone.nullable(),
  /** The zone by whose clocks quiet hours are counted and daily mails go out at eight. */
  usedZone: z.string(),
});
export type AlertPreferences = z.output<typeof preferences>;

const preferencesInput = preferences.omit({ usedZone: true }).extend({
  off: preferences.shape.off.max(10).meta({ title: '끈 알림' }),
  quiet: z.object({ from: hour.meta({ title: '시작' }), to: hour.meta({ title: '끝' }) }).nullable(),
  zone: zone.meta({ title: '시간대', choices: coded(ALERT_ZONES) }).nullable(),
});

const notification = z.object({
  id: z.number(),
  topic: z.enum(NOTIFICATION_TOPICS),
  /** Both null of what nobody can see any more. */
  title: z.string().nullable(),
  href: z.string().nullable(),
  read: z.boolean(),
  createdDate: wireDate,
});
export type Notification = z.output<typeof notification>;

const limit = perDay(100, { shared: 'alerts' });

/** What members want to know of as soon as it is there. */
export const alerts = {
  list: get('/v1/account/alerts', {
    summary: `The caller's alerts, newest first; there are ${ALERTS_MAX} at most`,
    access: 'member',
    reply: z.array(alert),
  }),
  create: post('/v1/account/alerts', {
    summary:
      'Tells the caller of what comes and meets the criteria; the same criteria again are the same alert',
    access: 'member',
    limit,
    body: alertInput,
    reply: alert,
  }),
  update: patch('/v1/account/alerts/{id}', {
    summary: 'Pauses an alert or goes on with it; what came meanwhile is not mailed then',
    access: 'member',
    limit,
    params: idParams,
    body: z.object({ ...settings, paused: z.boolean() }).partial(),
    reply: alert,
  }),
  remove: del('/v1/account/alerts/{id}', {
    summary: 'Ends an alert',
    access: 'member',
    limit,
    params: idParams,
    reply: z.void(),
  }),
  unsubscribe: post('/v1/account/alerts/unsubscribe', {
    summary:
      "Pauses the alert, or all alerts of the member, that a mail's token is for; its reader's sign-in has no part in it",
    limit: perHour(100),
    body: z.object({ token: text(1, 100) }),
    reply: z.void(),
    status: 204,
    small: true,
  }),
  preferences: get('/v1/account/alerts/preferences', {
    summary: "The caller's topics that are off, quiet hours and zone",
    access: 'member',
    reply: preferences,
  }),
  prefer: put('/v1/account/alerts/preferences', {
    summary:
      'Switches topics, and sets the hours in which nothing is mailed at once and the zone of the clocks',
    access: 'member',
    limit,
    body: preferencesInput,
    reply: z.void(),
  }),
  mailState: get('/v1/account/alerts/mail', {
    summary: 'Whether nothing is mailed to the caller as mail servers have refused their address for good',
    access: 'member',
    reply: z.object({ failing: z.boolean() }),
  }),
  mailAgain: post('/v1/account/alerts/mail', {
    summary: "Has the caller's address tried again",
    access: 'member',
    limit: perDay(5),
    reply: z.void(),
    status: 204,
  }),
  notifications: get('/v1/account/notifications', {
    summary:
      'What the alerts of the caller have found, and what happened to their rounds of golf, newest first',
    access: 'member',
    query: paging(['id'], 20).omit({ sort: true, order: true }),
    reply: z.array(notification),
  }),
  notificationCount: get('/v1/account/notifications/count', {
    summary: 'How much that is',
    access: 'member',
    reply: z.number(),
  }),
  read: put('/v1/account/notifications/read', {
    summary: 'Says that the caller has seen some of it, or without ids all of it',
    access: 'member',
    limit: perDay(2000),
    body: z.object({ ids: z.array(id).max(100).optional() }),
    reply: z.void(),
  }),
};
