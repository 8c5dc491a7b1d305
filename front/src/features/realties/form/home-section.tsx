import { AMENITIES } from '@hanca/common/amenities.ts';
import { buildYears } from '@hanca/common/realties.ts';
import { FACINGS, LAUNDRY } from '@hanca/common/realty-codes.ts';
import { isRoom } from '@hanca/common/realty-facts.ts';
import { ChipsField, FieldGroup, SelectField, TextField } from '../../../ui/form/fields.tsx';
import { StatedField } from '../../../ui/form/stated-field.tsx';
import { choicesOf } from '../choices.ts';
import { FactFields, UNSAID } from './fact-fields.tsx';
import { More } from './more.tsx';
import { Section } from './section.tsx';
import styles from './sections.module.css';
import { areaWords } from './typed-numbers.ts';
import type { RealtyForm } from './use-realty-form.ts';

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
