import type { Wait } from '@hanca/common/contract/border.ts';
import type { Usual } from './queries.ts';

/** The least of the hours that are left of a day which must be known to call one of them the best: half, and two. */
const KNOWN_SHARE = 0.5;
const KNOWN_HOURS = 2;

/** Of one way of a crossing what is usual now, and the best of what is left of today. In: the hours, the present one first. */
export const outlookOf = (
  usual: readonly Pick<Usual, 'slot' | 'minutes' | 'days'>[],
  slots: readonly number[],
): Pick<Wait, 'usual' | 'best'> => {
  const inOrder = slots.flatMap((slot) => usual.filter((one) => one.slot === slot));
  const [least] = inOrder.toSorted((a, b) => a.minutes - b.minutes);
  return {
    usual: usual.find(({ slot }) => slot === slots[0])?.minutes ?? null,
    best:
      least && inOrder.length >= Math.max(KNOWN_HOURS, slots.length * KNOWN_SHARE)
        ? { hour: least.slot % 24, minutes: least.minutes, isNow: least.slot === slots[0], days: least.days }
        : null,
  };
};
