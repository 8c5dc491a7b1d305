import { AMENITIES } from '@hanca/common/amenities.ts';
import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import drawings from '../amenities.svg';
import styles from './amenities.module.css';

/** The eight amenities; what is not there is struck through and says so. */
export const Amenities = ({ options }: Pick<RealtyDetail, 'options'>) => (
  <section className="part" aria-labelledby="options">
    <h2 id="options">옵션</h2>
    <ul className={styles.grid}>
      {AMENITIES.map(({ code, title }) => (
        <li key={code} className={options[code] ? undefined : styles.absent}>
          <svg width={24} height={24} aria-hidden="true">
            <use href={`${drawings}#${code}`} />
          </svg>
          {options[code] ? <span>{title}</span> : <s>{title}</s>}
          <small>{options[code] ? '있음' : '없음'}</small>
        </li>
      ))}
    </ul>
  </section>
);
