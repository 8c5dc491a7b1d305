import type { Sentence } from '../text.ts';

const LETTERS = [
  /(?:링크|link|url).{0,24}?(?:결제|보증금|payment|pay(?!s)|입금|송금)/,
  /(?:결제|payment|pay|안전거래|안전결제)(?:링크|link)/,
  /(?:에어비앤비|airbnb).{0,30}?(?:결제|보관|payment|safe|agent)/,
  /안전(?:거래|결제).{0,12}?(?:링크|사이트|보내드)/,
] as const;

/** The sentence that wants a payment behind a link, as of a copied Airbnb. */
export const paymentLink = (text: readonly Sentence[]): Sentence | undefined =>
  text.find(({ letters }) => LETTERS.some((pattern) => pattern.test(letters)));
