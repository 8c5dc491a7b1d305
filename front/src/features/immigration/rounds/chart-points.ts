import type { Round } from '@hanca/common/contract/immigration.ts';
import type { RoundKind } from '@hanca/common/immigration/rounds.ts';
import { timeAxis, valueAxis } from '../chart/axes.ts';

/** What rounds are drawn as. */
const GROUPS = [
  { group: 'program', title: '전체 대상·CEC' },
  { group: 'pnp', title: '주정부 추천' },
  { group: 'category', title: '직업군·프랑스어' },
] as const;
export type Group = (typeof GROUPS)[number]['group'];

const PROGRAMS: readonly RoundKind[] = ['general', 'cec', 'skilledWorker', 'tradesProgram'];

const groupOf = (kind: RoundKind): Group => {
  if (kind === 'pnp') return 'pnp';
  return PROGRAMS.includes(kind) ? 'program' : 'category';
};

/** The scores between two lines. */
const STEP = 100;

/** The cut-offs of rounds as points in a drawing, in per cent of its sides. In: the newest first, of one year or of many. */
export const chartOf = (rounds: Pick<Round, 'date' | 'kind' | 'crs' | 'number'>[]) => {
  const [newest, oldest] = [rounds[0], rounds.at(-1)];
  if (!newest || !oldest) return null;
  const { x, times } = timeAxis(oldest.date, newest.date);
  const { y, lines } = valueAxis(
    rounds.map(({ crs }) => crs),
    STEP,
  );
  return {
    points: rounds.map(({ date, kind, crs, number }) => ({
      number,
      group: groupOf(kind),
      x: x(date),
      y: y(crs),
    })),
    groups: GROUPS.filter(({ group }) => rounds.some(({ kind }) => groupOf(kind) === group)),
    lines,
    times,
  };
};
export type ChartData = NonNullable<ReturnType<typeof chartOf>>;
