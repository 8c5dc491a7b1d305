import type { Sentence } from '../text.ts';

const FEE = /신청비|등록비|접수비|applicationfee|registrationfee|processingfee|viewingfee/;
const WANTED = /먼저|보내|내셔야|내시|부탁|전에|before|mustbe|required|refundable/;
const NONE = /없(?:습|어|이)|noapplicationfee|nofee|안받/;

/** The sentence that wants a fee for applying, which no law here allows a lister to take. */
export const feeFirst = (text: readonly Sentence[]): Sentence | undefined =>
  text.find(({ letters }) => FEE.test(letters) && WANTED.test(letters) && !NONE.test(letters));
