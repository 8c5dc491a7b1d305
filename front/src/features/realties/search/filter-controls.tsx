import { type ComponentProps, type ReactNode, useId } from 'react';

export interface Option {
  value: string;
  title: string;
}

interface ChoiceProps {
  name: string;
  value: string | undefined;
  options: readonly Option[];
}

/** A part of the filters. */
export const Part = ({ title, part, children }: { title: string; part?: string; children: ReactNode }) => (
  <fieldset className="filters-part" data-part={part}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** One of a few, or any of them. */
export const Chosen = ({ name, value = '', options }: ChoiceProps) => (
  <div className="filters-chips">
    {[{ value: '', title: '전체' }, ...options].map((option) => (
      <label key={option.value}>
        <input type="radio" name={name} value={option.value} defaultChecked={option.value === value} />
        <span className="chip">{option.title}</span>
      </label>
    ))}
  </div>
);

/** Some of a few; `value` holds them with commas between. */
export const Several = ({ name, value = '', options }: ChoiceProps) => (
  <div className="filters-chips">
    {options.map((option) => (
      <label key={option.value}>
        <input
          type="checkbox"
          name={name}
          value={option.value}
          defaultChecked={value.split(',').includes(option.value)}
        />
        <span className="chip">{option.title}</span>
      </label>
    ))}
  </div>
);

/** One of many, or any of them. */
export const Picked = ({
  label,
  any = '상관없어요',
  value = '',
  options,
  ...rest
}: ChoiceProps & { label: string; any?: string | null } & ComponentProps<'select'>) => {
  const id = useId();
  return (
    <div className="filters-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} defaultValue={value} {...rest}>
        {any && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
    </div>
  );
};

interface EnteredProps extends ComponentProps<'input'> {
  label: string;
  name: string;
  value: string | undefined;
}

/** A number or a day. */
export const Entered = ({ label, value = '', type = 'number', ...rest }: EnteredProps) => {
  const id = useId();
  const amount = type === 'number' ? ({ inputMode: 'numeric', min: 0 } as const) : {};
  return (
    <div className="filters-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type={type} defaultValue={value} {...amount} {...rest} />
    </div>
  );
};
