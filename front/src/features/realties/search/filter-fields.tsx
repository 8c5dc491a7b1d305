import { IN_DEAL, RENT, ROOM_KINDS } from '@hanca/common/realties.ts';
import { LAUNDRY, UTILITIES } from '@hanca/common/realty-terms.ts';
import { provinces } from '@hanca/common/regions.ts';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Choices } from '../choices.ts';
import { compact, type RealtySearch } from './search-address.ts';
import { HiddenFields } from './search-forms.tsx';

interface Option {
  value: string;
  title: string;
}

interface ChoiceProps {
  name: string;
  value: string | undefined;
  options: readonly Option[];
}

/** A part of the filters. */
const Part = ({ title, part, children }: { title: string; part?: string; children: ReactNode }) => (
  <fieldset className="filters-part" data-part={part}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** One of a few, or any of them. */
const Chosen = ({ name, value = '', options }: ChoiceProps) => (
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
const Several = ({ name, value = '', options }: ChoiceProps) => (
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
const Picked = ({
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
const Entered = ({ label, value = '', type = 'number', ...rest }: EnteredProps) => {
  const id = useId();
  const amount = type === 'number' ? ({ inputMode: 'numeric', min: 0 } as const) : {};
  return (
    <div className="filters-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type={type} defaultValue={value} {...amount} {...rest} />
    </div>
  );
};

const coded = (table: readonly { code: string; title: string }[]): Option[] =>
  table.map(({ code, title }) => ({ value: code, title }));

const valued = (types: Choices['homeTypes']): Option[] =>
  types.map(({ value, title }) => ({ value: String(value), title }));

const atLeast = (numbers: number[], unit: string): Option[] =>
  numbers.map((n) => ({ value: String(n), title: `${n}${unit} 이상` }));

const yesOrNo = (yes: string, no: string): Option[] => [
  { value: 'true', title: yes },
  { value: 'false', title: no },
];

const bedrooms = [
  { value: '0', title: '스튜디오' },
  { value: '1', title: '1' },
  { value: '2', title: '2' },
  { value: '3', title: '3' },
  { value: '4', title: '4 이상' },
];

const terms = [1, 3, 6, 12].map((n) => ({ value: String(n), title: `${n}개월 이하` }));

interface FieldsProps {
  /** What the fields start with. */
  shown: RealtySearch;
  /** Null where they could not be fetched. */
  choices: Choices | null;
  /** Of the province that is chosen. */
  cities: Choices['provinces'][number]['cities'];
  /** Called with the province chosen; '' for all of the country. */
  onProvince: (regionId: string) => void;
}

/** In the place of the fields that need choices: what the search says of these stays. */
const WithoutChoices = ({ shown: { regionId, cityId, reType, txType } }: Pick<FieldsProps, 'shown'>) => (
  <>
    <HiddenFields search={compact({ regionId, cityId, reType, txType })} />
    <p role="alert">지역, 집 종류, 거래를 불러오지 못했어요. 필터를 닫았다가 열면 다시 불러와요.</p>
  </>
);

/** Every field of the filters, the most used first. */
export const FilterFields = ({ shown, choices, cities, onProvince }: FieldsProps) => (
  <>
    {choices ? (
      <Part title="지역" part="region">
        <div className="filters-two filters-names">
          <Picked
            label="주"
            name="regionId"
            value={shown.regionId}
            any="캐나다 전체"
            options={provinces.map(({ id, ko }) => ({ value: id, title: ko }))}
            onChange={({ currentTarget }) => onProvince(currentTarget.value)}
          />
          <Picked
            key={cities[0]?.id}
            label="도시"
            name="cityId"
            value={shown.cityId}
            any="도시 전체"
            options={cities.map(({ id, name }) => ({ value: id, title: name }))}
          />
        </div>
      </Part>
    ) : (
      <WithoutChoices shown={shown} />
    )}
    <Part title="월세 (CAD)" part="price">
      <div className="filters-two">
        <Entered label="최소" name="priceMin" value={shown.priceMin} step={50} placeholder="0" />
        <Entered label="최대" name="priceMax" value={shown.priceMax} step={50} placeholder="제한 없음" />
      </div>
    </Part>
    <Part title="방" part="rooms">
      <Chosen name="bedroom" value={shown.bedroom} options={bedrooms} />
    </Part>
    {choices && (
      <Part title="집 종류" part="type">
        <Chosen name="reType" value={shown.reType} options={valued(choices.homeTypes)} />
      </Part>
    )}
    <Part title="입주일" part="when">
      <Entered
        label="이날까지 들어갈 수 있는 집"
        name="availableBefore"
        value={shown.availableBefore}
        type="date"
      />
    </Part>
    <Part title="생활">
      <div className="filters-two">
        <Picked label="반려동물" name="pets" value={shown.pets} options={yesOrNo('가능', '없는 집')} />
        <Picked label="가구" name="furnished" value={shown.furnished} options={yesOrNo('포함', '없음')} />
        <Picked label="흡연" name="smoking" value={shown.smoking} options={yesOrNo('가능', '금연')} />
        <Picked label="세탁" name="laundry" value={shown.laundry} options={coded(LAUNDRY)} />
        <Picked label="욕실" name="bathroom" value={shown.bathroom} options={atLeast([1, 2, 3], '개')} />
        <Picked label="주차" name="parking" value={shown.parking} options={atLeast([1, 2], '대')} />
      </div>
    </Part>
    <Part title="월세에 포함된 것">
      <Several name="utilities" value={shown.utilities} options={coded(UTILITIES)} />
    </Part>
    <Part title="룸렌트라면">
      <Chosen name="roomKind" value={shown.roomKind} options={coded(ROOM_KINDS)} />
    </Part>
    <Part title="면적과 계약">
      <div className="filters-two">
        <Entered label="면적 (sqft 이상)" name="areaMin" value={shown.areaMin} step={50} />
        <Entered label="보증금 (CAD 이하)" name="depositMax" value={shown.depositMax} step={50} />
        <Picked label="최소 계약 기간" name="minTermMax" value={shown.minTermMax} options={terms} />
        {choices && (
          <Picked
            label="거래"
            name="txType"
            value={shown.txType ?? String(RENT)}
            any={null}
            options={[...valued(choices.transactionTypes), { value: '0', title: '모든 거래' }]}
          />
        )}
        <Picked
          label="거래 상태"
          name="status"
          value={shown.status ?? String(IN_DEAL)}
          any={null}
          options={[
            { value: String(IN_DEAL), title: '거래중만' },
            { value: '-1', title: '거래완료 포함' },
            { value: '1', title: '거래완료만' },
          ]}
        />
      </div>
    </Part>
  </>
);
