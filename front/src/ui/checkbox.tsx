import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { useRemarks } from './remarks.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string;
}

export const Checkbox = ({ label, error, ...rest }: CheckboxProps) => {
  const { id, describedBy, remarks } = useRemarks(undefined, error);
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          {...rest}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {remarks}
    </div>
  );
};
