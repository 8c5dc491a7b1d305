import { TIME_ZONE } from '@hanca/common/dates.ts';
import { shownAt } from '@hanca/common/zones.ts';

const SLOTS = 7 * 24;

/** The hour of the week by the clocks of the crossings, from 0 on Sunday. By our own zone data: a database may have older ones. */
export const slotOf = (at: Date): number => {
  const shown = new Date(shownAt(at.getTime(), TIME_ZONE));
  return shown.getUTCDay() * 24 + shown.getUTCHours();
};

/** The hour of the week now and those after it. */
export const slotsFrom = (now: Date, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (slotOf(now) + index) % SLOTS);
