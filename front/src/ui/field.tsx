import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { useRemarks } from './remarks.tsx';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  /** What is wrong with it, as one sentence. */
  error?: string;
  /** What to enter, shown before anything is wrong. */
  hint?: string;
}

/** A labelled input; its hint and its error are read out with it. */
export const Field = ({ label, error, hint, ...rest }: FieldProps) => {
  const { id, describedBy, remarks } = useRemarks(hint, error);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        {...rest}
      />
      {remarks}
    </div>
  );
};
