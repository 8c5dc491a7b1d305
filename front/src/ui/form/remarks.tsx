import { type ReactNode, useId } from 'react';
import styles from './fields.module.css';

/**
 * The text under a control: its hint, shown before anything is wrong, and its error. Out: an id for the control,
 * the ids of what describes it, for its aria-describedby, and the lines to put below it.
 */
export const useRemarks = (hint: ReactNode, error: string | undefined) => {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const remarks = (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
  return { id, describedBy, remarks };
};
