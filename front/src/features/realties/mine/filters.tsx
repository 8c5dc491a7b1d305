import { BEDROOMS_OPEN, REALTY_STATUSES } from '@hanca/common/realties.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeps } from '../../../deps.ts';
import { InlineSelect } from '../../../ui/form/inline-select.tsx';
import { bedroomChoices, choicesQuery } from '../choices.ts';
import styles from './filters.module.css';
import type { MyFilter } from './list.ts';
import { myCitiesQuery } from './queries.ts';

const ALL = { value: '', title: '전체' };

const bedrooms = [ALL, ...bedroomChoices(`${BEDROOMS_OPEN}+`)];

const statuses = [ALL, ...REALTY_STATUSES.map(({ value, title }) => ({ value: String(value), title }))];

interface RadioRowProps {
  legend: string;
  name: string;
  choices: { value: string; title: string }[];
  chosen: string;
  onChoose: (value: string) => void;
}

const RadioRow = ({ legend, name, choices, chosen, onChoose }: RadioRowProps) => (
  <fieldset className={styles.radios}>
    <legend>{legend}</legend>
    <div>
      {choices.map(({ value, title }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{title}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

interface FiltersProps {
  member: number;
  filter: MyFilter;
  /** The name of a parameter of the address and what it becomes, '' for no filter. */
  onChoose: (name: keyof MyFilter, value: string) => void;
}

/** Narrows the list at once; where the choices cannot be had, the chosen ones stay. */
export const Filters = ({ member, filter, onChoose }: FiltersProps) => {
  const { call } = useDeps();
  const { data: own = [] } = useQuery(myCitiesQuery(call, member));
  const { data: choices } = useQuery(choicesQuery(call));
  const { cityId, reType, bedroom, status } = filter;
  const everyCity = choices?.provinces.flatMap(({ cities }) => cities) ?? [];
  const cities =
    cityId && !own.some(({ id }) => id === cityId)
      ? [...own, everyCity.find(({ id }) => id === cityId) ?? { id: cityId, name: '고른 도시' }]
      : own;
  const known = choices?.homeTypes ?? [];
  const homeTypes =
    reType && !known.some(({ value }) => String(value) === reType)
      ? [...known, { value: reType, title: '고른 종류' }]
      : known;
  return (
    <section className={styles.filters} aria-label="매물 필터">
      <div className={styles.selects}>
        <InlineSelect
          label="도시"
          value={cityId ?? ''}
          onChange={({ target }) => onChoose('cityId', target.value)}
        >
          <option value="">전체</option>
          {cities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </InlineSelect>
        <InlineSelect
          label="집 종류"
          value={reType ?? ''}
          onChange={({ target }) => onChoose('reType', target.value)}
        >
          <option value="">전체</option>
          {homeTypes.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </InlineSelect>
      </div>
      <RadioRow
        legend="침실"
        name="bedroom"
        choices={bedrooms}
        chosen={bedroom ?? ''}
        onChoose={(value) => onChoose('bedroom', value)}
      />
      <RadioRow
        legend="상태"
        name="status"
        choices={statuses}
        chosen={status ?? ''}
        onChoose={(value) => onChoose('status', value)}
      />
    </section>
  );
};
