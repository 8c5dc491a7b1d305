import {
  type Advice,
  adviceOnDeposit,
  adviceOnNoPets,
  adviceOnText,
  adviceOnWomenOnly,
} from '@hanca/common/rental-advice.ts';
import { useDeferredValue } from 'react';
import styles from './advice.module.css';
import { typedNumber } from './typed-numbers.ts';
import type { RealtyValues } from './values.ts';

/** The fields of the form that laws say something about. */
export type AdvisedField =
  | 'title'
  | 'content'
  | 'housemates'
  | 'houseRules'
  | 'deposit'
  | 'pets'
  | 'womenOnly';

interface AdviceProps {
  field: AdvisedField;
  values: RealtyValues;
}

const amountOf = (text: string): number | null => {
  const number = typedNumber(text);
  return typeof number === 'number' ? number : null;
};

const adviceOn = ({ field, values }: AdviceProps): Advice[] => {
  const { regionId, price, deposit, pets, womenOnly } = values;
  const letting = { regionId, txType: Number(values.txType), reType: Number(values.reType) };
  if (field === 'deposit')
    return adviceOnDeposit({ ...letting, price: amountOf(price), deposit: amountOf(deposit) });
  if (field === 'pets') return pets === 'none' ? adviceOnNoPets(letting) : [];
  if (field === 'womenOnly') return womenOnly === 'true' ? adviceOnWomenOnly(letting) : [];
  return adviceOnText(values[field], letting);
};

/** What the province's laws say of what is in a field, each with its source. It stops nobody. */
export const FieldAdvice = ({ field, values }: AdviceProps) => (
  <div role="status">
    {adviceOn({ field, values: useDeferredValue(values) }).map(({ text, source }) => (
      <p key={text} className={styles.advice}>
        {text}{' '}
        <a href={source.url} target="_blank" rel="noreferrer">
          {source.title}
        </a>
      </p>
    ))}
  </div>
);
