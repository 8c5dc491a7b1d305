import type { Event } from '@hanca/common/contract/events.ts';
import { eventTime } from '@hanca/common/event-times.ts';
import { type EventState, eventState } from '@hanca/common/events.ts';
import type { WireDate } from '@hanca/common/fields.ts';
import { grouped } from '@hanca/common/grouped.ts';
import { splitImages } from '@hanca/common/image-lists.ts';

const ms = (date: WireDate): number => Number(date.time);

/** When it is, by the clocks of where it is. */
export const timeOf = ({ regionId, startDate, endDate }: Event): string =>
  eventTime(regionId, ms(startDate), ms(endDate));

/** Until when it can be joined. */
export const deadlineOf = ({ regionId, deadline, startDate }: Event): string =>
  eventTime(regionId, ms(deadline ?? startDate));

/** In: the moment, in milliseconds. */
export const stateOf = ({ startDate, endDate, deadline, ...event }: Event, now: number): EventState =>
  eventState({ ...event, start: ms(startDate), end: ms(endDate), deadline: deadline && ms(deadline) }, now);

/** Whether it can be joined, in a word or two. */
export const stateText: Record<EventState, string> = {
  open: '신청 중',
  full: '자리 없음',
  closed: '신청 마감',
  over: '끝난 행사',
  cancelled: '취소된 행사',
};

/** '무료', '$15'. */
export const feeText = ({ fee }: Pick<Event, 'fee'>): string => (fee === 0 ? '무료' : `$${fee}`);

/** '12명 신청 · 정원 40명'. */
export const seatsText = ({ joined, seats }: Pick<Event, 'joined' | 'seats'>): string =>
  `${grouped(joined)}명 신청${seats > 0 ? ` · 정원 ${grouped(seats)}명` : ''}`;

/** What a list shows of an event: all of it that travels with a page. */
export const forItem = (event: Event, now: number) => ({
  id: event.id,
  title: event.title,
  place: event.place,
  // This year goes without saying.
  time: timeOf(event).replaceAll(`${new Date(now).getUTCFullYear()}년 `, ''),
  state: stateOf(event, now),
  seats: seatsText(event),
  fee: feeText(event),
  picture: splitImages(event.images)[0],
});
export type EventItem = ReturnType<typeof forItem>;
