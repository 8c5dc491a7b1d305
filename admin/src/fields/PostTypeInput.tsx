import { useFormContext } from 'react-hook-form';
import { ChoiceInput } from './ChoiceInput.tsx';

export interface TypeInputProps {
  source: string;
  /** The value of no choice: '' leaves a filter out, 0 is the contract's placeholder. */
  empty: { value: '' | 0; text: string };
  isRequired?: boolean;
  /** For a list's filters. */
  alwaysOn?: boolean;
}

interface PostTypeInputProps extends TypeInputProps {
  categorySource: string;
}

/** A post type; changing it resets the category, whose list belongs to the type. */
export const PostTypeInput = ({ categorySource, ...props }: PostTypeInputProps) => {
  const { setValue } = useFormContext();
  return (
    <ChoiceInput
      {...props}
      onChange={() => setValue(categorySource, props.empty.value, { shouldDirty: true, shouldTouch: true })}
    />
  );
};
