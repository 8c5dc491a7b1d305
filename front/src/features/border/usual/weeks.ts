import { DIRECTIONS } from '@hanca/common/border.ts';
import type { UsualWait } from '@hanca/common/contract/border.ts';

/** From Monday, by their numbers. */
export const WEEKDAYS = [
  ['월', 1],
  ['화', 2],
  ['수', 3],
  ['목', 4],
  ['금', 5],
  ['토', 6],
  ['일', 0],
] as const;

/** How long a wait is, for the ground of its cell: 0 to 3. */
const levelOf = (minutes: number): number => [10, 25, 45].filter((from) => minutes >= from).length;

/** Of each way a line for every hour of which something is known, with a cell for every day. */
export const weeksOf = (usual: UsualWait[]) =>
  DIRECTIONS.map((direction) => {
    const own = usual.filter((one) => one.direction === direction);
    const hours = [...new Set(own.map(({ hour }) => hour))].sort((a, b) => a - b);
    return {
      direction,
      hours: hours.map((hour) => ({
        hour,
        cells: WEEKDAYS.map(([, weekday]) => {
          const found = own.find((one) => one.hour === hour && one.weekday === weekday);
          return found ? { minutes: found.minutes, level: levelOf(found.minutes) } : null;
        }),
      })),
    };
  });
