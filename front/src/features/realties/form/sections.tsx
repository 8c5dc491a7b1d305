import { isRoom } from '@hanca/common/realty-facts.ts';
import type { ReactNode } from 'react';
import { SelectField, TextArea, TextField } from '../../../ui/form/fields.tsx';
import { type Choices, regionChoices, typeChoices } from '../choices.ts';
import { Advised } from './advised.tsx';
import { FactFields } from './fact-fields.tsx';
import { More } from './more.tsx';
import { Section } from './section.tsx';
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
      label="주택 유형"
      required
      marked
      none="주택 유형을 골라 주세요"
      choices={typeChoices(homeTypes)}
    />
    <SelectField
      {...form.text('txType')}
      label="거래 유형"
      required
      marked
      none="거래 유형을 골라 주세요"
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

/** How to reach the lister. */
export const ContactSection = ({ form }: { form: RealtyForm }) => (
  <Section title="연락처">
    <TextField
      {...form.text('phone')}
      label="전화번호"
      type="tel"
      autoComplete="tel"
      wide
      hint="이메일을 인증한 회원이 버튼을 누르면 표시돼요. 입력하지 않으면 문의로만 연락받을 수 있어요."
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
