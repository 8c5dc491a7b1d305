import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { DayCount } from './DailyCounts.tsx';

export interface DayChartProps {
  days: DayCount[];
  /** Pixels. */
  height: number;
  textOf: (count: number) => string;
  dayText: (day: string) => string;
}

/** So that a chart of empty days has a scale. */
const LEAST = 4;

/** '11/21'. */
const brief = (day: string): string => day.slice(5).split('-').map(Number).join('/');

/** One bar a day. */
export const DayChart = ({ days, height, textOf, dayText }: DayChartProps) => {
  const { palette } = useTheme();
  const most = Math.max(LEAST, ...days.map(({ count }) => count));
  return (
    <BarChart
      height={height}
      margin={{ left: 0, right: 20, top: 8, bottom: 0 }}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'band',
          data: days.map(({ day }) => day),
          valueFormatter: (day: string, { location }) => (location === 'tick' ? brief(day) : dayText(day)),
          tickInterval: (_, index) => (days.length - 1 - index) % 7 === 0,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[{ max: most, tickMinStep: 1, width: 32, disableLine: true, disableTicks: true }]}
      series={[
        {
          data: days.map(({ count }) => count),
          color: palette.primary.main,
          valueFormatter: (count) => textOf(count ?? 0),
        },
      ]}
    />
  );
};
