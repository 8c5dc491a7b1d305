import type { ReactNode } from 'react';
import field from '../../../ui/field.module.css';
import { inSyllable } from '../../../ui/form/syllable.ts';
import { useRemarks } from '../../../ui/remarks.tsx';
import styles from './fields.module.css';
import type { RealtyForm } from './use-realty-form.ts';
import type { FieldName, RealtyValues } from './values.ts';

/** Fields of one kind of value. */
type FieldsOf<T> = { [N in FieldName]: RealtyValues[N] extends T ? N : never }[FieldName];
export type TextName = FieldsOf<string>;
type ListName = Exclude<FieldsOf<string[]>, 'images'>;

interface Labelled {
  form: RealtyForm;
  label: string;
  required?: boolean;
  /** Shown before anything is wrong, read out with the field. */
  hint?: ReactNode;
  /** The whole width of the section. */
  wide?: boolean;
}

const RequiredMark = () => (
  <span className={styles.required} aria-hidden="true">
    필수
  </span>
);

const frame = (wide: boolean | undefined): string =>
  wide ? `${field.field} ${styles.wide}` : (field.field ?? '');

interface TextFieldProps extends Labelled {
  name: TextName;
  /** Stands behind what is typed. */
  unit?: string;
  rows?: number;
  type?: 'text' | 'tel' | 'date';
  inputMode?: 'numeric' | 'decimal';
  autoComplete?: string;
  placeholder?: string;
  /** In place of writing it into the form. */
  onType?: (text: string) => void;
  onEnter?: () => void;
}

/** One line of text or, with `rows`, several. */
export const TextField = ({
  form,
  name,
  label,
  required,
  hint,
  wide,
  unit,
  rows,
  onType = (text) => form.change({ [name]: text }),
  onEnter,
  autoComplete = 'off',
  ...rest
}: TextFieldProps) => {
  const error = form.errors[name];
  const { id, describedBy, remarks } = useRemarks(hint, error);
  const control = {
    id,
    name,
    value: form.values[name],
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
    autoComplete,
  } as const;
  return (
    <div className={frame(wide)}>
      <div className={styles.head}>
        <label htmlFor={id} className={field.label}>
          {label}
        </label>
        {required && <RequiredMark />}
      </div>
      {rows ? (
        <textarea
          {...control}
          rows={rows}
          placeholder={rest.placeholder}
          className={field.control}
          onChange={(event) => onType(event.target.value)}
        />
      ) : (
        <div className={styles.line}>
          <input
            {...control}
            {...rest}
            className={field.control}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !inSyllable(event)) onEnter?.();
            }}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </div>
      )}
      {remarks}
    </div>
  );
};

interface Choice {
  value: string;
  title: string;
}

interface SelectFieldProps extends Labelled {
  name: TextName;
  choices: Choice[];
  /** What stands there while nothing is chosen. */
  none: string;
  disabled?: boolean;
  onChoose?: (value: string) => void;
}

/** One of many. */
export const SelectField = ({
  form,
  name,
  label,
  required,
  hint,
  wide,
  choices,
  none,
  disabled,
  onChoose,
}: SelectFieldProps) => {
  const error = form.errors[name];
  const { id, describedBy, remarks } = useRemarks(hint, error);
  const choose = onChoose ?? ((value: string) => form.change({ [name]: value }));
  return (
    <div className={frame(wide)}>
      <div className={styles.head}>
        <label htmlFor={id} className={field.label}>
          {label}
        </label>
        {required && <RequiredMark />}
      </div>
      <select
        id={id}
        name={name}
        value={form.values[name]}
        required={required}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        className={`${field.control} ${styles.select}`}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{none}</option>
        {choices.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
      {remarks}
    </div>
  );
};

/** A code table of the contract as choices. */
export const choicesOf = (table: readonly { readonly code: string | number; readonly title: string }[]) =>
  table.filter(({ title }) => title !== '').map(({ code, title }) => ({ value: String(code), title }));

interface ChipsFieldProps extends Labelled {
  name: TextName;
  choices: Choice[];
}

/** One of a few, all in view; the last takes the choice back. */
export const ChipsField = ({ form, name, label, hint, wide, choices }: ChipsFieldProps) => {
  const error = form.errors[name];
  const { describedBy, remarks } = useRemarks(hint, error);
  return (
    <fieldset className={frame(wide)} aria-describedby={describedBy}>
      <legend className={field.legend}>{label}</legend>
      <div className={styles.chips}>
        {[...choices, { value: '', title: '말하지 않음' }].map(({ value, title }) => (
          <label
            key={value}
            className={value ? `chip ${styles.chip}` : `chip ${styles.chip} ${styles.unsaid}`}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={form.values[name] === value}
              onChange={() => form.change({ [name]: value })}
            />
            {title}
          </label>
        ))}
      </div>
      {remarks}
    </fieldset>
  );
};

interface ChecksFieldProps extends Labelled {
  name: ListName;
  choices: Choice[];
}

/** Any of a few. */
export const ChecksField = ({ form, name, label, hint, wide, choices }: ChecksFieldProps) => {
  const error = form.errors[name];
  const { describedBy, remarks } = useRemarks(hint, error);
  const chosen = form.values[name];
  return (
    <fieldset className={frame(wide)} aria-describedby={describedBy}>
      <legend className={field.legend}>{label}</legend>
      <div className={styles.chips}>
        {choices.map(({ value, title }) => (
          <label key={value} className={`chip ${styles.chip}`}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) =>
                form.change({
                  // In the order of the choices, so that choosing again gives the same.
                  [name]: choices
                    .map((choice) => choice.value)
                    .filter((one) => (one === value ? event.target.checked : chosen.includes(one))),
                })
              }
            />
            {title}
          </label>
        ))}
      </div>
      {remarks}
    </fieldset>
  );
};

interface SectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A part of the form under its heading; no landmark, of which eight would be in the way. */
export const Section = ({ title, lead, children }: SectionProps) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {lead && <p className={styles.lead}>{lead}</p>}
    <div className={styles.grid}>{children}</div>
  </section>
);
