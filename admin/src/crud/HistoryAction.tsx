import HistoryIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { AuditTrail, type AuditTrailProps } from './AuditTrail.tsx';

interface HistoryActionProps extends Omit<AuditTrailProps, 'none'> {
  /** The record's name in the button's label. */
  name: string;
}

/** Shows the trail of a record that has no screen of its own. */
export const HistoryAction = ({ name, ...trail }: HistoryActionProps) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Tooltip title="변경 이력">
        <IconButton size="small" aria-label={`${name} 변경 이력`} onClick={() => setOpen(true)}>
          <HistoryIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Dialog
        open={open}
        onClose={close}
        fullWidth
        maxWidth="sm"
        slotProps={{ paper: { 'aria-label': `${name} 변경 이력` } }}
      >
        <DialogContent>
          <AuditTrail none="아직 바뀐 적이 없어요." {...trail} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>닫기</Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
