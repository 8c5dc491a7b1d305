import { type ComponentProps, useState } from 'react';
import field from './field.module.css';
import { useRemarks } from './remarks.tsx';
import styles from './text-box.module.css';

interface TextBoxProps extends ComponentProps<'textarea'> {
  label: string;
  /** Most characters, as people count them. */
  max: number;
  error?: string;
  hint?: string;
}

const lengthOf = (text: unknown): number => (typeof text === 'string' ? [...text.trim()].length : 0);

/** A labelled box for some lines of text that counts them while they are typed. */
export const TextBox = ({ label, max, error, hint, onChange, ...rest }: TextBoxProps) => {
  const { id, describedBy, remarks } = useRemarks(hint, error);
  const [length, setLength] = useState(lengthOf(rest.defaultValue));
  return (
    <div className={styles.box}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={field.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          setLength(lengthOf(event.currentTarget.value));
          onChange?.(event);
        }}
        {...rest}
      />
      <p className={length > max ? `${styles.count} ${styles.over}` : styles.count}>
        {length.toLocaleString('en-CA')} / {max.toLocaleString('en-CA')}자
      </p>
      {remarks}
    </div>
  );
};
