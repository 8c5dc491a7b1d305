import styles from './realty-skeletons.module.css';

/** Quiet panels in the shape of cards, while listings are on their way. */
export const RealtySkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => `card ${index}`).map((key) => (
    <li key={key} className={`breathing ${styles.card}`} aria-hidden="true">
      <div />
      <span />
      <span />
      <span />
    </li>
  ));
