import { AVAILABILITIES, ROOM_KINDS, ROOM_RENT } from '@hanca/common/realties.ts';
import { BATH_KINDS, PETS, SMOKING, UTILITIES } from '@hanca/common/realty-codes.ts';
import type { Fact } from '@hanca/common/realty-facts.ts';
import type { ReactNode } from 'react';
import { ChecksField, ChipsField, TextArea, TextField } from '../../../ui/form/fields.tsx';
import { StatedField } from '../../../ui/form/stated-field.tsx';
import { choicesOf } from '../choices.ts';
import { Advised } from './advised.tsx';
import type { RealtyForm } from './use-realty-form.ts';

/** What takes a statement back. */
export const UNSAID = '선택 안 함';

const UtilitiesFields = ({ form }: { form: RealtyForm }) => (
  <>
    <StatedField
      {...form.stated('utilitiesIncluded')}
      label="공과금"
      words={['모두 포함', '따로 내요']}
      wide
    />
    {form.values.utilitiesIncluded !== 'true' && (
      <>
        <ChecksField
          {...form.list('utilities')}
          label="월세에 포함된 공과금"
          wide
          choices={choicesOf(UTILITIES)}
        />
        <TextField
          {...form.text('utilitiesFee')}
          label="따로 내는 공과금"
          unit="달러/월"
          inputMode="numeric"
          hint="한 달에 대략 얼마인지 적어 주세요. 월세와 더해서 보여 드려요."
        />
      </>
    )}
  </>
);

const AvailableFields = ({ form }: { form: RealtyForm }) => {
  const dated = form.values.availability === 'date';
  return (
    <>
      <ChipsField
        {...form.text('availability')}
        none={UNSAID}
        label="입주"
        wide
        choices={choicesOf(AVAILABILITIES)}
      />
      {dated && <TextField {...form.text('availableFrom')} label="입주 가능일" required marked type="date" />}
      <TextField
        {...form.text('availableDate')}
        label="입주 메모"
        wide={!dated}
        hint="예: 1월 중순 이후, 날짜 조정할 수 있어요"
      />
    </>
  );
};

/** The fields of facts that stand in one section or another, by the kind of home. */
const factFields: Partial<Record<Fact, (props: { form: RealtyForm }) => ReactNode>> = {
  roomKind: ({ form }) =>
    form.values.reType === String(ROOM_RENT) && (
      <ChipsField
        {...form.text('roomKind')}
        none={UNSAID}
        label="방 종류"
        wide
        choices={choicesOf(ROOM_KINDS)}
      />
    ),
  bath: ({ form }) => (
    <ChipsField
      {...form.text('bathKind')}
      none={UNSAID}
      label="욕실 사용"
      wide
      choices={choicesOf(BATH_KINDS)}
    />
  ),
  womenOnly: ({ form }) => (
    <Advised form={form} field="womenOnly" wide>
      <StatedField {...form.stated('womenOnly')} label="여성 전용" words={['예', '아니요']} wide />
    </Advised>
  ),
  deposit: ({ form }) => (
    <Advised form={form} field="deposit">
      <TextField {...form.text('deposit')} label="보증금" unit="달러" inputMode="numeric" />
    </Advised>
  ),
  minTerm: ({ form }) => (
    <TextField {...form.text('minTermMonths')} label="최소 계약 기간" unit="개월" inputMode="numeric" />
  ),
  utilities: UtilitiesFields,
  available: AvailableFields,
  furnished: ({ form }) => <StatedField {...form.stated('furnished')} label="가구" wide />,
  pets: ({ form }) => (
    <Advised form={form} field="pets">
      <ChipsField {...form.text('pets')} none={UNSAID} label="반려동물" choices={choicesOf(PETS)} />
    </Advised>
  ),
  smoking: ({ form }) => (
    <ChipsField {...form.text('smoking')} none={UNSAID} label="흡연" choices={choicesOf(SMOKING)} />
  ),
  housemates: ({ form }) => (
    <Advised form={form} field="housemates" wide>
      <TextArea
        {...form.text('housemates')}
        label="함께 사는 사람"
        wide
        rows={3}
        hint="예: 30대 부부와 고양이 한 마리가 살아요"
      />
    </Advised>
  ),
  houseRules: ({ form }) => (
    <Advised form={form} field="houseRules" wide>
      <TextArea
        {...form.text('houseRules')}
        label="집 규칙"
        wide
        rows={4}
        hint="예: 밤 10시 이후에는 조용히, 손님은 미리 알려 주세요"
      />
    </Advised>
  ),
};

/** The fields of facts, in their order. */
export const FactFields = ({ form, facts }: { form: RealtyForm; facts: readonly Fact[] }) =>
  facts.map((fact) => {
    const Field = factFields[fact];
    return Field && <Field key={fact} form={form} />;
  });
