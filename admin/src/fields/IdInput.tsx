import { MAX_INTEGER } from '@hanca/common/fields.ts';
import { NumberInput } from 'react-admin';

interface IdInputProps {
  source: string;
  label?: string;
  /** For a list's filters. */
  alwaysOn?: boolean;
}

/** Only what can be an id narrows the list; anything else is as good as nothing. */
const parse = (typed: string): number | null => {
  const id = Number(typed);
  return Number.isInteger(id) && id > 0 && id <= MAX_INTEGER ? id : null;
};

/** A record's id, as a filter. */
export const IdInput = ({ source, label }: IdInputProps) => (
  <NumberInput source={source} {...(label && { label })} parse={parse} min={1} step={1} helperText={false} />
);
