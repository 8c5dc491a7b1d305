import { BEDROOMS_OPEN, IN_DEAL, RENT, ROOM_KINDS } from '@hanca/common/realties.ts';
import { BATH_KINDS, LAUNDRY, UTILITIES } from '@hanca/common/realty-codes.ts';
import { walkedIn } from '@hanca/common/walking.ts';
import { type ReactNode, useMemo } from 'react';
import { ComboField } from '../../../ui/form/combo-field.tsx';
import { ChecksField, ChipsField, FieldGroup, SelectField, TextField } from '../../../ui/form/fields.tsx';
import { bedroomChoices, choicesOf, typeChoices } from '../choices.ts';
import { type PanelChoices, placeChoices, placesWith } from './place-choices.ts';
import { HiddenFields } from './search-forms.tsx';
import { compact, placesOf, type RealtySearch, type SearchName } from './search-parameters.ts';

/** A part of the filters. */
const Part = ({ part, children }: { part?: string; children: ReactNode }) => (
  <div className="filters-part" data-part={part}>
    {children}
  </div>
);

/** No filter. */
const ANY = '상관없어요';
const ALL = { value: '', title: '전체' };

const amount = { type: 'number', inputMode: 'numeric', min: 0, step: 50 } as const;

const atLeast = (numbers: number[], unit: string) =>
  numbers.map((n) => ({ value: String(n), title: `${n}${unit} 이상` }));

const yesOrNo = (yes: string, no: string) => [
  { value: 'true', title: yes },
  { value: 'false', title: no },
];

const only = (title: string) => [{ value: 'true', title }];

const statuses = [
  { value: String(IN_DEAL), title: '구하는 중만' },
  { value: '-1', title: '예약중·거래완료 포함' },
  { value: '2', title: '예약중만' },
  { value: '1', title: '거래완료만' },
];

const walks = [5, 10, 15].map((minutes) => ({
  value: String(walkedIn(minutes)),
  title: `${minutes}분 이내`,
}));

const minTerms = [1, 3, 6, 12].map((n) => ({ value: String(n), title: `${n}개월 이하` }));

interface FieldsProps {
  /** What the fields start with. */
  shown: RealtySearch;
  /** Null where they could not be fetched. */
  choices: PanelChoices | null;
  /** Called when other places are chosen. */
  onPlaces: () => void;
}

/** Where it is looked: any of several places. Without scripts all that are offered are in view. */
const PlacesField = ({ shown, choices, onPlaces }: FieldsProps & { choices: PanelChoices }) => {
  const places = useMemo(() => placeChoices(choices), [choices]);
  const label = '지역';
  const chosen = placesOf(shown);
  if (import.meta.env.SSR) {
    const titles = places.map(({ value, title, count }) => ({ value, title: `${title} ${count}`.trim() }));
    return <ChecksField label={label} name="regionId" choices={titles} defaultChosen={chosen} />;
  }
  return (
    <ComboField
      name="regionId"
      label={label}
      placeholder="도시, 메트로밴쿠버, GTA"
      choices={places}
      defaultChosen={chosen}
      add={placesWith(choices)}
      onChoose={onPlaces}
    />
  );
};

/** Replaces the fields that need choices: their values in the search stay. */
const WithoutChoices = ({ shown: { regionId, reType, txType } }: Pick<FieldsProps, 'shown'>) => (
  <>
    <HiddenFields search={compact({ regionId, reType, txType })} />
    <p role="alert">지역, 집 종류, 거래를 불러오지 못했어요. 필터를 닫았다가 열면 다시 불러와요.</p>
  </>
);

/** Every field of the filters, the most used first. */
export const FilterFields = ({ shown, choices, onPlaces }: FieldsProps) => {
  const field = (name: SearchName, missing = '') => ({ name, defaultValue: shown[name] ?? missing });
  return (
    <>
      {choices ? (
        <Part part="region">
          <PlacesField shown={shown} choices={choices} onPlaces={onPlaces} />
        </Part>
      ) : (
        <WithoutChoices shown={shown} />
      )}
      <Part part="station">
        <ChipsField {...field('stationMax')} label="역까지 걸어서 (약)" choices={[ALL, ...walks]} />
      </Part>
      <Part part="price">
        <FieldGroup label="월세 (CAD)">
          <div className="filters-two">
            <TextField {...field('priceMin')} {...amount} label="최소" placeholder="0" />
            <TextField {...field('priceMax')} {...amount} label="최대" placeholder="제한 없음" />
          </div>
        </FieldGroup>
      </Part>
      <Part part="rooms">
        <ChipsField
          {...field('bedroom')}
          label="방"
          choices={[ALL, ...bedroomChoices(`${BEDROOMS_OPEN} 이상`)]}
        />
      </Part>
      {choices && (
        <Part part="type">
          <ChipsField
            {...field('reType')}
            label="집 종류"
            choices={[ALL, ...typeChoices(choices.homeTypes)]}
          />
        </Part>
      )}
      <Part part="when">
        <FieldGroup label="입주일">
          <TextField {...field('availableBefore')} label="이날까지 입주할 수 있는 집" type="date" />
        </FieldGroup>
      </Part>
      <Part>
        <FieldGroup label="생활">
          <div className="filters-two">
            <SelectField
              {...field('pets')}
              label="반려동물"
              none={ANY}
              choices={yesOrNo('가능', '없는 집')}
            />
            <SelectField {...field('furnished')} label="가구" none={ANY} choices={yesOrNo('포함', '없음')} />
            <SelectField {...field('smoking')} label="흡연" none={ANY} choices={yesOrNo('가능', '금연')} />
            <SelectField {...field('laundry')} label="세탁" none={ANY} choices={choicesOf(LAUNDRY)} />
            <SelectField {...field('bathroom')} label="욕실" none={ANY} choices={atLeast([1, 2, 3], '개')} />
            <SelectField {...field('parking')} label="주차" none={ANY} choices={atLeast([1, 2], '대')} />
          </div>
        </FieldGroup>
      </Part>
      <Part>
        <ChecksField
          label="월세에 포함된 것"
          name="utilities"
          defaultChosen={shown.utilities?.split(',') ?? []}
          choices={choicesOf(UTILITIES)}
        />
        <SelectField
          {...field('utilitiesIncluded')}
          label="공과금"
          none={ANY}
          choices={only('모두 포함된 집만')}
        />
      </Part>
      <Part>
        <ChipsField {...field('roomKind')} label="룸렌트라면" choices={[ALL, ...choicesOf(ROOM_KINDS)]} />
        <div className="filters-two">
          <SelectField {...field('bathKind')} label="욕실 사용" none={ANY} choices={choicesOf(BATH_KINDS)} />
          <SelectField {...field('womenOnly')} label="여성 전용" none={ANY} choices={only('여성 전용만')} />
        </div>
      </Part>
      <Part>
        <FieldGroup label="면적과 계약">
          <div className="filters-two">
            <TextField {...field('areaMin')} {...amount} label="면적 (sqft 이상)" />
            <TextField {...field('depositMax')} {...amount} label="보증금 (CAD 이하)" />
            <SelectField {...field('minTermMax')} label="최소 계약 기간" none={ANY} choices={minTerms} />
            {choices && (
              <SelectField
                {...field('txType', String(RENT))}
                label="거래"
                choices={[...typeChoices(choices.transactionTypes), { value: '0', title: '모든 거래' }]}
              />
            )}
            <SelectField {...field('status', String(IN_DEAL))} label="거래 상태" choices={statuses} />
          </div>
        </FieldGroup>
      </Part>
    </>
  );
};
