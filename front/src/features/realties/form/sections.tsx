import { AMENITIES } from '@hanca/common/amenities.ts';
import { buildYears } from '@hanca/common/realties.ts';
import { FACINGS, LAUNDRY } from '@hanca/common/realty-codes.ts';
import { isRoom } from '@hanca/common/realty-facts.ts';
import type { ReactNode } from 'react';
import { ChipsField, FieldGroup, SelectField, TextArea, TextField } from '../../../ui/form/fields.tsx';
import { StatedField } from '../../../ui/form/stated-field.tsx';
import { type Choices, choicesOf, regionChoices, typeChoices } from '../choices.ts';
import { Advised } from './advised.tsx';
import { FactFields, UNSAID } from './fact-fields.tsx';
import { More } from './more.tsx';
import { Section } from './section.tsx';
import styles from './sections.module.css';
import { areaWords } from './typed-numbers.ts';
import type { RealtyForm } from './use-realty-form.ts';

interface SectionProps {
  form: RealtyForm;
  choices: Choices;
}

/** What is let; of a room at once which, and for whom. */
export const KindSection = ({ form, choices: { homeTypes, transactionTypes } }: SectionProps) => (
  <Section title="어떤 집인가요">
    <SelectField
      {...form.text('reType')}
      label="주택유형"
      required
      marked
      none="주택유형을 골라 주세요"
      choices={typeChoices(homeTypes)}
    />
    <SelectField
      {...form.text('txType')}
      label="거래유형"
      required
      marked
      none="거래유형을 골라 주세요"
      choices={typeChoices(transactionTypes)}
    />
    {isRoom(Number(form.values.reType)) && (
      <FactFields form={form} facts={['roomKind', 'bath', 'womenOnly']} />
    )}
  </Section>
);

/** Where it is; `children` come behind. */
export const PlaceSection = ({
  form,
  choices: { provinces },
  children,
}: SectionProps & { children: ReactNode }) => {
  const { regionId } = form.values;
  const cities = provinces.find(({ id }) => id === regionId)?.cities ?? [];
  return (
    <Section title="위치">
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
      {children}
    </Section>
  );
};

/** What it costs and how it is let. */
export const LeaseSection = ({ form }: { form: RealtyForm }) => (
  <Section title="가격·조건">
    <TextField {...form.text('price')} label="월세" required marked unit="달러" inputMode="numeric" />
    <FactFields form={form} facts={['deposit', 'utilities', 'available', 'minTerm']} />
    <More form={form} title="반려동물, 흡연" fields={['pets', 'smoking']}>
      <FactFields form={form} facts={['pets', 'smoking']} />
    </More>
  </Section>
);

/** What decides about a room, before what it measures. */
export const RoomSection = ({ form }: { form: RealtyForm }) =>
  isRoom(Number(form.values.reType)) && (
    <Section title="방과 함께 사는 사람">
      <FactFields form={form} facts={['furnished', 'housemates', 'houseRules']} />
    </Section>
  );

/** One of the amenities. */
const OptionField = ({ form, code, title }: { form: RealtyForm; code: string; title: string }) => {
  const { options, absent } = form.values;
  const chosen = options.includes(code) ? 'true' : absent.includes(code) && 'false';
  // In the order of the grid, so that choosing again gives the same.
  const withIt = (list: readonly string[], has: boolean) =>
    AMENITIES.map((one) => one.code).filter((one) => (one === code ? has : list.includes(one)));
  return (
    <StatedField
      label={title}
      name={`options.${code}`}
      value={chosen || ''}
      onChoose={(value) =>
        form.change({
          options: withIt(options, value === 'true'),
          absent: withIt(absent, value === 'false'),
        })
      }
    />
  );
};

const OptionFields = ({ form }: { form: RealtyForm }) => (
  <FieldGroup label="옵션" hint="고르지 않은 것은 매물에 나오지 않아요." error={form.errors.options} wide>
    <div className={styles.options}>
      {AMENITIES.map((amenity) => (
        <OptionField key={amenity.code} form={form} {...amenity} />
      ))}
    </div>
  </FieldGroup>
);

/** What the home is like. */
export const HomeSection = ({ form }: { form: RealtyForm }) => {
  const years = buildYears(new Date()).map(String);
  const { buildYear, area } = form.values;
  // One that was stored when it was within the last 30 years.
  const older = buildYear && !years.includes(buildYear) ? [buildYear] : [];
  const room = isRoom(Number(form.values.reType));
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
      {!room && <FactFields form={form} facts={['furnished']} />}
      <ChipsField {...form.text('laundry')} none={UNSAID} label="세탁" wide choices={choicesOf(LAUNDRY)} />
      <TextField
        {...form.text('parking')}
        label="주차"
        unit="대"
        inputMode="numeric"
        hint="자리가 없으면 0을 적어 주세요."
      />
      <More
        form={form}
        title="주차비, 건축 연도, 방향, 층"
        fields={['parkingFee', 'buildYear', 'facing', 'storey']}
      >
        <TextField
          {...form.text('parkingFee')}
          label="주차비"
          unit="달러/월"
          inputMode="numeric"
          hint="월세에 포함되어 있으면 0을 적어 주세요."
        />
        <SelectField
          {...form.text('buildYear')}
          label="건축 연도"
          none={UNSAID}
          choices={[...years, ...older].map((year) => ({ value: year, title: `${year}년` }))}
        />
        <SelectField {...form.text('facing')} label="방향" none={UNSAID} choices={choicesOf(FACINGS)} />
        <TextField {...form.text('storey')} label="층" unit="층" hint="지하는 -1처럼 적어 주세요." />
      </More>
      <More form={form} title="에어컨, 냉장고, 세탁기, 인터넷 같은 옵션" fields={['options', 'absent']}>
        <OptionFields form={form} />
      </More>
      {!room && (
        <More form={form} title="함께 사는 사람, 집 규칙" fields={['housemates', 'houseRules']}>
          <FactFields form={form} facts={['housemates', 'houseRules']} />
        </More>
      )}
    </Section>
  );
};

/** How to reach the lister. */
export const ContactSection = ({ form }: { form: RealtyForm }) => (
  <Section title="연락처">
    <TextField
      {...form.text('phone')}
      label="전화번호"
      type="tel"
      autoComplete="tel"
      wide
      hint="로그인한 회원이 버튼을 눌러야 보여요. 적지 않으면 문의로만 연락을 받아요."
    />
  </Section>
);

/** What it is called, and everything else. */
export const ContentSection = ({ form }: { form: RealtyForm }) => (
  <Section title="제목과 설명">
    <Advised form={form} field="title" wide>
      <TextField
        {...form.text('title')}
        label="제목"
        required
        marked
        wide
        hint="동네와 특징을 넣으면 잘 찾아져요. 예: 메트로타운 역 5분, 가구 포함 2베드"
      />
    </Advised>
    <Advised form={form} field="content" wide>
      <TextArea
        {...form.text('content')}
        label="상세 설명"
        required
        marked
        wide
        rows={10}
        hint="집의 상태, 교통, 주변 가게, 계약 방법을 적어 주세요."
      />
    </Advised>
  </Section>
);
