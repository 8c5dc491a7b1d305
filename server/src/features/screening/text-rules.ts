import type { TextReason } from '@hanca/common/screening.ts';
import { codeWanted } from './rules/code-wanted.ts';
import { documentsFirst } from './rules/documents-first.ts';
import { feeFirst } from './rules/fee-first.ts';
import { keysByMail } from './rules/keys-by-mail.ts';
import { lostPayment } from './rules/lost-payment.ts';
import { outsideChat } from './rules/outside-chat.ts';
import { overpayment } from './rules/overpayment.ts';
import { ownerAway } from './rules/owner-away.ts';
import { paymentFirst } from './rules/payment-first.ts';
import { paymentLink } from './rules/payment-link.ts';
import { type Sentence, sentencesOf } from './text.ts';

const rules: Readonly<
  Record<Exclude<TextReason, 'unread'>, (text: readonly Sentence[]) => Sentence | undefined>
> = {
  paymentFirst,
  lostPayment,
  keysByMail,
  ownerAway,
  documentsFirst,
  outsideChat,
  overpayment,
  codeWanted,
  paymentLink,
  feeFirst,
};

/** A rule that a text has raised, and the sentence by which. */
export interface Raised {
  code: TextReason;
  start: number;
  end: number;
}

/** What a text raises, each reason once. */
export const screenText = (text: string): Raised[] => {
  const sentences = sentencesOf(text);
  return Object.entries(rules).flatMap(([code, rule]) => {
    const sentence = rule(sentences);
    return sentence ? [{ code: code as TextReason, start: sentence.start, end: sentence.end }] : [];
  });
};
