import { z } from 'zod';
import { crud } from '../crud.ts';
import { del, get, put } from '../endpoint.ts';
import { idParams, imageList, paging, regionId, text, title, wireDate, writtenDate } from '../fields.ts';
import { perDay } from '../limits.ts';

const plain = crud({
  name: 'events',
  fields: {
    title: title(1, 100).meta({ title: '제목' }),
    regionId: regionId.meta({ title: '지역' }),
    place: title(1, 200).meta({ title: '장소' }),
    host: title(1, 100).meta({ title: '주최' }),
    startDate: writtenDate.meta({ title: '시작' }),
    endDate: writtenDate.meta({ title: '끝' }),
    /** Until when members may join; without one until it starts. */
    deadline: writtenDate.nullish().meta({ title: '신청 마감' }),
    /** 0 for as many as come. */
    seats: z
      .int()
      .min(0)
      .max(100_000)
      .optional()
      .meta({ title: '정원', hint: '0은 제한이 없다는 뜻이에요.' }),
    /** CAD. */
    fee: z.int().min(0).max(10_000).optional().meta({ title: '참가비', hint: 'CAD' }),
    content: text(1, 10_000).meta({ title: '안내', long: true }),
    images: imageList.optional().meta({ title: '사진', target: 'post' }),
    cancelled: z.boolean().optional().meta({ title: '취소됨' }),
  },
  filters: ['regionId', 'cancelled'],
  search: ['title', 'place'],
  sort: ['title', 'startDate'],
  order: { sort: 'startDate', order: 'DESC' },
});

const event = plain.get.reply.extend({
  /** How many members have joined. */
  joined: z.number().meta({ title: '신청 인원' }),
});
export type Event = z.output<typeof event>;

const attendee = z.object({
  /** Of the member. */
  id: z.number(),
  name: z.string(),
  joinedDate: wireDate,
});
export type Attendee = z.output<typeof attendee>;

/** Joining and leaving. */
const limit = perDay(100, { shared: 'events' });

/** What people come together for, which members join. */
export const events = {
  ...plain,
  list: { ...plain.list, reply: z.array(event) },
  get: { ...plain.get, reply: event },
  create: { ...plain.create, reply: event },
  update: { ...plain.update, reply: event },
  join: put('/v1/command/events/{id}/join', {
    summary: 'Joins the caller to an event while there are seats; joining again changes nothing',
    access: 'member',
    verified: true,
    limit,
    params: idParams,
    reply: z.void(),
  }),
  leave: del('/v1/command/events/{id}/join', {
    summary: "Gives the caller's seat of an event back, if they have one",
    access: 'member',
    limit,
    params: idParams,
    reply: z.void(),
  }),
  mine: get('/v1/account/events', {
    summary: 'Events that the caller has joined, the last one first',
    access: 'member',
    reply: z.array(event),
  }),
  attendees: get('/v1/query/events/{id}/attendees', {
    summary: 'Who has joined an event, the first one first',
    access: 'admin',
    params: idParams,
    query: paging(['joinedDate'], 100),
    reply: z.array(attendee),
  }),
  calendar: get('/v1/query/events/{id}/calendar.ics', {
    summary: 'An event as a file for calendars',
    params: idParams,
    reply: z.void(),
    download: 'text/calendar',
  }),
};
