import type { PnpDraw } from '@hanca/common/contract/pnp-draws.ts';
import { routeOf } from '@hanca/common/immigration/pnp.ts';
import { timeAxis, valueAxis } from '../chart/axes.ts';

/** One drawing for each route: points and dollars have no scale in common. */
const PANELS = [
  { route: 'points', title: '점수로 초청: 최저 점수', unit: '점', step: 20 },
  { route: 'wage', title: '시급으로 초청: 최저 시급', unit: '달러', step: 10 },
] as const;

const leastOf = ({ minScore, minWage }: PnpDraw): number => minScore ?? minWage ?? 0;

/** The least that was invited by each route as points in drawings, in per cent of their sides. In: the newest first. */
export const panelsOf = (draws: readonly PnpDraw[]) => {
  const drawn = draws.filter((draw) => routeOf(draw) !== 'other');
  const [newest, oldest] = [drawn[0], drawn.at(-1)];
  if (!newest || !oldest) return [];
  const { x, times } = timeAxis(oldest.date, newest.date);
  return PANELS.flatMap(({ route, title, unit, step }) => {
    const own = drawn.filter((draw) => routeOf(draw) === route);
    if (own.length === 0) return [];
    const { y, lines } = valueAxis(own.map(leastOf), step);
    return [
      {
        route,
        title: `${title}(${unit})`,
        points: own.map((draw) => ({ id: draw.id, x: x(draw.date), y: y(leastOf(draw)) })),
        lines,
        times,
      },
    ];
  });
};
export type Panel = ReturnType<typeof panelsOf>[number];
