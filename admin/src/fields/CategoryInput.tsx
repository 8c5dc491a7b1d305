import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { categoryChoices, useRegionData, withValue } from '../core/region-data.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import type { TypeInputProps } from './PostTypeInput.tsx';

/** A category of the post type chosen beside it. */
export const CategoryInput = ({
  source,
  label,
  empty,
  typeSource,
}: TypeInputProps & { typeSource: string }) => {
  const postType = Number(useWatch({ name: typeSource }) ?? 0);
  const value: unknown = useWatch({ name: source });
  const { data, isPending } = useRegionData();
  const choices = useMemo(
    () => (isPending ? [] : withValue(categoryChoices(data, postType), value)),
    [data, isPending, postType, value],
  );
  return (
    <ChoiceInput
      source={source}
      label={label}
      choices={choices}
      empty={empty}
      disabled={choices.length === 0}
    />
  );
};
