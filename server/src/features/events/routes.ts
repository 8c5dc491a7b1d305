import { calendarFile } from '@hanca/common/calendar-file.ts';
import type { Event } from '@hanca/common/contract/events.ts';
import { api } from '@hanca/common/contract/index.ts';
import { type EventState, eventState } from '@hanca/common/events.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import type { Language } from '@hanca/common/messages.ts';
import { eventPath } from '@hanca/common/public-paths.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import { zoneOf } from '@hanca/common/zones.ts';
import { events } from '../../db/schema/events.ts';
import { serveCrud } from '../../http/crud.ts';
import { found, Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { fieldProblem } from '../../http/validate.ts';
import { checkRegion } from '../geo/places.ts';
import { findMissingImages } from '../images/queries.ts';
import { noteChange } from './news.ts';
import { deleteJoin, findAttendees, findEvent, findJoined, insertJoin, lockEvent } from './queries.ts';

type Texts = Record<Language, string>;

/** Why nobody can join. */
const refusals: Record<Exclude<EventState, 'open'>, Texts> = {
  full: { ko: '자리가 모두 찼어요.', en: 'There are no seats left.' },
  closed: { ko: '신청이 마감됐어요.', en: 'It is too late to join.' },
  over: { ko: '끝난 행사예요.', en: 'This event is over.' },
  cancelled: { ko: '취소된 행사예요.', en: 'This event is cancelled.' },
};

const hasJoins = {
  ko: '신청한 회원이 있어서 지울 수 없어요. 취소됨으로 바꿔 주세요.',
  en: 'Members have joined this event. Cancel it instead.',
};

const { join, leave, mine, attendees, calendar, ...plain } = api.events;

type Row = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

const stateOf = ({ startDate, endDate, deadline, ...row }: Row): EventState =>
  eventState(
    {
      ...row,
      start: startDate.getTime(),
      end: endDate.getTime(),
      deadline: deadline?.getTime() ?? null,
    },
    Date.now(),
  );

const present = ({ createdAt, updatedAt, startDate, endDate, deadline, ...row }: Row): Event => ({
  ...row,
  startDate: toWireDate(startDate),
  endDate: toWireDate(endDate),
  deadline: deadline && toWireDate(deadline),
  createdDate: toWireDate(createdAt),
  updatedDate: toWireDate(updatedAt),
});

const staffRoutes = serveCrud(plain, events, {
  check: async (record, db) => {
    await checkRegion(record);
    const [start, end] = [Number(record.startDate), Number(record.endDate)];
    if (start === 0) throw fieldProblem('startDate', 'required');
    if (end <= start) throw fieldProblem('endDate', 'date.order');
    if (Number(record.deadline ?? 0) > end) throw fieldProblem('deadline', 'deadline.late');
    const missing = await findMissingImages(db, splitImages(String(record.images ?? '')));
    if (missing.length > 0) throw fieldProblem('images', 'image.path');
  },
  changed: (tx, services, before, after) => noteChange(tx, services, before as Row, after as Row),
  beforeRemove: async ({ joined }) => {
    if (Number(joined) > 0) throw new Problem('conflict', { detail: hasJoins });
  },
});

const memberRoutes = serve(
  { join, leave, mine, attendees, calendar },
  {
    join: ({ db, params, caller }) =>
      db.transaction(async (tx) => {
        // Locked before it is read: of many at once each sees the seats that the one before it left.
        const event = found(await lockEvent(tx, params.id));
        // Before the state: whoever has a seat of a full event keeps it.
        const isNew = await insertJoin(tx, event.id, caller.id);
        const state = stateOf(event);
        if (isNew && state !== 'open') throw new Problem('conflict', { detail: refusals[state] });
      }),

    leave: ({ db, params, caller }) =>
      db.transaction(async (tx) => {
        const event = found(await lockEvent(tx, params.id));
        await deleteJoin(tx, event.id, caller.id);
      }),

    mine: async ({ db, caller }) => (await findJoined(db, caller.id)).map(present),

    attendees: async ({ db, params, query }) => {
      found(await findEvent(db, params.id));
      const rows = await findAttendees(db, params.id, query);
      return rows.map(({ joinedAt, ...member }) => ({ ...member, joinedDate: toWireDate(joinedAt) }));
    },

    calendar: async ({ db, params, config, reply }) => {
      const { id, startDate, endDate, updatedAt, ...event } = found(await findEvent(db, params.id));
      const text = calendarFile({
        ...event,
        uid: `event-${id}@hanca`,
        start: startDate,
        end: endDate,
        zone: zoneOf(event.regionId),
        url: absoluteUrl(config, eventPath(id)),
        now: new Date(),
        changed: updatedAt,
      });
      reply
        .header('cache-control', 'no-cache')
        .header('content-disposition', `attachment; filename="hanca-event-${id}.ics"`)
        .type('text/calendar; charset=utf-8')
        .send(text);
    },
  },
);

export const eventRoutes = [...staffRoutes, ...memberRoutes];
