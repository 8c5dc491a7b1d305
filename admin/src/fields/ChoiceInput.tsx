import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useInput } from 'react-admin';
import type { Choice } from '../core/choices.ts';
import { useFieldChoices, useFieldLabel } from '../core/described-field.ts';
import { withValue } from '../core/region-data.ts';

interface ChoiceInputProps {
  source: string;
  label?: string;
  /** In place of the contract's. */
  choices?: readonly Choice<string | number>[];
  /** The value of no choice, and its text in the list. */
  empty?: { value: '' | 0; text: string };
  isRequired?: boolean;
  disabled?: boolean;
  /** For a list's filters. */
  alwaysOn?: boolean;
  onChange?: () => void;
}

/**
 * One of some choices. Unlike react-admin's SelectInput, whose choices are a rendering behind, it may be given a
 * value together with its choices or before them.
 */
export const ChoiceInput = ({
  source,
  label,
  choices: given,
  empty,
  onChange,
  ...rest
}: ChoiceInputProps) => {
  const { isRequired = false, disabled = false } = rest;
  const { field, fieldState, id } = useInput({ source, ...(onChange && { onChange }) });
  const described = useFieldChoices(source);
  const choices = withValue(given ?? described, field.value);
  const known = choices.some((choice) => choice.id === field.value);
  return (
    <TextField
      select
      id={id}
      name={field.name}
      label={useFieldLabel(source, label)}
      value={known ? field.value : (empty?.value ?? '')}
      onChange={field.onChange}
      onBlur={() => field.onBlur()}
      inputRef={field.ref}
      required={isRequired}
      disabled={disabled}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
    >
      {empty && <MenuItem value={empty.value}>{empty.text}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  );
};
