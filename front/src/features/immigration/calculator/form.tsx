import { dayOf } from '@hanca/common/immigration/days.ts';
import { type CrsGrid, EDUCATIONS, STUDIES } from '@hanca/common/immigration/grid.ts';
import { CheckField, ChecksField, ChipsField, SelectField, TextField } from '../../../ui/form/fields.tsx';
import { educationTitles, studyTitles } from '../words.ts';
import { type Answers, CANADIAN_YEARS, FOREIGN_YEARS, type WorkAnswers } from './answers.ts';
import styles from './form.module.css';
import { LanguageFields } from './language-fields.tsx';
import { WorkFields } from './work-fields.tsx';

interface FormProps {
  answers: Answers;
  grid: CrsGrid;
  onChange: (answers: Answers) => void;
}

const educations = EDUCATIONS.map((value) => ({ value, title: educationTitles[value] }));
const studies = STUDIES.map((value) => ({ value, title: studyTitles[value] }));
const years = Array.from({ length: CANADIAN_YEARS + 1 }, (_, number) => ({
  value: String(number),
  title: number === 0 ? '1년 미만' : `${number}년${number === CANADIAN_YEARS ? ' 이상' : ''}`,
}));

const SpouseFields = ({ answers, onChange }: Omit<FormProps, 'grid'>) => (
  <>
    <h3>배우자·동반자</h3>
    <SelectField
      label="학력"
      choices={educations}
      value={answers.spouseEducation}
      onChange={({ currentTarget }) => onChange({ ...answers, spouseEducation: currentTarget.value })}
    />
    <LanguageFields
      label="영어나 프랑스어 성적"
      answers={answers.spouseLanguage}
      onChange={(spouseLanguage) => onChange({ ...answers, spouseLanguage })}
    />
    <SelectField
      label="캐나다 숙련직 경력"
      choices={years}
      value={answers.spouseYears}
      onChange={({ currentTarget }) => onChange({ ...answers, spouseYears: currentTarget.value })}
    />
  </>
);

/** All questions of the score. What is typed goes nowhere from here. */
export const Form = ({ answers, grid, onChange }: FormProps) => {
  const { others } = grid.additional;
  // From today on what is still going on grows.
  const stated = (work: WorkAnswers): WorkAnswers => ({ ...work, day: dayOf(Date.now()) });
  return (
    <form className={styles.form} aria-label="CRS 점수 계산" onSubmit={(event) => event.preventDefault()}>
      <h3>나와 가족</h3>
      <TextField
        label="생년월일"
        type="date"
        min="1930-01-01"
        autoComplete="bday"
        value={answers.birthDay}
        onChange={({ currentTarget }) => onChange({ ...answers, birthDay: currentTarget.value })}
      />
      <ChipsField
        label="배우자나 동반자와 함께 신청하나요?"
        hint="함께 오지 않거나, 이미 캐나다 시민권자·영주권자라면 ‘아니요’를 골라 주세요."
        name="accompanied"
        choices={[
          { value: 'no', title: '아니요' },
          { value: 'yes', title: '함께해요' },
        ]}
        value={answers.accompanied ? 'yes' : 'no'}
        onChange={({ currentTarget }) => onChange({ ...answers, accompanied: currentTarget.value === 'yes' })}
      />
      <h3>학력</h3>
      <SelectField
        label="가장 높은 학력"
        hint="캐나다 밖의 학력은 학력 평가(ECA) 결과지에 적힌 캐나다 학력이 기준이에요."
        none="골라 주세요"
        choices={educations}
        value={answers.education}
        onChange={({ currentTarget }) => onChange({ ...answers, education: currentTarget.value })}
      />
      <TextField
        label="학력 평가(ECA)를 받은 날"
        hint="캐나다 학력이면 비워 두세요. 적으면 점수 시계에 만료되는 달을 표시해요."
        type="date"
        value={answers.assessedDay}
        onChange={({ currentTarget }) => onChange({ ...answers, assessedDay: currentTarget.value })}
      />
      <SelectField
        label="캐나다에서 마친 대학·칼리지 과정"
        choices={studies}
        value={answers.study}
        onChange={({ currentTarget }) => onChange({ ...answers, study: currentTarget.value })}
      />
      <h3>언어</h3>
      <LanguageFields
        label="영어 성적"
        language="english"
        dated
        answers={answers.english}
        onChange={(english) => onChange({ ...answers, english })}
      />
      <LanguageFields
        label="프랑스어 성적"
        language="french"
        dated
        answers={answers.french}
        onChange={(french) => onChange({ ...answers, french })}
      />
      <h3>경력</h3>
      <WorkFields
        label="캐나다 숙련직 경력"
        hint="최근 10년, TEER 0~3 직업, 주 30시간 기준이에요. 자영업과 재학 중에 한 일은 빼 주세요."
        most={CANADIAN_YEARS}
        answers={answers.canadian}
        onChange={(canadian) => onChange({ ...answers, canadian: stated(canadian) })}
      />
      <WorkFields
        label="한국 등 해외 숙련직 경력"
        hint="최근 10년, TEER 0~3 직업 기준이에요."
        most={FOREIGN_YEARS}
        answers={answers.foreign}
        onChange={(foreign) => onChange({ ...answers, foreign: stated(foreign) })}
      />
      {answers.accompanied && <SpouseFields answers={answers} onChange={onChange} />}
      <h3>그 밖에</h3>
      <div>
        <CheckField
          label="캐나다 주·준주의 기능 자격증(Certificate of qualification)이 있어요"
          checked={answers.certificate}
          onChange={({ currentTarget }) => onChange({ ...answers, certificate: currentTarget.checked })}
        />
        <CheckField
          label="18세 이상 시민권자·영주권자 형제자매가 캐나다에 살아요"
          checked={answers.sibling}
          onChange={({ currentTarget }) => onChange({ ...answers, sibling: currentTarget.checked })}
        />
        <CheckField
          label="주정부 추천(PNP 노미니)을 받았어요"
          checked={answers.nomination}
          onChange={({ currentTarget }) => onChange({ ...answers, nomination: currentTarget.checked })}
        />
      </div>
      {others.length > 0 && (
        <ChecksField
          label="새 점수표의 다른 점수"
          name="others"
          choices={others.map(({ id, title }) => ({ value: id, title }))}
          chosen={answers.others.split(',')}
          onChoose={(chosen) => onChange({ ...answers, others: chosen.join(',') })}
        />
      )}
    </form>
  );
};
