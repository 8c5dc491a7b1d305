import { useFieldValue, useResourceContext } from 'react-admin';
import { describedFields } from '../core/described.ts';
import { useRegionData } from '../core/region-data.ts';
import { fieldText } from './field-text.ts';

/** A field of a record in words. Use: `<Column source="status" field={FieldText} />`. */
export const FieldText = ({ source }: { source: string }) => {
  const meta = describedFields(useResourceContext() ?? '')[source];
  const value: unknown = useFieldValue({ source });
  return fieldText(meta ?? {}, value, useRegionData().data);
};
