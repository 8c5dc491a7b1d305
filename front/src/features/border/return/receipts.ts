import { typedAmount } from '../../../typed-amount.ts';

/** A receipt as it is typed: what it cost, and who of the car has bought it, from 0 on. */
export interface Receipt {
  key: number;
  amount: string;
  person: string;
}

export type Currency = 'CAD' | 'USD';

/** People in a car, and receipts, at most. */
export const PEOPLE_MAX = 8;
export const RECEIPTS_MAX = 50;
/** Of one receipt, and of an exchange rate. */
const AMOUNT_MAX = 1_000_000;
const RATE_MAX = 10;

/** What a receipt says, as it is typed; null for what is none. */
export const amountOf = (typed: string): number | null => typedAmount(typed, AMOUNT_MAX, 2);

/** What one US dollar costs in Canadian ones; null for what is none. */
export const rateOf = (typed: string): number | null => typedAmount(typed, RATE_MAX, 6) || null;

/** What each person has spent, CAD; null as long as an amount that was typed is none. In: what a unit of the currency is worth. */
export const spentBy = (receipts: readonly Receipt[], people: number, rate: number): number[] | null => {
  const spent = Array<number>(people).fill(0);
  for (const { person, amount } of receipts) {
    const value = amount.trim() === '' ? 0 : amountOf(amount);
    if (value === null) return null;
    spent[Number(person)] = (spent[Number(person)] ?? 0) + value * rate;
  }
  return spent;
};
