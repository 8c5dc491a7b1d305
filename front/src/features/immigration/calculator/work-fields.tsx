import { CheckField, FieldGroup, SelectField } from '../../../ui/form/fields.tsx';
import type { WorkAnswers } from './answers.ts';
import styles from './form.module.css';

interface WorkFieldsProps {
  label: string;
  hint: string;
  /** The most years that make a difference. */
  most: number;
  answers: WorkAnswers;
  onChange: (answers: WorkAnswers) => void;
}

const numbers = (to: number, unit: string, last = unit) =>
  Array.from({ length: to + 1 }, (_, number) => ({
    value: String(number),
    title: `${number}${number === to ? last : unit}`,
  }));

/** How long somebody has worked, and whether they still do. */
export const WorkFields = ({ label, hint, most, answers, onChange }: WorkFieldsProps) => (
  <FieldGroup label={label} hint={hint}>
    <div className={styles.pair}>
      <SelectField
        label="년"
        choices={numbers(most, '년', '년 이상')}
        value={answers.years}
        onChange={({ currentTarget }) => onChange({ ...answers, years: currentTarget.value })}
      />
      <SelectField
        label="개월"
        choices={numbers(11, '개월')}
        value={answers.months}
        onChange={({ currentTarget }) => onChange({ ...answers, months: currentTarget.value })}
      />
    </div>
    <CheckField
      label="지금도 일하고 있어요"
      checked={answers.goesOn}
      onChange={({ currentTarget }) => onChange({ ...answers, goesOn: currentTarget.checked })}
    />
  </FieldGroup>
);
