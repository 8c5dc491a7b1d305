import { AMENITIES } from '@hanca/common/amenities.ts';
import { DEPOSIT_RULE, depositLimit, exceedsDepositLimit } from '@hanca/common/deposit.ts';
import { money } from '@hanca/common/money.ts';
import { AVAILABILITIES, buildYears, ROOM_KINDS, ROOM_RENT } from '@hanca/common/realties.ts';
import { FACINGS, LAUNDRY, PETS, SMOKING, UTILITIES } from '@hanca/common/realty-codes.ts';
import {
  CheckField,
  ChecksField,
  ChipsField,
  SelectField,
  TextArea,
  TextField,
} from '../../../ui/form/fields.tsx';
import { type Choices, choicesOf, regionChoices, typeChoices } from '../choices.ts';
import { Section } from './section.tsx';
import styles from './sections.module.css';
import { areaWords, typedNumber } from './typed-numbers.ts';
import type { RealtyForm } from './use-realty-form.ts';

interface SectionProps {
  form: RealtyForm;
  choices: Choices;
}

/** What takes a statement back. */
const UNSAID = '말하지 않음';

/** What it is and where. */
export const BasicsSection = ({
  form,
  choices: { provinces, homeTypes, transactionTypes },
}: SectionProps) => {
  const { regionId, reType } = form.values;
  const cities = provinces.find(({ id }) => id === regionId)?.cities ?? [];
  return (
    <Section title="기본 정보">
      <TextField
        {...form.text('title')}
        label="제목"
        required
        marked
        wide
        hint="동네와 특징을 넣으면 잘 찾아져요. 예: 메트로타운 역 5분, 가구 포함 2베드"
      />
      <SelectField
        {...form.text('regionId')}
        label="지역"
        required
        marked
        none="주를 골라 주세요"
        choices={regionChoices(provinces)}
        onChange={({ target }) => form.change({ regionId: target.value, cityId: '' })}
      />
      <SelectField
        {...form.text('cityId')}
        label="도시"
        required
        marked
        none={regionId ? '도시를 골라 주세요' : '지역을 먼저 골라 주세요'}
        choices={regionChoices(cities)}
      />
      <SelectField
        {...form.text('txType')}
        label="거래유형"
        required
        marked
        none="거래유형을 골라 주세요"
        choices={typeChoices(transactionTypes)}
      />
      <SelectField
        {...form.text('reType')}
        label="주택유형"
        required
        marked
        none="주택유형을 골라 주세요"
        choices={typeChoices(homeTypes)}
      />
      {reType === String(ROOM_RENT) && (
        <ChipsField
          {...form.text('roomKind')}
          none={UNSAID}
          label="방 종류"
          wide
          choices={choicesOf(ROOM_KINDS)}
        />
      )}
    </Section>
  );
};

/** What it costs and how it is let. */
export const LeaseSection = ({ form }: { form: RealtyForm }) => {
  const { regionId, availability, price: typedPrice, deposit: typedDeposit } = form.values;
  const amount = (text: string) => {
    const number = typedNumber(text);
    return typeof number === 'number' ? number : null;
  };
  const price = amount(typedPrice);
  const limit = depositLimit({ regionId, price });
  const tooMuch = exceedsDepositLimit({ regionId, price, deposit: amount(typedDeposit) });
  return (
    <Section title="가격·조건">
      <TextField {...form.text('price')} label="월세" required marked unit="달러" inputMode="numeric" />
      <div>
        <TextField {...form.text('deposit')} label="보증금" unit="달러" inputMode="numeric" />
        <p role="status" className={tooMuch ? styles.caution : undefined}>
          {tooMuch && limit !== null && `${DEPOSIT_RULE} 이 월세라면 ${money(limit)}까지예요.`}
        </p>
      </div>
      <TextField {...form.text('minTermMonths')} label="최소 계약 기간" unit="개월" inputMode="numeric" />
      <ChecksField
        {...form.list('utilities')}
        label="월세에 포함된 공과금"
        wide
        choices={choicesOf(UTILITIES)}
      />
      <ChipsField
        {...form.text('availability')}
        none={UNSAID}
        label="입주"
        wide
        choices={choicesOf(AVAILABILITIES)}
      />
      {availability === 'date' && (
        <TextField {...form.text('availableFrom')} label="입주할 수 있는 날" required marked type="date" />
      )}
      <TextField
        {...form.text('availableDate')}
        label="입주 메모"
        wide={availability !== 'date'}
        hint="예: 1월 중순 이후, 날짜 조정할 수 있어요"
      />
      <CheckField
        name="furnished"
        label="가구가 포함되어 있어요"
        wide
        checked={form.values.furnished}
        onChange={({ target }) => form.change({ furnished: target.checked })}
      />
      <ChipsField {...form.text('pets')} none={UNSAID} label="반려동물" choices={choicesOf(PETS)} />
      <ChipsField {...form.text('smoking')} none={UNSAID} label="흡연" choices={choicesOf(SMOKING)} />
    </Section>
  );
};

/** What the home is like. */
export const HomeSection = ({ form }: { form: RealtyForm }) => {
  const years = buildYears(new Date()).map(String);
  const { buildYear, area } = form.values;
  // One that was stored when it was within the last 30 years.
  const older = buildYear && !years.includes(buildYear) ? [buildYear] : [];
  return (
    <Section title="집 정보">
      <TextField
        {...form.text('bedroom')}
        label="침실"
        required
        marked
        unit="개"
        inputMode="numeric"
        hint="스튜디오는 0을 적어 주세요."
      />
      <TextField
        {...form.text('bathroom')}
        label="욕실"
        required
        marked
        unit="개"
        inputMode="decimal"
        hint="욕조나 샤워가 없는 화장실은 0.5개예요."
      />
      <TextField
        {...form.text('area')}
        label="면적"
        required
        marked
        unit="sqft"
        inputMode="numeric"
        hint={areaWords(area) || '제곱피트로 적으면 ㎡와 평으로 바꿔 보여 드려요.'}
      />
      <SelectField
        {...form.text('buildYear')}
        label="건축년도"
        none={UNSAID}
        choices={[...years, ...older].map((year) => ({ value: year, title: `${year}년` }))}
      />
      <TextField {...form.text('parking')} label="주차대수" unit="대" inputMode="numeric" />
      <TextField
        {...form.text('parkingFee')}
        label="주차비"
        unit="달러/월"
        inputMode="numeric"
        hint="월세에 포함되어 있으면 0을 적어 주세요."
      />
      <SelectField {...form.text('facing')} label="방향" none={UNSAID} choices={choicesOf(FACINGS)} />
      <TextField {...form.text('storey')} label="층" unit="층" hint="지하는 -1처럼 적어 주세요." />
      <ChipsField {...form.text('laundry')} none={UNSAID} label="세탁" wide choices={choicesOf(LAUNDRY)} />
      <ChecksField {...form.list('options')} label="옵션" wide choices={choicesOf(AMENITIES)} />
    </Section>
  );
};

/** Who lives there and what is expected. */
export const PeopleSection = ({ form }: { form: RealtyForm }) => (
  <Section
    title="함께 사는 사람·집 규칙"
    lead="룸렌트라면 꼭 적어 주세요. 서로 맞는 사람을 빨리 찾을 수 있어요."
  >
    <TextArea
      {...form.text('housemates')}
      label="함께 사는 사람"
      wide
      rows={3}
      hint="예: 30대 부부와 고양이 한 마리가 살아요"
    />
    <TextArea
      {...form.text('houseRules')}
      label="집 규칙"
      wide
      rows={4}
      hint="예: 밤 10시 이후에는 조용히, 손님은 미리 알려 주세요"
    />
  </Section>
);

/** How to reach the lister. */
export const ContactSection = ({ form }: { form: RealtyForm }) => (
  <Section title="연락처">
    <TextField
      {...form.text('phone')}
      label="전화번호"
      type="tel"
      autoComplete="tel"
      wide
      hint="로그인한 회원이 버튼을 눌러야 보여요. 적지 않으면 메시지로만 연락을 받아요."
    />
  </Section>
);

/** Everything else. */
export const ContentSection = ({ form }: { form: RealtyForm }) => (
  <Section title="상세 설명">
    <TextArea
      {...form.text('content')}
      label="상세 설명"
      required
      marked
      wide
      rows={16}
      hint="집의 상태, 교통, 주변 가게, 계약 방법을 적어 주세요."
    />
  </Section>
);
