import { useResourceContext, useTranslateLabel } from 'react-admin';
import type { Choice } from './choices.ts';
import { describedFields } from './described.ts';
import { fieldChoices, useRegionData } from './region-data.ts';

/** A field's Korean name as the contract has it, unless it is given another. */
export const useFieldLabel = (source: string, label?: string): string =>
  String(useTranslateLabel()({ source, ...(label && { label }) }));

/** What a field is chosen from, as the contract has it. */
export const useFieldChoices = (source: string): Choice<string | number>[] => {
  const fields = describedFields(useResourceContext() ?? '');
  return fieldChoices(fields[source] ?? {}, useRegionData().data);
};
