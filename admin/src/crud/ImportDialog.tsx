import { ApiError } from '@hanca/common/problem.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../core/api.ts';
import { readTextFile } from '../fields/text-file.ts';

/** A resource that takes a CSV. */
type Imported = 'registrations' | 'golfCourses' | 'pnpDraws' | 'fuelStations';

/** What a dialog says of the files that its resource takes. */
export interface ImportFile {
  resource: Imported;
  title: string;
  explanation: string;
  example: string;
}

/** What is wrong with which line, in the words of the server. */
const mistakesOf = (error: Error): string[] =>
  error instanceof ApiError ? (error.problem.errors ?? []).map(({ message }) => message) : [];

interface ImportDialogProps extends ImportFile {
  onClose: () => void;
  /** In: what was done, in words. */
  onDone: (text: string) => void;
}

/** Takes a CSV, pasted or as a file: all of its lines, or none where one is wrong, which are named. */
export const ImportDialog = ({
  resource,
  title,
  explanation,
  example,
  onClose,
  onDone,
}: ImportDialogProps) => {
  const client = useClient();
  const [text, setText] = useState('');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => client[resource].import({ body: { text } }),
    onSuccess: ({ added, changed, same }) =>
      onDone(`${added}개를 더하고 ${changed}개를 고쳤어요. ${same}개는 그대로예요.`),
  });
  const write = (next: string) => {
    reset();
    setText(next);
  };
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary">
          첫 줄에 열 이름을 써 주세요. {explanation} 한 줄이라도 틀리면 아무것도 저장하지 않아요.
        </Typography>
        <Box
          component="pre"
          tabIndex={0}
          aria-label="CSV 예"
          sx={{ overflowX: 'auto', typography: 'caption', my: 1 }}
        >
          {example}
        </Box>
        <Button component="label" variant="outlined" size="small">
          파일 고르기
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void readTextFile(file).then(write, () => write(''));
            }}
          />
        </Button>
        <TextField
          label="CSV 내용"
          multiline
          minRows={8}
          maxRows={16}
          fullWidth
          autoFocus
          margin="dense"
          value={text}
          onChange={(event) => write(event.target.value)}
        />
        {error && (
          <Alert severity="error" role="alert">
            {error.message}
            <ul>
              {mistakesOf(error).map((mistake) => (
                <li key={mistake}>{mistake}</li>
              ))}
            </ul>
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
        <Button variant="contained" disabled={isPending || text.trim() === ''} onClick={() => mutate()}>
          넣기
        </Button>
      </DialogActions>
    </Dialog>
  );
};
