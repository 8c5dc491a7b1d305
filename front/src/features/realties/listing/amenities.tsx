import { AMENITIES } from '@hanca/common/amenities.ts';
import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import drawings from '../amenities.svg';
import styles from './amenities.module.css';

/** Of the eight amenities those that are said to be there, or not to be: these are struck through and say so. */
export const Amenities = ({ options }: Pick<RealtyDetail, 'options'>) => {
  const said = AMENITIES.filter(({ code }) => options[code] !== undefined);
  if (said.length === 0) return null;
  return (
    <section className="part" aria-labelledby="options">
      <h2 id="options">옵션</h2>
      <ul className={styles.grid}>
        {said.map(({ code, title }) => (
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
};
