import type { roundList } from './list.ts';
import styles from './pool.module.css';

type Data = NonNullable<Awaited<ReturnType<typeof roundList.load>>['pool']>;

/** How many people wait with which scores. */
export const Pool = ({ pool: { day, total, bands } }: { pool: Data }) => (
  <section aria-labelledby="pool" className={styles.pool}>
    <h2 id="pool">후보자 점수 분포</h2>
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
    <p className="quiet">구간의 너비가 서로 달라요. 401~500점만 10점씩 나눠요.</p>
  </section>
);
