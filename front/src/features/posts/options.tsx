import { AMENITIES } from '@hanca/common/amenities.ts';
import styles from './options.module.css';

export interface OptionsProps {
  present: string[];
}

/** The eight amenities; what is not there is struck through and says so. */
export const Options = ({ present }: OptionsProps) => (
  <section className="part" aria-labelledby="options">
    <h2 id="options">옵션</h2>
    <ul className={styles.options}>
      {AMENITIES.map(({ code, title }) =>
        present.includes(code) ? (
          <li key={code}>
            {title}
            <span>있음</span>
          </li>
        ) : (
          <li key={code} className={styles.absent}>
            <s>{title}</s>
            <span>없음</span>
          </li>
        ),
      )}
    </ul>
  </section>
);
