import { useWatch } from 'react-hook-form';
import { categoryChoices, useRegionData } from '../core/region-data.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import type { TypeInputProps } from './PostTypeInput.tsx';

/** A category of the post type chosen beside it. */
export const CategoryInput = ({ typeSource, ...props }: TypeInputProps & { typeSource: string }) => {
  const postType = Number(useWatch({ name: typeSource }) ?? 0);
  const choices = categoryChoices(useRegionData().data, postType);
  return <ChoiceInput {...props} choices={choices} disabled={choices.length === 0} />;
};
