import styles from './chart.module.css';
import type { Panel } from './chart-points.ts';

/** Of half a point, in pixels. */
const SIZE = 4;

const Point = ({ route, x, y }: { route: Panel['route']; x: string; y: string }) =>
  route === 'wage' ? (
    <rect
      className={styles.wage}
      x={x}
      y={y}
      width={2 * SIZE}
      height={2 * SIZE}
      transform={`translate(${-SIZE} ${-SIZE})`}
    />
  ) : (
    <circle className={styles.points} cx={x} cy={y} r={SIZE} />
  );

/** What was the least in the course of time, a drawing for each route. What it shows stands in the list, and in short in its words. */
export const Chart = ({ panels, words }: { panels: readonly Panel[]; words: string }) => (
  <figure className={styles.figure}>
    {panels.map(({ route, title, points, lines, times }) => (
      <div key={route}>
        <p className={styles.title}>
          <svg width="12" height="12" aria-hidden="true">
            <Point route={route} x="6" y="6" />
          </svg>
          {title}
        </p>
        <svg
          className={route === 'wage' ? `${styles.chart} ${styles.low}` : styles.chart}
          role="img"
          aria-label={`${title}. ${words}`}
        >
          {lines.map(({ value, y }) => (
            <g key={value}>
              <line x1="0" x2="100%" y1={y} y2={y} />
              <text x="0" y={y} dy="-3">
                {value}
              </text>
            </g>
          ))}
          {times.map(({ name, x }) => (
            <text key={name} x={x} y="98%">
              {name}
            </text>
          ))}
          {points.map(({ id, x, y }) => (
            <Point key={id} route={route} x={x} y={y} />
          ))}
        </svg>
      </div>
    ))}
    <figcaption className="quiet">{words}</figcaption>
  </figure>
);
