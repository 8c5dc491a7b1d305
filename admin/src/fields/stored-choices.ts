import { useWatch } from 'react-hook-form';
import type { Choice } from '../core/choices.ts';
import { type RegionData, useRegionData, withValue } from '../core/region-data.ts';

/** What a form's field is chosen from: what staff keep, with the field's value among them; nothing until it is known. */
export const useStoredChoices = (
  source: string,
  choicesIn: (data: RegionData) => Choice<number>[],
): Choice<number>[] => {
  const { data, isPending } = useRegionData();
  const value: unknown = useWatch({ name: source });
  return isPending ? [] : withValue(choicesIn(data), value);
};
