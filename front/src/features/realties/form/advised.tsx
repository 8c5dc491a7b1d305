import type { ReactNode } from 'react';
import { useCode } from '../../../ui/use-code.ts';
import styles from './advice.module.css';
import type { AdvisedField } from './advice.tsx';
import type { RealtyForm } from './use-realty-form.ts';

/** Comes after the form, which works without it. */
const fetchAdvice = async () => (await import('./advice.tsx')).FieldAdvice;

interface AdvisedProps {
  form: RealtyForm;
  field: AdvisedField;
  /** The whole width of a grid of fields. */
  wide?: boolean;
  children: ReactNode;
}

/** A field, and below it what laws say of its content. */
export const Advised = ({ form, field, wide = false, children }: AdvisedProps) => {
  const { Code } = useCode(fetchAdvice, true);
  return (
    <div className={wide ? styles.wide : undefined}>
      {children}
      {Code && <Code field={field} values={form.values} />}
    </div>
  );
};
