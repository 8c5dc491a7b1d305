import {
  PRICE_KINDS,
  type PriceKind,
  STATION_GRADES,
  type StationGrade,
} from '@hanca/common/fuel-stations.ts';
import { ApiError } from '@hanca/common/problem.ts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { useClient } from '../../core/api.ts';

interface PriceFormProps {
  stationId: number;
  /** After a price was stored. */
  onDone: () => Promise<unknown>;
}

/** What is wrong with the price, in the words of the server. */
const problemOf = (error: Error | null): string | undefined =>
  error instanceof ApiError ? (error.problem.errors?.[0]?.message ?? error.message) : error?.message;

/** Enters what staff have seen at a station now. */
export const PriceForm = ({ stationId, onDone }: PriceFormProps) => {
  const client = useClient();
  const notify = useNotify();
  const [grade, setGrade] = useState<StationGrade>('regular');
  const [kind, setKind] = useState<PriceKind>('card');
  const [cents, setCents] = useState('');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => client.fuelPrices.create({ body: { stationId, grade, kind, cents: Number(cents) } }),
    onSuccess: async () => {
      setCents('');
      notify('가격을 넣었어요', { type: 'success' });
      await onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  const problem = problemOf(error);
  return (
    <Stack
      component="form"
      direction="row"
      onSubmit={submit}
      sx={{ gap: 1.5, flexWrap: 'wrap', my: 2, alignItems: 'start' }}
    >
      <TextField
        select
        size="small"
        label="기름 종류"
        value={grade}
        onChange={({ target }) =>
          setGrade(STATION_GRADES.find(({ code }) => code === target.value)?.code ?? grade)
        }
      >
        {STATION_GRADES.map(({ code, title }) => (
          <MenuItem key={code} value={code}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label="결제"
        value={kind}
        onChange={({ target }) =>
          setKind(PRICE_KINDS.find(({ code }) => code === target.value)?.code ?? kind)
        }
      >
        {PRICE_KINDS.map(({ code, title }) => (
          <MenuItem key={code} value={code}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label="리터당 센트"
        required
        error={problem !== undefined}
        helperText={problem ?? '예: 179.9'}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        value={cents}
        onChange={({ target }) => {
          reset();
          setCents(target.value);
        }}
      />
      <Button type="submit" variant="outlined" disabled={isPending || cents.trim() === ''}>
        가격 넣기
      </Button>
    </Stack>
  );
};
