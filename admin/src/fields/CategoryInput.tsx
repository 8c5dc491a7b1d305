import { useMemo } from 'react';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { categoryChoices, useRegionData } from '../core/region-data.ts';
import type { TypeInputProps } from './PostTypeInput.tsx';

/** A category of the post type chosen beside it. */
export const CategoryInput = ({
  source,
  label,
  empty,
  emptyText,
  typeSource,
}: TypeInputProps & { typeSource: string }) => {
  const postType = Number(useWatch({ name: typeSource }) ?? 0);
  const { data, isPending } = useRegionData();
  const choices = useMemo(() => categoryChoices(data, postType), [data, postType]);
  return (
    <SelectInput
      source={source}
      label={label}
      choices={choices}
      isPending={isPending}
      emptyValue={empty}
      emptyText={emptyText}
      disabled={choices.length === 0}
      helperText={false}
    />
  );
};
