import type { ReactNode } from 'react';
import type { Axes } from './axes.ts';
import styles from './points-chart.module.css';

/** Of half a point, in pixels. */
const SIZE = 4;

interface PointProps {
  /** Its colours. */
  className: string | undefined;
  square: boolean;
  x: string;
  y: string;
}

export const Point = ({ className, square, x, y }: PointProps) =>
  square ? (
    <rect
      className={className}
      x={x}
      y={y}
      width={2 * SIZE}
      height={2 * SIZE}
      transform={`translate(${-SIZE} ${-SIZE})`}
    />
  ) : (
    <circle className={className} cx={x} cy={y} r={SIZE} />
  );

/** A point beside what it means. */
export const Sign = (props: Omit<PointProps, 'x' | 'y'>) => (
  <svg width="12" height="12" aria-hidden="true">
    <Point {...props} x="6" y="6" />
  </svg>
);

interface PointsChartProps extends Axes {
  label: string;
  className: string | undefined;
  /** The points. */
  children: ReactNode;
}

/** Points over times and lines of values; its class says how high it is. */
export const PointsChart = ({ label, className, lines, times, children }: PointsChartProps) => (
  <svg className={`${styles.chart} ${className}`} role="img" aria-label={label}>
    {lines.map(({ value, y }) => (
      <g key={value}>
        <line x1="0" x2="100%" y1={y} y2={y} />
        <text className={styles.scale} x="-8" y={y} dy="4">
          {value}
        </text>
      </g>
    ))}
    {times.map(({ name, x }) => (
      <text key={name} x={x} y="98%">
        {name}
      </text>
    ))}
    {children}
  </svg>
);
