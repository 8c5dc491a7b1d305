import { type ComponentProps, useId, useState } from 'react';
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
  const id = useId();
  const [length, setLength] = useState(lengthOf(rest.defaultValue));
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.box}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => {
          setLength(lengthOf(event.currentTarget.value));
          onChange?.(event);
        }}
        {...rest}
      />
      <p className={length > max ? `${styles.count} ${styles.over}` : styles.count}>
        {length.toLocaleString('en-CA')} / {max.toLocaleString('en-CA')}자
      </p>
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
    </div>
  );
};
