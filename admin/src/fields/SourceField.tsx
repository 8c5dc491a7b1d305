import { TextInput } from 'react-admin';

interface SourceFieldProps {
  source: string;
  /** A fixed-width face for what is written for a machine. */
  code?: boolean;
  isRequired?: boolean;
}

/** A long text as it is. */
export const SourceField = ({ source, code = false, isRequired = true }: SourceFieldProps) => (
  <TextInput
    source={source}
    multiline
    minRows={14}
    maxRows={32}
    helperText={false}
    isRequired={isRequired}
    slotProps={{ htmlInput: { spellCheck: !code, style: code ? { fontFamily: 'monospace' } : {} } }}
  />
);
