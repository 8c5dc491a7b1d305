import { TRADE } from '@hanca/common/posts.ts';
import type { Choice } from '../core/choices.ts';
import { transactionTypeChoices, useRegionData } from '../core/region-data.ts';
import { ChoiceInput } from './ChoiceInput.tsx';

const fixed: Choice<number>[] = [
  { id: 0, name: '없음' },
  { id: TRADE, name: '거래 (안전거래 안내를 보여요)' },
];

/** A transaction type; 0 for none. */
export const TransactionInput = ({ source }: { source: string }) => {
  const others = transactionTypeChoices(useRegionData().data).filter(({ id }) => id !== TRADE);
  return <ChoiceInput source={source} choices={[...fixed, ...others]} />;
};
