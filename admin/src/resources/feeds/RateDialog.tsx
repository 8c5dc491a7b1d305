import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

export interface EnteredRate {
  /** YYYY-MM-DD. */
  day: string;
  cad: number;
  source: string;
}

interface RateDialogProps {
  pending: boolean;
  onSave: (rate: EnteredRate) => Promise<void>;
  onClose: () => void;
}

/** Takes an exchange rate that staff read somewhere, with its day and where that was. */
export const RateDialog = ({ pending, onSave, onClose }: RateDialogProps) => {
  const [day, setDay] = useState('');
  const [cad, setCad] = useState('');
  const [source, setSource] = useState('');
  const isWhole = day !== '' && Number(cad) > 0 && source.trim() !== '';
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose}>
      <DialogTitle>환율 적기</DialogTitle>
      <DialogContent>
        <TextField
          label="날짜"
          type="date"
          fullWidth
          autoFocus
          margin="dense"
          slotProps={{ inputLabel: { shrink: true } }}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          label="미국 1달러 (CAD)"
          helperText="예: 1.3952"
          type="number"
          fullWidth
          margin="dense"
          slotProps={{ htmlInput: { step: 0.0001, min: 0.8, max: 2.5 } }}
          value={cad}
          onChange={({ target }) => setCad(target.value)}
        />
        <TextField
          label="출처"
          helperText="사이트에 그대로 보여요. 예: 캐나다 중앙은행 고시"
          fullWidth
          margin="dense"
          slotProps={{ htmlInput: { maxLength: 100 } }}
          value={source}
          onChange={({ target }) => setSource(target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
        <Button
          variant="contained"
          disabled={pending || !isWhole}
          onClick={() => void onSave({ day, cad: Number(cad), source: source.trim() })}
        >
          넣기
        </Button>
      </DialogActions>
    </Dialog>
  );
};
