import { grouped } from '@hanca/common/grouped.ts';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';

export interface DayCount {
  /** YYYY-MM-DD. */
  day: string;
  count: number;
}

interface DayChartProps {
  days: DayCount[];
  /** What is said of a day where one points at it. */
  textOf: (day: DayCount) => string;
}

/** Pixels. */
const HEIGHT = 180;
/** The lines, from the lowest; each a whole number above the other. */
const LINES = [0, 1, 2, 3, 4];
const STEPS = 4;

/** '11/21'. */
const brief = (day: string): string => day.slice(5).split('-').map(Number).join('/');

/** One bar a day, for the eye alone. */
export const DayChart = ({ days, textOf }: DayChartProps) => {
  const { palette, typography } = useTheme();
  const step = Math.max(1, Math.ceil(Math.max(0, ...days.map(({ count }) => count)) / STEPS));
  const width = 100 / days.length;
  const label = { ...typography.caption, fill: palette.text.secondary };
  return (
    <Box
      component="svg"
      aria-hidden
      sx={{
        display: 'block',
        overflow: 'visible',
        width: 'calc(100% - 36px)',
        height: HEIGHT,
        mt: 2,
        mb: 3,
        ml: '36px',
      }}
    >
      {LINES.map((line) => (
        <g key={line} transform={`translate(0 ${(HEIGHT / STEPS) * (STEPS - line)})`}>
          <line x2="100%" stroke={palette.divider} />
          <text x={-8} dy={4} textAnchor="end" style={label}>
            {grouped(line * step)}
          </text>
        </g>
      ))}
      {days.map((each, index) => {
        const height = (each.count / (STEPS * step)) * 100;
        return (
          <Tooltip key={each.day} title={textOf(each)} enterDelay={0} enterTouchDelay={0}>
            <g>
              <rect x={`${index * width}%`} width={`${width}%`} height="100%" fill="transparent" />
              <rect
                x={`${(index + 0.1) * width}%`}
                y={`${100 - height}%`}
                width={`${width * 0.8}%`}
                height={`${height}%`}
                fill={palette.primary.main}
              />
              {(days.length - 1 - index) % 7 === 0 && (
                <text x={`${(index + 0.5) * width}%`} y="100%" dy={18} textAnchor="middle" style={label}>
                  {brief(each.day)}
                </text>
              )}
            </g>
          </Tooltip>
        );
      })}
    </Box>
  );
};
