import { type ComponentProps, useId } from 'react';
import styles from './select.module.css';

interface SelectProps extends ComponentProps<'select'> {
  label: string;
}

/** A native select with its label beside it. */
export const Select = ({ label, children, ...rest }: SelectProps) => {
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
