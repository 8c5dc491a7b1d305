import styles from './skeleton.module.css';

/** Grey lines in the shape of rows that are being fetched. */
export const SkeletonRows = ({ rows, label }: { rows: 1 | 2 | 3; label: string }) => (
  <div role="status">
    <span className="hidden-text">{label}</span>
    {['first', 'second', 'third'].slice(0, rows).map((row) => (
      <div key={row} className={styles.row}>
        <span className="breathing" />
        <span className="breathing" />
      </div>
    ))}
  </div>
);
