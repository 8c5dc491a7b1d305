import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useClient } from '../../core/api.ts';
import { useSending } from './use-sending.ts';

/** Asks for the own password. `onEnd` is called with whether it was right, or with false where the dialog was closed. */
export const ProofDialog = ({ onEnd }: { onEnd: (proved: boolean) => void }) => {
  const client = useClient();
  const [password, setPassword] = useState('');
  const { problem, onSubmit } = useSending(async () => {
    await client.account.reauthenticate({ body: { password } });
    onEnd(true);
  });

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => onEnd(false)} aria-labelledby="proof">
      <form onSubmit={onSubmit} noValidate>
        <DialogTitle id="proof">본인인지 확인할게요</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            비밀번호를 입력해 주세요. 비밀번호가 없는 계정이면 로그아웃한 뒤 다시 로그인해 주세요. 로그인하고
            10분 안에는 묻지 않아요.
          </DialogContentText>
          <TextField
            autoFocus
            fullWidth
            type="password"
            label="비밀번호"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={problem !== ''}
            helperText={problem}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onEnd(false)}>취소</Button>
          <Button type="submit" variant="contained">
            확인
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
