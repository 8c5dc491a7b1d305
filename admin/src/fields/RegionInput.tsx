import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { useMemo } from 'react';
import { AutocompleteInput } from 'react-admin';
import { isNamed, type RegionChoice, regionChoices, useRegionData } from '../core/region-data.ts';

/** So many are shown at once: all provinces and the first cities; typing finds the others. */
const SHOWN = 60;

export const everywhere: RegionChoice = {
  id: ALL_REGIONS,
  name: '캐나다 전체',
  english: 'Canada',
  group: '주 전체',
};

interface RegionInputProps {
  source: string;
  /** A record may belong to all regions; a filter means that by being empty. */
  withAll?: boolean;
  isRequired?: boolean;
  /** For a list's filters. */
  alwaysOn?: boolean;
}

/** A province or a city, found by typing. The value is its region id. */
export const RegionInput = ({ source, withAll = false, isRequired = false }: RegionInputProps) => {
  const { data } = useRegionData();
  const choices = useMemo(
    () => (withAll ? [everywhere, ...regionChoices(data)] : regionChoices(data)),
    [data, withAll],
  );
  return (
    <AutocompleteInput
      source={source}
      choices={choices}
      groupBy={(choice: RegionChoice) => choice.group}
      matchSuggestion={isNamed}
      suggestionLimit={SHOWN}
      noOptionsText="그런 지역이 없어요"
      helperText={false}
      isRequired={isRequired}
    />
  );
};
