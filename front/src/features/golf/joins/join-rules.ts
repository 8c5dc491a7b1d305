import {
  type GolfJoinInput,
  golfContactInput,
  golfJoinInput,
  golfRequestInput,
} from '@hanca/common/contract/golf-joins.ts';
import { rulesOf } from '../../../ui/form/rules.ts';
import type { Checked } from '../../../ui/form/use-checks.ts';
import type { JoinValues } from './drafts.ts';

export const requestRules = rulesOf(golfRequestInput);
export const contactRules = rulesOf(golfContactInput);

const check = rulesOf(golfJoinInput);

/** A number that may be left out; what is none is refused by its field. */
const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The rules of a round, by the contract. */
export const joinRules = ({
  greenFee,
  handicapMin,
  handicapMax,
  ...values
}: JoinValues): Checked<GolfJoinInput> =>
  check({
    ...values,
    courseId: Number(values.courseId),
    seats: Number(values.seats),
    closeHours: Number(values.closeHours),
    greenFee: numberIn(greenFee),
    handicapMin: numberIn(handicapMin),
    handicapMax: numberIn(handicapMax),
  });
