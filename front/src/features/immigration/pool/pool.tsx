import type { ReactNode } from 'react';
import styles from './pool.module.css';

interface PoolProps {
  title: string;
  /** In words; widths in per cent. */
  pool: { day: string; total: string; bands: readonly { name: string; people: string; width: string }[] };
  /** What is to be said of it. */
  children: ReactNode;
}

/** How many people wait with which scores. */
export const Pool = ({ title, pool: { day, total, bands }, children }: PoolProps) => (
  <section aria-label={title} className={styles.pool}>
    <h2>{title}</h2>
    <table>
      <caption>
        {day} 기준으로 <strong>{total}</strong>이 초청을 기다려요.
      </caption>
      <thead>
        <tr>
          <th scope="col">점수</th>
          <th scope="col">명</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {bands.map(({ name, people, width }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{people}</td>
            <td>
              <svg width="100%" height="12" aria-hidden="true">
                <rect width={width} height="12" rx="3" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {children}
  </section>
);
