import { z } from 'zod';
import { crud } from '../crud.ts';
import { get, post } from '../endpoint.ts';
import { coded } from '../field-meta.ts';
import { idParams, regionId, text, title, wireDate } from '../fields.ts';
import { PROGRAM_GROUPS, SEASONS } from '../registrations.ts';

/** Whether such a minute is in the calendar. In: '2027-03-02 10:00'. */
const isMinute = (text: string): boolean => {
  const read = new Date(`${text.replace(' ', 'T')}Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text.replace(' ', 'T'));
};

/** What the clocks of the city show, as its guide says it: '2027-03-02 10:00'; of the optional one '' for none. */
const clockTime = (min: 0 | 1) =>
  text(min, 16)
    .overwrite((typed) => typed.replace(/^(\d{4}-\d{2}-\d{2})[T ]+/, '$1 '))
    .refine((typed) => typed === '' || (/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(typed) && isMinute(typed)), {
      error: 'date',
    });

const YEARS = { first: 2024, last: 2100 };

const plain = crud({
  name: 'registrations',
  fields: {
    title: title(1, 60).meta({ title: '프로그램' }),
    regionId: regionId.meta({ title: '도시' }),
    year: z.int().min(YEARS.first).max(YEARS.last).meta({ title: '연도' }),
    season: z.enum(SEASONS.map(({ code }) => code)).meta({ title: '시즌', choices: coded(SEASONS) }),
    group: z
      .enum(PROGRAM_GROUPS.map(({ code }) => code))
      .meta({ title: '분류', choices: coded(PROGRAM_GROUPS) }),
    residentsTime: clockTime(0)
      .optional()
      .meta({ title: '거주자 시작', hint: '그 도시의 시각이에요. 예: 2027-03-02 10:00' }),
    opensTime: clockTime(1).meta({ title: '모두 시작', hint: '그 도시의 시각이에요. 예: 2027-03-09 10:00' }),
    url: text(1, 500)
      .regex(/^https:\/\/[^\s/]+\.[^\s]+$/i, { error: 'link.format' })
      .meta({ title: '공식 페이지' }),
    source: text(1, 200).meta({ title: '출처' }),
    note: text(0, 1000).optional().meta({ title: '알아 둘 것', long: true }),
    /** Not announced yet: reckoned from earlier seasons. */
    expected: z.boolean().optional().meta({ title: '예상' }),
  },
  filters: ['regionId', 'season', 'group', 'expected'],
  search: ['title', 'source'],
  sort: ['title', 'opensTime'],
  order: { sort: 'opensTime', order: 'DESC' },
});

const registration = plain.get.reply.extend({
  /** The moments at which the clocks of the city show it; without a time of their own residents register with everyone. */
  residentsDate: wireDate.nullable().meta({ title: '거주자 시작 시각' }),
  opensDate: wireDate.meta({ title: '모두 시작 시각' }),
  /** Whose clocks these are. */
  zone: z.string().meta({ title: '시간대' }),
});
export type Registration = z.output<typeof registration>;

const city = z.object({ id: z.string(), name: z.string() });

const calendar = z.object({
  registrations: z.array(registration.extend({ cityName: z.string() })),
  /** Where readers may live, by area. */
  homes: z.array(z.object({ id: z.string(), name: z.string(), cities: z.array(city) })),
});
export type RegistrationCalendar = z.output<typeof calendar>;

/** A file of some hundred rows. */
const IMPORT_MAX = 200_000;

/** When registrations for recreation programs open. */
export const registrations = {
  ...plain,
  list: { ...plain.list, reply: z.array(registration) },
  get: { ...plain.get, reply: registration },
  create: { ...plain.create, reply: registration },
  update: { ...plain.update, reply: registration },
  calendar: get('/v1/query/registrations/calendar', {
    summary: 'Openings that are to come or were in the last four months, the first one first',
    reads: ['registrations'],
    reply: calendar,
  }),
  clock: get('/v1/query/registrations/clock', {
    summary: 'What the clock of the server shows, in milliseconds, to compare a device with',
    reply: z.object({ now: z.number() }),
  }),
  file: get('/v1/query/registrations/{id}/calendar.ics', {
    summary: 'An opening as a file for calendars, with what is registered and when for whom',
    params: idParams,
    reply: z.void(),
    download: 'text/calendar',
  }),
  import: post('/v1/command/registrations/import', {
    summary:
      'Stores the rows of a CSV, all of them or none; the same city, season and program is the same row',
    access: 'admin',
    body: z.object({ text: text(1, IMPORT_MAX).meta({ title: 'CSV', long: true }) }),
    reply: z.object({ added: z.number(), changed: z.number(), same: z.number() }),
  }),
};
