import type { PnpDraw } from '@hanca/common/contract/pnp-draws.ts';
import { routeOf } from '@hanca/common/immigration/pnp.ts';

/** One drawing for each route: points and dollars have no scale in common. */
const PANELS = [
  { route: 'points', title: '점수로 초청: 최저 점수', unit: '점', step: 20 },
  { route: 'wage', title: '시급으로 초청: 최저 시급', unit: '달러', step: 10 },
] as const;

const DAY_MS = 24 * 3600_000;
const MONTHS = [1, 4, 7, 10];
/** What the points leave free on each side, in per cent; below stand the times. */
const SIDE = 4;
const TOP = 10;
const BOTTOM = 84;

const percent = (share: number): string => `${Math.round(share * 10) / 10}%`;

const startOf = (year: number): number => Date.UTC(year, 0, 1);

const leastOf = ({ minScore, minWage }: PnpDraw): number => minScore ?? minWage ?? 0;

/** The least that was invited by each route as points in drawings, in per cent of their sides. In: the newest first. */
export const panelsOf = (draws: readonly PnpDraw[]) => {
  const drawn = draws.filter((draw) => routeOf(draw) !== 'other');
  const [newest, oldest] = [drawn[0], drawn.at(-1)];
  if (!newest || !oldest) return [];
  const [first, last] = [Number(oldest.date.slice(0, 4)), Number(newest.date.slice(0, 4))];
  const isYear = first === last;
  const [from, to] = [startOf(first), isYear ? startOf(last + 1) - DAY_MS : Date.parse(newest.date)];
  const x = (at: number) => percent(SIDE + ((at - from) / (to - from)) * (100 - 2 * SIDE));
  const times = isYear
    ? MONTHS.map((month) => ({ name: `${month}월`, x: x(Date.UTC(first, month - 1, 1)) }))
    : Array.from({ length: last - first + 1 }, (_, index) => first + index).map((year) => ({
        name: `${year}`,
        x: x(startOf(year)),
      }));
  return PANELS.flatMap(({ route, title, unit, step }) => {
    const own = drawn.filter((draw) => routeOf(draw) === route);
    if (own.length === 0) return [];
    const values = own.map(leastOf);
    const low = Math.floor(Math.min(...values) / step) * step;
    const high = Math.ceil((Math.max(...values) + 1) / step) * step;
    const y = (value: number) => percent(BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP));
    return [
      {
        route,
        title: `${title}(${unit})`,
        points: own.map((draw) => ({ id: draw.id, x: x(Date.parse(draw.date)), y: y(leastOf(draw)) })),
        lines: Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step).map(
          (value) => ({ value, y: y(value) }),
        ),
        times,
      },
    ];
  });
};
export type Panel = ReturnType<typeof panelsOf>[number];
