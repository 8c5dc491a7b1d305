import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { postTypeChoices, useRegionData, withValue } from '../core/region-data.ts';
import { ChoiceInput } from './ChoiceInput.tsx';

export interface TypeInputProps {
  source: string;
  label: string;
  /** What stands for no choice: '' leaves a filter out, 0 is the contract's placeholder. */
  empty: { value: '' | 0; text: string };
  isRequired?: boolean;
  /** For a list's filters. */
  alwaysOn?: boolean;
}

interface PostTypeInputProps extends TypeInputProps {
  categorySource: string;
}

/** A post type; changing it resets the category, whose list belongs to the type. */
export const PostTypeInput = ({ source, label, empty, isRequired, categorySource }: PostTypeInputProps) => {
  const { setValue } = useFormContext();
  const { data, isPending } = useRegionData();
  const value: unknown = useWatch({ name: source });
  const choices = useMemo(
    () => (isPending ? [] : withValue(postTypeChoices(data), value)),
    [data, isPending, value],
  );
  return (
    <ChoiceInput
      source={source}
      label={label}
      choices={choices}
      empty={empty}
      isRequired={isRequired ?? false}
      onChange={() => setValue(categorySource, empty.value, { shouldDirty: true, shouldTouch: true })}
    />
  );
};
