import InputAdornment from '@mui/material/InputAdornment';
import { NumberInput } from 'react-admin';

interface AmountInputProps {
  source: string;
  /** In place of the field's own. */
  label?: string;
  /** What the number counts: 'CAD', '%', '장'. */
  unit: string;
  min?: number;
  isRequired?: boolean;
  helperText?: string | false;
}

/** A whole number with its unit beside it. */
export const AmountInput = ({ unit, min = 0, helperText = false, ...props }: AmountInputProps) => (
  <NumberInput
    {...props}
    min={min}
    step={1}
    helperText={helperText}
    slotProps={{
      input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      htmlInput: { inputMode: 'numeric' },
    }}
  />
);
