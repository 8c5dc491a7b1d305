import { grouped } from '@hanca/common/grouped.ts';
import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react';
import { Row } from '../layout.tsx';
import styles from './fields.module.css';
import { useRemarks } from './remarks.tsx';

/*
 * The fields of every form. Each hands what it does not know to its control, so that a form may leave the value to the
 * browser (`defaultValue`) or hold it itself (`value` and `onChange`).
 */

export interface Choice {
  value: string;
  title: string;
}

interface Labelled {
  label: ReactNode;
  /** What is wrong with it, as one sentence. */
  error?: string | undefined;
  /** What to enter, shown before anything is wrong and read out with the field. */
  hint?: ReactNode;
  /** The whole width of a grid of fields. */
  wide?: boolean;
  /** Says that it must be filled in, in a form where others need not. */
  marked?: boolean;
}

const frame = (wide: boolean | undefined): string | undefined =>
  wide ? `${styles.field} ${styles.wide}` : styles.field;

const described = (error: string | undefined, describedBy: string | undefined) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': describedBy,
});

interface HeadProps {
  htmlFor: string;
  marked: boolean | undefined;
  label: ReactNode;
  children?: ReactNode;
}

const Head = ({ htmlFor, marked, label, children }: HeadProps) => (
  <div className={styles.head}>
    <label htmlFor={htmlFor} className={styles.label}>
      {label}
    </label>
    {marked && (
      <span className={styles.required} aria-hidden="true">
        필수
      </span>
    )}
    {children}
  </div>
);

interface TextFieldProps extends Labelled, ComponentProps<'input'> {
  /** Shown behind what is typed. */
  unit?: string;
}

/** One line of text. */
export const TextField = ({ label, error, hint, wide, marked, unit, ...rest }: TextFieldProps) => {
  const { id, describedBy, remarks } = useRemarks(hint, error);
  return (
    <div className={frame(wide)}>
      <Head htmlFor={id} label={label} marked={marked} />
      <div className={styles.line}>
        <input id={id} className={styles.control} {...described(error, describedBy)} {...rest} />
        {unit && <span className={styles.unit}>{unit}</span>}
      </div>
      {remarks}
    </div>
  );
};

const lengthOf = (text: unknown): number => (typeof text === 'string' ? [...text.trim()].length : 0);

interface TextAreaProps extends Labelled, ComponentProps<'textarea'> {
  /** Most characters, as people count them: they are counted while they are typed. */
  max?: number;
}

/** Some lines of text. */
export const TextArea = ({ label, error, hint, wide, marked, max, onChange, ...rest }: TextAreaProps) => {
  const { id, describedBy, remarks } = useRemarks(hint, error);
  const [length, setLength] = useState(lengthOf(rest.value ?? rest.defaultValue));
  return (
    <div className={frame(wide)}>
      <Head htmlFor={id} label={label} marked={marked}>
        {max !== undefined && (
          <span className={length > max ? `${styles.count} ${styles.over}` : styles.count}>
            {grouped(length)} / {grouped(max)}자
          </span>
        )}
      </Head>
      <textarea
        id={id}
        className={styles.control}
        {...described(error, describedBy)}
        onChange={(event) => {
          setLength(lengthOf(event.currentTarget.value));
          onChange?.(event);
        }}
        {...rest}
      />
      {remarks}
    </div>
  );
};

interface SelectFieldProps extends Labelled, ComponentProps<'select'> {
  choices: readonly Choice[];
  /** What is shown while nothing is chosen; without it something always is. */
  none?: string;
}

/** One of many. */
export const SelectField = ({
  label,
  error,
  hint,
  wide,
  marked,
  choices,
  none,
  ...rest
}: SelectFieldProps) => {
  const { id, describedBy, remarks } = useRemarks(hint, error);
  return (
    <div className={frame(wide)}>
      <Head htmlFor={id} label={label} marked={marked} />
      <select
        id={id}
        className={`${styles.control} ${styles.select}`}
        {...described(error, describedBy)}
        {...rest}
      >
        {none && <option value="">{none}</option>}
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

/** Controls that answer one question. */
export const FieldGroup = ({ label, error, hint, wide, children }: Labelled & { children: ReactNode }) => {
  const { describedBy, remarks } = useRemarks(hint, error);
  return (
    <fieldset className={frame(wide)} aria-describedby={describedBy}>
      <legend className={styles.legend}>{label}</legend>
      {children}
      {remarks}
    </fieldset>
  );
};

interface ChipsFieldProps extends Labelled {
  name: string;
  choices: readonly Choice[];
  value?: string;
  defaultValue?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** What takes the choice back. */
  none?: string;
}

/** One of a few, all in view. */
export const ChipsField = ({
  name,
  choices,
  value: chosen,
  defaultValue,
  onChange,
  none,
  ...labelled
}: ChipsFieldProps) => (
  <FieldGroup {...labelled}>
    <Row>
      {[...choices, ...(none ? [{ value: '', title: none }] : [])].map(({ value, title }) => (
        <label key={value} className={`chip ${styles.chip} ${none && !value ? styles.unsaid : ''}`}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === undefined ? undefined : chosen === value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === value}
            onChange={onChange}
          />
          {title}
        </label>
      ))}
    </Row>
  </FieldGroup>
);

interface ChecksFieldProps extends Labelled {
  name: string;
  choices: readonly Choice[];
  chosen?: readonly string[];
  defaultChosen?: readonly string[];
  /** Called with what is chosen, in the order of the choices, so that choosing again gives the same. */
  onChoose?: (chosen: string[]) => void;
}

/** Any of a few. */
export const ChecksField = ({
  name,
  choices,
  chosen,
  defaultChosen,
  onChoose,
  ...labelled
}: ChecksFieldProps) => (
  <FieldGroup {...labelled}>
    <Row>
      {choices.map(({ value, title }) => (
        <label key={value} className={`chip ${styles.chip}`}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={chosen?.includes(value)}
            defaultChecked={defaultChosen?.includes(value)}
            onChange={({ target }) =>
              onChoose?.(
                choices
                  .map((choice) => choice.value)
                  .filter((one) => (one === value ? target.checked : chosen?.includes(one))),
              )
            }
          />
          {title}
        </label>
      ))}
    </Row>
  </FieldGroup>
);

interface CheckFieldProps extends Omit<Labelled, 'marked'>, Omit<ComponentProps<'input'>, 'type'> {}

/** Yes or no. */
export const CheckField = ({ label, error, hint, wide, ...rest }: CheckFieldProps) => {
  const { id, describedBy, remarks } = useRemarks(hint, error);
  return (
    <div className={frame(wide)}>
      <div className={styles.check}>
        <input id={id} type="checkbox" {...described(error, describedBy)} {...rest} />
        <label htmlFor={id}>{label}</label>
      </div>
      {remarks}
    </div>
  );
};
