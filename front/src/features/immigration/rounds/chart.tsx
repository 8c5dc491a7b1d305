import { Point, PointsChart, Sign } from '../chart/points-chart.tsx';
import styles from './chart.module.css';
import type { ChartData, Group } from './chart-points.ts';

const lookOf = (group: Group) => ({ className: styles[group], square: group === 'pnp' });

/** The cut-offs in the course of time. What it shows stands in the list below it, and in short in its words. */
export const Chart = ({ chart, words }: { chart: ChartData; words: string }) => (
  <figure className={styles.figure}>
    <PointsChart label={words} className={styles.chart} lines={chart.lines} times={chart.times}>
      {chart.points.map(({ number, group, x, y }) => (
        <Point key={number} {...lookOf(group)} x={x} y={y} />
      ))}
    </PointsChart>
    <figcaption>
      <ul className={styles.groups}>
        {chart.groups.map(({ group, title }) => (
          <li key={group}>
            <Sign {...lookOf(group)} />
            {title}
          </li>
        ))}
      </ul>
      <p className="quiet">{words}</p>
    </figcaption>
  </figure>
);
