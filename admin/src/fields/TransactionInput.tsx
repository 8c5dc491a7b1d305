import { TRADE } from '@hanca/common/posts.ts';
import type { Choice } from '../core/choices.ts';
import { type RegionData, transactionTypeChoices } from '../core/region-data.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { useStoredChoices } from './stored-choices.ts';

const fixed: Choice<number>[] = [
  { id: 0, name: '없음' },
  { id: TRADE, name: '거래 (안전거래 안내를 보여요)' },
];

const choicesIn = (data: RegionData): Choice<number>[] => [
  ...fixed,
  ...transactionTypeChoices(data).filter(({ id }) => id !== TRADE),
];

/** A transaction type; 0 for none. */
export const TransactionInput = (props: { source: string }) => (
  <ChoiceInput {...props} choices={useStoredChoices(props.source, choicesIn)} />
);
