import { TRADE } from '@hanca/common/posts.ts';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { type Choice, transactionTypeChoices, useRegionData, withValue } from '../core/region-data.ts';
import { ChoiceInput } from './ChoiceInput.tsx';

const fixed: Choice<number>[] = [
  { id: 0, name: '없음' },
  { id: TRADE, name: '거래 (안전거래 안내를 보여요)' },
];

/** A transaction type; 0 for none. */
export const TransactionInput = ({ source, label }: { source: string; label: string }) => {
  const { data } = useRegionData();
  const value: unknown = useWatch({ name: source });
  const choices = useMemo(() => {
    const stored = transactionTypeChoices(data).filter(({ id }) => id !== TRADE);
    return withValue([...fixed, ...stored], value);
  }, [data, value]);
  return <ChoiceInput source={source} label={label} choices={choices} />;
};
