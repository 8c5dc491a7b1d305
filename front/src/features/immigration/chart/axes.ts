const DAY_MS = 24 * 3600_000;
const MONTHS = [1, 4, 7, 10];
/** What the points leave free on each side, in per cent; below stand the times. */
const SIDE = 4;
const TOP = 8;
const BOTTOM = 86;

const percent = (share: number): string => `${Math.round(share * 10) / 10}%`;

const startOf = (year: number): number => Date.UTC(year, 0, 1);

/**
 * Where days are drawn from left to right, in per cent: over the whole of one year, or from the first of several to the newest day.
 * @param oldest - YYYY-MM-DD, as `newest`
 */
export const timeAxis = (oldest: string, newest: string) => {
  const [first, last] = [Number(oldest.slice(0, 4)), Number(newest.slice(0, 4))];
  const isYear = first === last;
  const [from, to] = [startOf(first), isYear ? startOf(last + 1) - DAY_MS : Date.parse(newest)];
  const at = (time: number) => percent(SIDE + ((time - from) / (to - from)) * (100 - 2 * SIDE));
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    x: (day: string) => at(Date.parse(day)),
    times: isYear
      ? MONTHS.map((month) => ({ name: `${month}월`, x: at(Date.UTC(first, month - 1, 1)) }))
      : years.map((year) => ({ name: `’${String(year).slice(2)}`, x: at(startOf(year)) })),
  };
};

/**
 * Where values are drawn, the highest at the top, in per cent; with a line at every `step`.
 * @param values - at least one
 */
export const valueAxis = (values: readonly number[], step: number) => {
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.ceil((Math.max(...values) + 1) / step) * step;
  const y = (value: number) => percent(BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP));
  const marks = Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step);
  return { y, lines: marks.map((value) => ({ value, y: y(value) })) };
};

export interface Axes extends Pick<ReturnType<typeof timeAxis>, 'times'> {
  lines: ReturnType<typeof valueAxis>['lines'];
}
