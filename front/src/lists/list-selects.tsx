import type { ChangeEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { InlineSelect } from '../ui/form/inline-select.tsx';
import { useAddressField } from '../ui/form/use-address-field.ts';
import type { Filter, List } from './list-address.ts';
import styles from './list-selects.module.css';
import { OtherFilters } from './other-filters.tsx';

export interface Select {
  /** The parameter that it sets. */
  name: string;
  label: string;
  choices: readonly { value: string; title: string }[];
}

interface FieldProps extends Omit<Select, 'name'> {
  name: string;
  value: string;
  onChoose: (value: string) => void;
}

const Field = ({ name, label, choices, value, onChoose }: FieldProps) => {
  const select = useAddressField<HTMLSelectElement>(value, onChoose);
  return (
    <InlineSelect
      ref={select}
      label={label}
      name={name}
      defaultValue={value}
      autoComplete="off"
      onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => onChoose(currentTarget.value)}
    >
      <option value="">전체</option>
      {choices.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </InlineSelect>
  );
};

interface ListSelectsProps {
  list: Pick<List<string>, 'path' | 'href'>;
  filter: Filter<string>;
  label: string;
  selects: readonly Select[];
}

/** Narrows a list by choices. A choice leads there at once; where there are no scripts a button sends all of them. */
export const ListSelects = ({ list, filter, label, selects }: ListSelectsProps) => {
  const navigate = useNavigate();
  const own = new Set(selects.map(({ name }) => name));
  const others = Object.fromEntries(Object.entries(filter).filter(([name]) => !own.has(name)));
  return (
    <form action={list.path} method="get" className={styles.form} aria-label={label}>
      <OtherFilters filter={others} />
      {selects.map((select) => (
        <Field
          key={select.name}
          {...select}
          value={filter[select.name] ?? ''}
          onChoose={(value) => void navigate(list.href({ ...filter, [select.name]: value }, 1))}
        />
      ))}
      <noscript>
        <Button type="submit">보기</Button>
      </noscript>
    </form>
  );
};
