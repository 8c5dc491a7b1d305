import styles from './coming.module.css';
import { coming } from './services.ts';

/** The services that are not open yet, said plainly: small, and after all that is. */
export const Coming = () => (
  <section className={styles.coming} aria-labelledby="coming">
    <h2 id="coming">준비 중이에요</h2>
    <ul>
      {coming.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong> {text}
        </li>
      ))}
    </ul>
  </section>
);
