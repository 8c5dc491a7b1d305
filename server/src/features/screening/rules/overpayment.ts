import type { Sentence } from '../text.ts';

const MORE =
  /(?:수표|cheque|check|머니오더).{0,60}?(?:남는|더많은|초과|차액|거스름|balance|deduct|difference|morethan)/;
const MORE_BEFORE = /(?:보다많은|초과).{0,12}(?:수표|금액).{0,40}?(?:남는|송금)/;
/** Who takes a home without having seen it, and wants to know where to pay. */
const UNSEEN =
  /(?:안봐도되|보지않아도되).{0,40}?(?:계좌|돈|송금)|without(?:seeing|viewing)it.{0,60}?(?:bank|account|secretary)/;

/** The sentence of a lodger's scam: a cheque for more than the rent, the rest of which is to be sent on before it bounces. */
export const overpayment = (text: readonly Sentence[]): Sentence | undefined =>
  text.find(({ letters }) => [MORE, MORE_BEFORE, UNSEEN].some((pattern) => pattern.test(letters)));
