import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface PasteDialogProps {
  /** Of the feed. */
  title: string;
  pending: boolean;
  onSave: (text: string) => Promise<void>;
  onClose: () => void;
}

/** Takes the content of a file of the source, where the source does not let our server in. */
export const PasteDialog = ({ title, pending, onSave, onClose }: PasteDialogProps) => {
  const [text, setText] = useState('');
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose}>
      <DialogTitle>{title} 자료 직접 넣기</DialogTitle>
      <DialogContent>
        <TextField
          label="원본 파일의 내용"
          helperText="원본에서 받은 CSV나 JSON을 그대로 붙여 넣어 주세요. 형식이 다르면 받아들이지 않아요."
          multiline
          minRows={8}
          maxRows={16}
          fullWidth
          autoFocus
          margin="dense"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
        <Button
          variant="contained"
          disabled={pending || text.trim() === ''}
          onClick={() => void onSave(text)}
        >
          넣기
        </Button>
      </DialogActions>
    </Dialog>
  );
};
