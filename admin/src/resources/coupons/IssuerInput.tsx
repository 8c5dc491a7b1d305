import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDebouncedEvent, useInput, useRecordContext } from 'react-admin';
import { useClient } from '../../core/api.ts';
import { useFieldLabel } from '../../core/described-field.ts';

interface Issuer {
  id: number;
  title: string;
}

/** How long typing has to pause before shops are looked up (specification, constants). */
const PAUSE_MS = 200;

const useIssuers = (keyword: string, enabled: boolean) => {
  const client = useClient();
  return useQuery({
    queryKey: ['businesses', 'find', keyword],
    queryFn: ({ signal }) => client.businesses.find({ query: { keyword } }, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
};

/** What is said when no shop can be chosen. */
const absence = (failed: boolean, keyword: string): string => {
  if (failed) return '업체를 찾지 못했어요. 다시 입력해 보세요.';
  return keyword
    ? '그런 업체가 없어요. 쇼핑 관리의 업체에서 먼저 등록해 주세요.'
    : '등록한 업체가 아직 없어요. 쇼핑 관리의 업체에서 먼저 등록해 주세요.';
};

/** The shop that issues a coupon, found by a part of its name. The value is its id. */
export const IssuerInput = ({ source }: { source: string }) => {
  const { field, fieldState, id } = useInput({ source });
  const label = useFieldLabel(source);
  const record = useRecordContext<{ id: number; bizId: number; vender: string }>();
  const [open, setOpen] = useState(false);
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<Issuer | null>(null);
  const look = useDebouncedEvent((typed: string) => setKeyword(typed.trim().slice(0, 100)), PAUSE_MS);
  const { data = [], isFetching, isError } = useIssuers(keyword, open);

  // MUI writes the chosen name over what is being typed whenever it is given another object.
  const value = useMemo(() => {
    if (chosen?.id === field.value) return chosen;
    return record && record.bizId === field.value ? { id: record.bizId, title: record.vender } : null;
  }, [chosen, record, field.value]);

  return (
    <Autocomplete
      id={id}
      value={value}
      options={data}
      getOptionLabel={({ title }) => title}
      getOptionKey={(issuer) => issuer.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      // The server has narrowed them.
      filterOptions={(found) => found}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, typed, reason) => look(reason === 'input' ? typed : '')}
      onChange={(_, issuer) => {
        setChosen(issuer);
        field.onChange(issuer?.id ?? null);
      }}
      onBlur={() => field.onBlur()}
      loading={isFetching}
      loadingText="찾고 있어요"
      noOptionsText={absence(isError, keyword)}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={label}
          required
          placeholder="업체 이름을 입력해 주세요"
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
        />
      )}
    />
  );
};
