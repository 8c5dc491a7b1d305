import { homeTypeChoices } from '../core/region-data.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import type { TypeInputProps } from './PostTypeInput.tsx';
import { useStoredChoices } from './stored-choices.ts';

/** A home type, from the categories. */
export const HomeTypeInput = (props: TypeInputProps) => (
  <ChoiceInput {...props} choices={useStoredChoices(props.source, homeTypeChoices)} />
);
