import styles from './chart.module.css';
import type { ChartData, Group } from './chart-points.ts';

/** Of half a point, in pixels. */
const SIZE = 3.5;

const Point = ({ group, x, y }: { group: Group; x: string; y: string }) =>
  group === 'pnp' ? (
    <rect
      className={styles.pnp}
      x={x}
      y={y}
      width={2 * SIZE}
      height={2 * SIZE}
      transform={`translate(${-SIZE} ${-SIZE})`}
    />
  ) : (
    <circle className={styles[group]} cx={x} cy={y} r={SIZE} />
  );

/** The cut-offs in the course of time. What it shows stands in the list below it, and in short in its words. */
export const Chart = ({ chart, words }: { chart: ChartData; words: string }) => (
  <figure className={styles.figure}>
    <svg className={styles.chart} role="img" aria-label={words}>
      {chart.scores.map(({ score, y }) => (
        <g key={score}>
          <line x1="0" x2="100%" y1={y} y2={y} />
          <text x="0" y={y} dy="-3">
            {score}
          </text>
        </g>
      ))}
      {chart.times.map(({ name, x }) => (
        <text key={name} x={x} y="98%">
          {name}
        </text>
      ))}
      {chart.points.map(({ number, ...point }) => (
        <Point key={number} {...point} />
      ))}
    </svg>
    <figcaption>
      <ul className={styles.groups}>
        {chart.groups.map(({ group, title }) => (
          <li key={group}>
            <svg width="12" height="12" aria-hidden="true">
              <Point group={group} x="6" y="6" />
            </svg>
            {title}
          </li>
        ))}
      </ul>
      <p className="quiet">{words}</p>
    </figcaption>
  </figure>
);
