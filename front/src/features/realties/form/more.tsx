import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './more.module.css';
import type { RealtyForm } from './use-realty-form.ts';
import type { FieldName } from './values.ts';

interface MoreProps {
  form: RealtyForm;
  title: string;
  /** What is in it: it is open where one of them is filled in, and opens where one is wrong. */
  fields: readonly Exclude<FieldName, 'location'>[];
  children: ReactNode;
}

/** Fields that few fill in, folded. */
export const More = ({ form: { values, errors }, title, fields, children }: MoreProps) => {
  const fold = useRef<HTMLDetailsElement>(null);
  // At the beginning alone: later it is as its reader has left it.
  const [filled] = useState(() => fields.some((name) => values[name].length > 0));
  const wrong = fields.some((name) => errors[name]);
  useEffect(() => {
    if (wrong && fold.current) fold.current.open = true;
  }, [wrong]);
  return (
    <details ref={fold} open={filled} className={styles.more}>
      <summary>
        더 적기 <span className={styles.what}>{title}</span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
};
