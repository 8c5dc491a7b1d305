import type { GasAverage } from '@hanca/common/contract/energy.ts';
import { dayText } from '@hanca/common/immigration/days.ts';
import { josa } from '@hanca/common/josa.ts';

/** '186.9¢'. */
export const centsText = (cents: number): string => `${cents.toFixed(1)}¢`;

/** Less than this nobody notices at the pump. */
const SAME_CENTS = 0.5;

type Week = GasAverage['weeks'][number];

const WEEK_MS = 7 * 24 * 3600_000;

/** What the week of the figure before is called, of which there may be none for some weeks. */
const before = (now: Week, last: Week): string => {
  const weeks = Math.round((Date.parse(now.week) - Date.parse(last.week)) / WEEK_MS);
  return weeks === 1 ? '지난주' : `${weeks}주 전`;
};

const changeOf = (now: Week, last: Week | undefined): { text: string; way: 'up' | 'down' | 'same' } => {
  if (!last) return { text: '', way: 'same' };
  const more = now.cents - last.cents;
  const than = before(now, last);
  if (Math.abs(more) < SAME_CENTS) return { text: `${josa(`${than}과(와)`)} 비슷해요`, way: 'same' };
  return more > 0
    ? { text: `${than}보다 ${centsText(more)} 올랐어요`, way: 'up' }
    : { text: `${than}보다 ${centsText(-more)} 내렸어요`, way: 'down' };
};

/** The sides of the drawing of a trend, and what its line leaves free above and below. */
const WIDTH = 240;
const HEIGHT = 64;
const EDGE = 6;

/** The weeks of a city as a line, and what it shows in words; null for fewer than two. */
const trendOf = (city: string, weeks: GasAverage['weeks']) => {
  const [oldest, newest] = [weeks[0], weeks.at(-1)];
  if (!oldest || !newest || weeks.length < 2) return null;
  const all = weeks.map(({ cents }) => cents);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const points = all.map((cents, index) => ({
    x: rounded(EDGE + (index / (all.length - 1)) * (WIDTH - 2 * EDGE)),
    y: rounded(HEIGHT - EDGE - ((cents - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE)),
  }));
  return {
    box: `0 0 ${WIDTH} ${HEIGHT}`,
    line: points.map(({ x, y }) => `${x},${y}`).join(' '),
    last: points.at(-1) ?? { x: 0, y: 0 },
    count: weeks.length,
    words: `${city}의 ${weeks.length}주: ${dayText(oldest.week)} 주 ${centsText(oldest.cents)}에서 ${dayText(newest.week)} 주 ${centsText(newest.cents)}. 가장 싼 주는 ${centsText(low)}, 가장 비싼 주는 ${centsText(high)}였어요.`,
  };
};

/** The average of a city as the page shows it; null for one without weeks. */
const rowOf = ({ regionId, city, weeks, stale, mode }: GasAverage) => {
  const newest = weeks.at(-1);
  if (!newest) return null;
  return {
    regionId,
    city,
    cents: centsText(newest.cents),
    value: newest.cents,
    change: changeOf(newest, weeks.at(-2)),
    week: `${dayText(newest.week)}까지의 주`,
    stale: stale && mode === 'live',
    trend: trendOf(city, weeks),
  };
};
export type AverageRow = NonNullable<ReturnType<typeof rowOf>>;

/** Whether a city is what a reader of a place wants to see, the more the better. In: a province, an area, a city, or CA00. */
const closeness = (regionId: string, place: string): number => {
  if (regionId === place) return 2;
  return place.length >= 4 && regionId.startsWith(place.slice(0, 4)) ? 1 : 0;
};

/**
 * The averages in the order of a place: its city or, as only some are surveyed, the first of its province before the others; the
 * country as a whole last.
 */
export const averageRows = (averages: GasAverage[], place: string): AverageRow[] =>
  averages
    .flatMap((average) => rowOf(average) ?? [])
    .map((row, index) => ({ row, index }))
    .sort(
      (a, b) =>
        closeness(b.row.regionId, place) - closeness(a.row.regionId, place) ||
        Number(a.row.regionId === 'CA') - Number(b.row.regionId === 'CA') ||
        a.index - b.index,
    )
    .map(({ row }) => row);
