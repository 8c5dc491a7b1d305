import { Point, PointsChart, Sign } from '../chart/points-chart.tsx';
import styles from './chart.module.css';
import type { Panel } from './chart-points.ts';

const lookOf = (route: Panel['route']) =>
  route === 'wage' ? { className: styles.wage, square: true } : { className: styles.points, square: false };

/** What was the least in the course of time, a drawing for each route. What it shows stands in the list, and in short in its words. */
export const Chart = ({ panels, words }: { panels: readonly Panel[]; words: string }) => (
  <figure className={styles.figure}>
    {panels.map(({ route, title, points, lines, times }) => (
      <div key={route}>
        <p className={styles.title}>
          <Sign {...lookOf(route)} />
          {title}
        </p>
        <PointsChart
          label={`${title}. ${words}`}
          className={route === 'wage' ? styles.low : styles.high}
          {...{ lines, times }}
        >
          {points.map(({ id, x, y }) => (
            <Point key={id} {...lookOf(route)} x={x} y={y} />
          ))}
        </PointsChart>
      </div>
    ))}
    <figcaption className="quiet">{words}</figcaption>
  </figure>
);
