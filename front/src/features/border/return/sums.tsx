import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChipsField, SelectField, TextField } from '../../../ui/form/fields.tsx';
import styles from './page.module.css';
import {
  amountOf,
  type Currency,
  PEOPLE_MAX,
  RECEIPTS_MAX,
  type Receipt,
  rateOf,
  spentBy,
} from './receipts.ts';
import { Result } from './result.tsx';
import { EXEMPTIONS } from './rules.ts';

const stays = EXEMPTIONS.map(({ hours, title }) => ({ value: String(hours), title }));
const currencies = [
  { value: 'CAD', title: '캐나다 달러' },
  { value: 'USD', title: '미국 달러' },
];
const counts = Array.from({ length: PEOPLE_MAX }, (_, index) => ({
  value: String(index + 1),
  title: `${index + 1}명`,
}));

const empty = (key: number, person = '0'): Receipt => ({ key, amount: '', person });

/** Receipts of all who come back in a car, added up by person; all of it on the device. */
export const Sums = () => {
  const next = useRef(1);
  const [hours, setHours] = useState('0');
  const [people, setPeople] = useState('1');
  const [currency, setCurrency] = useState<Currency>('CAD');
  const [typedRate, setRate] = useState('');
  const [receipts, setReceipts] = useState<readonly Receipt[]>([empty(0)]);
  const rate = currency === 'CAD' ? 1 : rateOf(typedRate);
  const change = (key: number, change: Partial<Receipt>) =>
    setReceipts(receipts.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const persons = Array.from({ length: Number(people) }, (_, index) => ({
    value: String(index),
    title: index === 0 ? '나' : `동승자 ${index}`,
  }));
  const add = () => {
    setReceipts([...receipts, empty(next.current)]);
    next.current += 1;
  };
  return (
    <form className={styles.form} aria-label="영수증 계산" onSubmit={(event) => event.preventDefault()}>
      <ChipsField
        label="캐나다 밖에 있던 시간"
        name="hours"
        choices={stays}
        value={hours}
        onChange={({ currentTarget }) => setHours(currentTarget.value)}
      />
      <SelectField
        label="차에 탄 사람"
        hint="아이도 한 사람으로 세요. 면세 한도는 나눠 쓰거나 합칠 수 없어요."
        choices={counts}
        value={people}
        onChange={({ currentTarget }) => {
          const count = Number(currentTarget.value);
          setPeople(currentTarget.value);
          setReceipts(receipts.map((one) => (Number(one.person) < count ? one : { ...one, person: '0' })));
        }}
      />
      <ChipsField
        label="영수증의 통화"
        name="currency"
        choices={currencies}
        value={currency}
        onChange={({ currentTarget }) => setCurrency(currentTarget.value === 'USD' ? 'USD' : 'CAD')}
      />
      {currency === 'USD' && (
        <TextField
          label="환율 (미국 1달러는 캐나다 몇 달러)"
          hint="카드 명세서나 은행의 환율을 적어 주세요."
          error={typedRate !== '' && rate === null ? '환율을 1.38처럼 숫자로 적어 주세요.' : undefined}
          inputMode="decimal"
          value={typedRate}
          onChange={({ currentTarget }) => setRate(currentTarget.value)}
        />
      )}
      <ul className={styles.receipts}>
        {receipts.map(({ key, amount, person }, index) => (
          <li key={key}>
            <TextField
              label={`영수증 ${index + 1} 금액`}
              unit={currency}
              inputMode="decimal"
              error={
                amount !== '' && amountOf(amount) === null
                  ? '금액을 12.50처럼 숫자로 적어 주세요.'
                  : undefined
              }
              value={amount}
              onChange={({ currentTarget }) => change(key, { amount: currentTarget.value })}
            />
            {persons.length > 1 && (
              <SelectField
                label={`영수증 ${index + 1}의 주인`}
                choices={persons}
                value={person}
                onChange={({ currentTarget }) => change(key, { person: currentTarget.value })}
              />
            )}
            {receipts.length > 1 && (
              <Button
                aria-label={`영수증 ${index + 1} 지우기`}
                onClick={() => setReceipts(receipts.filter((one) => one.key !== key))}
              >
                지우기
              </Button>
            )}
          </li>
        ))}
      </ul>
      {receipts.length < RECEIPTS_MAX && <Button onClick={add}>영수증 더하기</Button>}
      <Result
        hours={Number(hours)}
        spent={rate === null ? null : spentBy(receipts, Number(people), rate)}
        names={persons.map(({ title }) => title)}
      />
    </form>
  );
};
