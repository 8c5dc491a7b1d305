import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FieldFrameProps {
  id: string;
  label: string;
  required?: boolean;
  /** Shown under the field, in place of the hint. */
  error?: string | undefined;
  hint?: string;
  /** What is at the right of the label. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Label, field and hint or error of a field that is no single input. */
export const FieldFrame = ({
  id,
  label,
  required = false,
  error,
  hint,
  aside,
  children,
}: FieldFrameProps) => (
  <Stack role="group" aria-labelledby={`${id}-label`} sx={{ gap: 0.75, width: '100%' }}>
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 32, flexWrap: 'wrap' }}>
      <Typography
        id={`${id}-label`}
        variant="body2"
        sx={{ fontWeight: 600, flex: 1, color: error ? 'error.main' : 'text.secondary' }}
      >
        {label}
        {required && ' *'}
      </Typography>
      {aside}
    </Stack>
    {children}
    {(error || hint) && (
      <FormHelperText id={`${id}-helper`} error={!!error} sx={{ m: 0 }}>
        {error ?? hint}
      </FormHelperText>
    )}
  </Stack>
);
