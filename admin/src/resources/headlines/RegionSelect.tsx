import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { isNamed, regionChoices, useRegionData } from '../../core/region-data.ts';
import { everywhere } from '../../fields/RegionInput.tsx';

/** So many are shown at once; typing finds the others. */
const SHOWN = 60;

interface RegionSelectProps {
  value: string;
  onChange: (regionId: string) => void;
}

/** All of Canada, a province or a city, found by typing. Unlike a form's input it shows what it is given. */
export const RegionSelect = ({ value, onChange }: RegionSelectProps) => {
  const { data } = useRegionData();
  const choices = useMemo(() => [{ ...everywhere, name: '전체' }, ...regionChoices(data)], [data]);
  const chosen = choices.find(({ id }) => id === value) ?? choices.find(({ id }) => id === ALL_REGIONS);
  // Only what is being typed: what is chosen may be refused, and the old choice shows again.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Autocomplete
      disableClearable
      {...(chosen && { value: chosen })}
      options={choices}
      groupBy={({ group }) => group}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      inputValue={typed ?? chosen?.name ?? ''}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : null)}
      filterOptions={(all) => all.filter((choice) => isNamed(typed ?? '', choice)).slice(0, SHOWN)}
      onChange={(_, { id }) => onChange(id)}
      noOptionsText="그런 지역이 없어요"
      renderInput={(params) => <TextField {...params} label="지역" />}
      sx={{ width: { xs: '100%', sm: 220 } }}
    />
  );
};
