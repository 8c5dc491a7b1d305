import { ABILITIES, type Levels, TESTS, testTables } from '@hanca/common/immigration/clb.ts';
import { FieldGroup, SelectField, TextField } from '../../../ui/form/fields.tsx';
import { abilityTitles, testTitles } from '../words.ts';
import { levelsFrom, rangeOf, type TestAnswers } from './answers.ts';
import styles from './form.module.css';

interface LanguageFieldsProps {
  label: string;
  /** Of which language; every test of both without. */
  language?: 'english' | 'french';
  answers: TestAnswers;
  /** Asks for the day of the test, too. */
  dated?: boolean;
  onChange: (answers: TestAnswers) => void;
}

/** The highest level that the grid tells apart. */
const TOP = 10;

const levelText = (level: number, scale: string): string => {
  if (level >= TOP) return `${scale} ${TOP} 이상`;
  return level > 0 ? `${scale} ${level}` : `${scale} 4 미만`;
};

const levelsText = (levels: Levels, scale: string): string =>
  ABILITIES.map((ability) => `${abilityTitles[ability]} ${levelText(levels[ability], scale)}`).join(' · ');

/** A test and its four results, with the levels that they are. */
export const LanguageFields = ({ label, language, answers, dated, onChange }: LanguageFieldsProps) => {
  const tests = TESTS.filter((test) => !language || testTables[test].language === language);
  const levels = levelsFrom(answers);
  const scale = language === 'french' ? 'NCLC' : 'CLB';
  const isTyped = ABILITIES.every((ability) => answers[ability].trim() !== '');
  const missing = isTyped ? '이 시험에 없는 점수가 있어요.' : '네 영역을 모두 적으면 점수에 더해요.';
  return (
    <FieldGroup label={label}>
      <div className={styles.language}>
        <SelectField
          label="시험"
          value={answers.test}
          none="성적이 없어요"
          choices={[
            ...tests.map((test) => ({ value: test, title: testTitles[test] })),
            { value: 'clb', title: `${scale} 등급을 바로 적을게요` },
          ]}
          onChange={({ currentTarget }) =>
            onChange({
              ...answers,
              ...{ test: currentTarget.value, listening: '', reading: '', writing: '', speaking: '' },
            })
          }
        />
        {answers.test && (
          <>
            <div className={styles.results}>
              {ABILITIES.map((ability) => (
                <TextField
                  key={ability}
                  label={abilityTitles[ability]}
                  type="number"
                  inputMode="decimal"
                  {...rangeOf(answers.test, ability)}
                  value={answers[ability]}
                  onChange={({ currentTarget }) => onChange({ ...answers, [ability]: currentTarget.value })}
                />
              ))}
            </div>
            <p className={styles.levels}>{levels ? levelsText(levels, scale) : missing}</p>
            {dated && (
              <TextField
                label="시험 본 날"
                hint="적으면 점수 시계에 만료되는 달을 표시해요."
                type="date"
                value={answers.day}
                onChange={({ currentTarget }) => onChange({ ...answers, day: currentTarget.value })}
              />
            )}
          </>
        )}
      </div>
    </FieldGroup>
  );
};
