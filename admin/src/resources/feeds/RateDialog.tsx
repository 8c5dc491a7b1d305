import { feeds } from '@hanca/common/contract/feeds.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { schemaResolver } from '../../core/schema-resolver.ts';

export interface EnteredRate {
  /** YYYY-MM-DD. */
  day: string;
  cad: number;
  source: string;
}

interface RateDialogProps {
  onSave: (rate: EnteredRate) => Promise<void>;
  onClose: () => void;
}

/** Nothing is no rate of zero. */
const rateOf = ({ day, cad, source }: FieldValues): EnteredRate => ({
  day: String(day),
  cad: cad === '' ? Number.NaN : Number(cad),
  source: String(source),
});

const resolver = schemaResolver(feeds.rate.body, rateOf);

/** Takes an exchange rate that staff read somewhere, with its day and where that was. */
export const RateDialog = ({ onSave, onClose }: RateDialogProps) => {
  const id = useId();
  const { register, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { day: '', cad: '', source: '' },
  });
  const { isSubmitting, errors } = formState;
  const state = (name: 'day' | 'cad' | 'source', hint?: string) => ({
    ...register(name),
    error: !!errors[name],
    helperText: errors[name]?.message?.toString() ?? hint,
    fullWidth: true,
    margin: 'dense' as const,
  });
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={handleSubmit((values) => onSave(rateOf(values)))}>
        <DialogTitle id={`${id}-title`}>환율 적기</DialogTitle>
        <DialogContent>
          <TextField
            {...state('day')}
            label="날짜"
            type="date"
            autoFocus
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <TextField
            {...state('cad', '예: 1.3952')}
            label="미국 1달러 (CAD)"
            type="number"
            slotProps={{ htmlInput: { step: 0.0001 } }}
          />
          <TextField
            {...state('source', '사이트에 그대로 보여요. 예: 캐나다 중앙은행 고시')}
            label="출처"
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            넣기
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
