import { shownAt } from '@hanca/common/clocks.ts';
import { TIME_ZONE } from '@hanca/common/dates.ts';

const HOURS = 24;

/** The hour of the week by the clocks of the crossings, from 0 on Sunday. By our own zone data: a database may have older ones. */
export const slotOf = (at: Date): number => {
  const shown = new Date(shownAt(at.getTime(), TIME_ZONE));
  return shown.getUTCDay() * HOURS + shown.getUTCHours();
};

/** The hour of the week now and those that are left of the day. */
export const slotsToday = (now: Date): number[] => {
  const first = slotOf(now);
  return Array.from({ length: HOURS - (first % HOURS) }, (_, index) => first + index);
};
