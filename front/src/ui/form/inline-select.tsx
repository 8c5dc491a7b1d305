import { type ComponentProps, useId } from 'react';
import styles from './inline-select.module.css';

interface InlineSelectProps extends ComponentProps<'select'> {
  label: string;
}

/** A native select with its label beside it. */
export const InlineSelect = ({ label, children, ...rest }: InlineSelectProps) => {
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...rest}>
        {children}
      </select>
    </div>
  );
};
