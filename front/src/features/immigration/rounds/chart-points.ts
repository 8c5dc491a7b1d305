import type { Round } from '@hanca/common/contract/immigration.ts';
import type { RoundKind } from '@hanca/common/immigration/rounds.ts';

/** What rounds are drawn as. */
export const GROUPS = [
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

const DAY_MS = 24 * 3600_000;
const MONTHS = [1, 4, 7, 10];
/** The scores between two lines. */
const STEP = 100;
/** What the points leave free on each side, in per cent; below stand the years. */
const SIDE = 3;
const TOP = 6;
const BOTTOM = 88;

const percent = (share: number): string => `${Math.round(share * 10) / 10}%`;

const startOf = (year: number): number => Date.UTC(year, 0, 1);

/** The cut-offs of rounds as points in a drawing, in per cent of its sides. In: the newest first, of one year or of many. */
export const chartOf = (rounds: Pick<Round, 'date' | 'kind' | 'crs' | 'number'>[]) => {
  const [newest, oldest] = [rounds[0], rounds.at(-1)];
  if (!newest || !oldest) return null;
  const [first, last] = [oldest, newest].map(({ date }) => Number(date.slice(0, 4))) as [number, number];
  const isYear = first === last;
  const [from, to] = [startOf(first), isYear ? startOf(last + 1) - DAY_MS : Date.parse(newest.date)];
  const scores = rounds.map(({ crs }) => crs);
  const low = Math.floor(Math.min(...scores) / STEP) * STEP;
  const high = Math.ceil((Math.max(...scores) + 1) / STEP) * STEP;
  const x = (at: number) => percent(SIDE + ((at - from) / (to - from)) * (100 - 2 * SIDE));
  const y = (score: number) => percent(BOTTOM - ((score - low) / (high - low)) * (BOTTOM - TOP));
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    points: rounds.map(({ date, kind, crs, number }) => ({
      number,
      group: groupOf(kind),
      x: x(Date.parse(date)),
      y: y(crs),
    })),
    groups: GROUPS.filter(({ group }) => rounds.some(({ kind }) => groupOf(kind) === group)),
    scores: Array.from({ length: (high - low) / STEP + 1 }, (_, index) => low + index * STEP).map(
      (score) => ({
        score,
        y: y(score),
      }),
    ),
    times: isYear
      ? MONTHS.map((month) => ({ name: `${month}월`, x: x(Date.UTC(first, month - 1, 1)) }))
      : years.map((year) => ({ name: `’${String(year).slice(2)}`, x: x(startOf(year)) })),
  };
};
export type ChartData = NonNullable<ReturnType<typeof chartOf>>;
