import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { homeTypeChoices, useRegionData, withValue } from '../core/region-data.ts';
import { ChoiceInput } from './ChoiceInput.tsx';

interface HomeTypeInputProps {
  source: string;
  label: string;
  /** What stands for no choice, and its text in the list. */
  empty: { value: '' | 0; text: string };
  /** For a list's filters. */
  alwaysOn?: boolean;
}

/** A home type, from the categories. */
export const HomeTypeInput = ({ source, label, empty }: HomeTypeInputProps) => {
  const { data, isPending } = useRegionData();
  const value: unknown = useWatch({ name: source });
  const choices = useMemo(
    () => (isPending ? [] : withValue(homeTypeChoices(data), value)),
    [data, isPending, value],
  );
  return <ChoiceInput source={source} label={label} choices={choices} empty={empty} />;
};
