import { useMemo } from 'react';
import { SelectInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { postTypeChoices, useRegionData } from '../core/region-data.ts';

export interface TypeInputProps {
  source: string;
  label: string;
  /** What stands for no choice: '' leaves a filter out, 0 is the contract's placeholder. */
  empty: '' | 0;
  emptyText: string;
  /** For a list's filters. */
  alwaysOn?: boolean;
}

/** A post type; changing it resets the category, whose list belongs to the type. */
export const PostTypeInput = ({
  source,
  label,
  empty,
  emptyText,
  categorySource,
}: TypeInputProps & { categorySource: string }) => {
  const { setValue } = useFormContext();
  const { data, isPending } = useRegionData();
  const choices = useMemo(() => postTypeChoices(data), [data]);
  return (
    <SelectInput
      source={source}
      label={label}
      choices={choices}
      isPending={isPending}
      emptyValue={empty}
      emptyText={emptyText}
      onChange={() => setValue(categorySource, empty, { shouldDirty: true, shouldTouch: true })}
      helperText={false}
    />
  );
};
