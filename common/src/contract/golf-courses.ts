import { z } from 'zod';
import { crud } from '../crud.ts';
import { get, post } from '../endpoint.ts';
import { coded } from '../field-meta.ts';
import { idParams, location, regionId, text, title, wireDate, wireDay } from '../fields.ts';
import { COURSE_KINDS } from '../golf.ts';
import { SEARCHES } from '../limits.ts';
import { recordOf } from '../tags.ts';

/** CAD a person; nothing where it is not known. */
const fee = z.number().min(0).max(2000).multipleOf(0.01).nullish();

/** A time of the day by the clocks of the course, '' for none. */
const timeOfDay = text(0, 5).regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, { error: 'date' });

/** An address that begins with https, '' for none. */
const secureLink = text(0, 500).regex(/^(?:https:\/\/[^\s/]+\.[^\s]+)?$/i, { error: 'link.format' });

/** A telephone number as people write it, '' for none. */
const phone = text(0, 40).regex(/^(?:[+(]?\d[\d\s().+-]{5,}\d(?:\s*(?:ext\.?|x)\s*\d{1,6})?)?$/i, {
  error: 'phone.format',
});

const words = (most: number) => text(0, most).optional();

const paths = { query: '/v1/query/golf-courses', command: '/v1/command/golf-courses' };

const plain = crud({
  name: 'golf_courses',
  fields: {
    title: title(1, 100).meta({ title: '골프장' }),
    regionId: regionId.meta({ title: '도시' }),
    kind: z
      .enum(COURSE_KINDS.map(({ code }) => code))
      .optional()
      .meta({ title: '이용', choices: coded(COURSE_KINDS) }),
    holes: z.int().min(3).max(108).nullish().meta({ title: '홀 수' }),
    location: location.nullish().meta({ title: '위치' }),
    weekdayFee: fee.meta({ title: '주중 그린피', hint: 'CAD' }),
    weekendFee: fee.meta({ title: '주말 그린피', hint: 'CAD' }),
    twilightFee: fee.meta({ title: '트와일라잇 그린피', hint: 'CAD' }),
    seniorFee: fee.meta({ title: '시니어 그린피', hint: 'CAD' }),
    cartFee: fee.meta({ title: '카트', hint: '한 사람, CAD' }),
    bookingFee: fee.meta({ title: '예약 수수료', hint: '한 사람, CAD' }),
    taxPercent: z.number().min(0).max(20).nullish().meta({ title: '세금', hint: '%, 요금에 들어 있으면 0' }),
    windowDays: z
      .int()
      .min(1)
      .max(365)
      .nullish()
      .meta({ title: '예약 여는 날', hint: '며칠 전부터 예약하는지 적어요.' }),
    windowTime: timeOfDay
      .optional()
      .meta({ title: '예약 여는 시각', hint: '골프장의 시각이에요. 예: 19:00' }),
    dress: words(500).meta({ title: '복장' }),
    singles: words(500).meta({ title: '1인 예약' }),
    cancelRule: words(500).meta({ title: '취소 규정' }),
    phone: phone.optional().meta({ title: '전화' }),
    url: secureLink.optional().meta({ title: '예약 페이지' }),
    note: text(0, 1000).optional().meta({ title: '알아 둘 것', long: true }),
    source: text(1, 200).meta({ title: '출처' }),
  },
  filters: ['regionId', 'kind', 'holes'],
  search: ['title', 'source'],
  sort: ['title'],
  order: { sort: 'title', order: 'ASC' },
  paths,
});

const course = plain.get.reply;
export type GolfCourse = z.output<typeof course>;

const card = course.extend({
  cityName: z.string(),
  /** Whose clocks its times are of. */
  zone: z.string(),
  /** Its own position, or that of the middle of its city; null where neither is known. */
  point: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  isExact: z.boolean(),
});
export type GolfCourseCard = z.output<typeof card>;

/** What partners may say of free tee times; the fields are those of Google's feed of golf availability. */
const teeTime = z.object({
  /** Seconds since 1970. */
  startTimeSec: z.number(),
  spotsAvailable: z.number(),
  holes: z.number(),
  /** CAD a person. */
  basePrice: z.number(),
  bookingLink: z.string(),
});
export type TeeTime = z.output<typeof teeTime>;

const dayOfPlay = z.object({
  /** As YYYY-MM-DD, and the day that the calendar of the course shows now. */
  day: z.string(),
  today: z.string(),
  /** What the clocks of the course show: '16:19'. Null where its position is not known. */
  sunset: z.string().nullable(),
  /** The last start of 18 holes that ends before; an estimate. */
  lastStart: z.string().nullable(),
  /** When the course begins to take bookings for that day: by its clocks, '2026-11-17 19:00', and the moment. Null where that is not known. */
  opensTime: z.string().nullable(),
  opensDate: wireDate.nullable(),
  /** Null where nobody tells us: tee times are at the course. */
  teeTimes: z.array(teeTime).nullable(),
});
export type DayOfPlay = z.output<typeof dayOfPlay>;

/** A file of some hundred rows. */
const IMPORT_MAX = 200_000;

/** Golf courses: what a round costs, when bookings open, and what to know before. */
export const golfCourses = {
  ...plain,
  cards: get('/v1/query/golf-courses/cards', {
    summary: 'All golf courses with where they are, by name',
    limit: SEARCHES,
    reads: ['golf_courses'],
    reply: z.array(card),
  }),
  card: get('/v1/query/golf-courses/{id}/card', {
    summary: 'One golf course with where it is',
    params: idParams,
    reads: recordOf('golf_courses'),
    reply: card,
  }),
  day: get('/v1/query/golf-courses/{id}/day', {
    summary: 'Sunset, opening of bookings and tee times of a day at a course, by default today',
    limit: SEARCHES,
    params: idParams,
    query: z.object({ day: wireDay.optional() }),
    // Without a day it changes with every day of the calendar, which a job announces.
    reads: recordOf('golf_courses'),
    reply: dayOfPlay,
  }),
  file: get('/v1/query/golf-courses/{id}/booking.ics', {
    summary: 'When bookings for a day open, as a file for calendars; 404 where that is not known',
    limit: SEARCHES,
    params: idParams,
    query: z.object({ day: wireDay }),
    reply: z.void(),
    download: 'text/calendar',
  }),
  import: post('/v1/command/golf-courses/import', {
    summary:
      'Stores the rows of a CSV, all of them or none; the same city and name is the same row, a column that is missing stays as it is',
    access: 'admin',
    body: z.object({ text: text(1, IMPORT_MAX).meta({ title: 'CSV', long: true }) }),
    reply: z.object({ added: z.number(), changed: z.number(), same: z.number() }),
  }),
};
