import type { Sentence } from '../text.ts';

const CODES = '(?:비트코인|테더|usdt|btc|bitcoin|이더리움|암호화폐|가상화폐|코인)';
const CARDS = '(?:기프트카드|giftcards?|상품권|스팀카드|아이튠즈|itunes|구글플레이)';

const LETTERS = [
  // 웨스턴 유니온으로: a shop of that name in the same house is none
  /(?:웨스턴유니온|westernunion|머니그램|moneygram)(?:이나|또는|or)?(?:머니그램|moneygram|웨스턴유니온|westernunion)?(?:으?로|only|만|송금|transfer|결제|이체)/,
  /(?:payment|pay|send|sent|money|transfer|보내|송금|결제).{0,30}(?:westernunion|moneygram|웨스턴유니온|머니그램)/,
  new RegExp(`${CODES}(?:이?나|또는|or|및|,)?${CODES}?(?:으?로|지갑|결제|송금|only|받)`),
  new RegExp(`(?:accept|pay|payment|send|deposit|via|with|in).{0,20}${CODES}`),
  /wallet(?:address|주소)|지갑주소/,
  new RegExp(`${CARDS}(?:나|이나|또는|or)?(?:${CARDS})?(?:으?로)(?:보증금|렌트|주|보내|내|결제|받)`),
  new RegExp(`(?:paid|pay|send|payment|deposit|rent).{0,20}${CARDS}`),
] as const;

/** Given as a present, or named by who works or shops there. */
const HONEST = /감사|드려요|드립니다|회사|채굴|선물/;

/** The sentence that wants money on a way on which it cannot be called back. */
export const lostPayment = (text: readonly Sentence[]): Sentence | undefined =>
  text.find(
    ({ letters }) =>
      LETTERS.some((pattern) => pattern.test(letters)) &&
      (!HONEST.test(letters) || /보증금|렌트|깎아|지갑/.test(letters)),
  );
