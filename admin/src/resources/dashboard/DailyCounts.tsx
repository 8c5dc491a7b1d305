import { grouped } from '@hanca/common/grouped.ts';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { ScreenSection } from '../../layout/ScreenSection.tsx';
import { DayChart, type DayCount } from './DayChart.tsx';

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

/** How many came on each day: in sum, as a chart for the eye and as a table for screen readers. */
export const DailyCounts = ({ title, unit, days }: DailyCountsProps) => {
  const sum = days.reduce((total, { count }) => total + count, 0);
  const text = (count: number) => `${grouped(count)}${unit}`;
  return (
    <ScreenSection title={title}>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', mb: 1 }}>
        오늘 {text(days.at(-1)?.count ?? 0)} · 30일 동안 {text(sum)}
      </Typography>
      <DayChart days={days} textOf={({ day, count }) => `${dayText(day)} ${text(count)}`} />
      {/* Browsers do not clip a table to one pixel; its wrapper can be. */}
      <div style={visuallyHidden}>
        <table>
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
      </div>
    </ScreenSection>
  );
};
