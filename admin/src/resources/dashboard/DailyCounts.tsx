import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useCode } from '../../core/code.ts';
import { useIdle } from '../../core/idle.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { ScreenSection } from '../../layout/ScreenSection.tsx';
import type { DayChartProps } from './DayChart.tsx';

const HEIGHT = 220;

const loadChart = async () => (await import('./DayChart.tsx')).DayChart;

export interface DayCount {
  /** YYYY-MM-DD. */
  day: string;
  count: number;
}

interface DailyCountsProps {
  title: string;
  /** What is counted: '명'. */
  unit: string;
  /** In their order, today last. */
  days: DayCount[];
}

/** '11월 21일'. */
const dayText = (day: string): string => {
  const [, month, date] = day.split('-').map(Number);
  return `${month}월 ${date}일`;
};

const Chart = (props: DayChartProps) => (
  <Loaded
    query={useCode('chart', loadChart)}
    waiting={<Skeleton variant="rounded" height={HEIGHT} />}
    problem="그래프를 불러오지 못했어요."
  >
    {(DayChart) => (
      <div aria-hidden>
        <DayChart {...props} />
      </div>
    )}
  </Loaded>
);

/**
 * How many came on each day: in sum, as a chart for the eye and as a table for who hears it. The chart's code is
 * fetched once the figures stand there.
 */
export const DailyCounts = ({ title, unit, days }: DailyCountsProps) => {
  const idle = useIdle();
  const sum = days.reduce((total, { count }) => total + count, 0);
  const text = (count: number) => `${count.toLocaleString('ko-KR')}${unit}`;
  return (
    <ScreenSection title={title}>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', mb: 1 }}>
        오늘 {text(days.at(-1)?.count ?? 0)} · 30일 동안 {text(sum)}
      </Typography>
      {idle ? (
        <Chart days={days} height={HEIGHT} textOf={text} dayText={dayText} />
      ) : (
        <Skeleton variant="rounded" height={HEIGHT} />
      )}
      <table style={visuallyHidden}>
        <caption>날짜별 {title}</caption>
        <thead>
          <tr>
            <th scope="col">날짜</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{dayText(day)}</th>
              <td>{text(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScreenSection>
  );
};
