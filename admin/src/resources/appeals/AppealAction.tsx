import type { Appeal } from '@hanca/common/contract/appeals.ts';
import { longDate } from '@hanca/common/dates.ts';
import { ANSWER_MAX, decisionText } from '@hanca/common/moderation.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetOne, useNotify, useRefresh } from 'react-admin';
import { useClient } from '../../core/api.ts';
import { asSave } from '../../core/call-error.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { ReadyText } from '../reports/ReadyText.tsx';
import { Conduct } from '../users/Conduct.tsx';

interface DialogProps {
  id: number;
  onClose: () => void;
}

const Said = ({ label, text }: { label: string; text: string }) => (
  <div>
    <Typography variant="caption" color="text.secondary">
      {label}
    </Typography>
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  </div>
);

const Answer = ({ appeal: given, onClose }: { appeal: Appeal; onClose: () => void }) => {
  const client = useClient();
  const notify = useNotify();
  const refresh = useRefresh();
  // As it was when the dialog opened.
  const [appeal] = useState(given);
  const [answer, setAnswer] = useState('');
  const decide = useMutation({
    mutationFn: (lifted: boolean) =>
      asSave(client.appeals.answer({ params: { id: appeal.id }, body: { lifted, answer: answer.trim() } })),
    onSuccess: ({ lifted }) => {
      notify(lifted ? '조치를 되돌리고 알렸어요' : '그대로 두고 알렸어요', { type: 'success' });
      refresh();
      onClose();
    },
  });
  const isReady = answer.trim() !== '';
  return (
    <>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{appeal.title}</Typography>
          <Typography variant="body2">
            {[longDate(appeal.createdDate), decisionText(appeal), appeal.settledByName]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          <Said label="알린 이유" text={appeal.reason} />
          <Said label={`${appeal.userName}님의 이의`} text={appeal.appeal} />
          {appeal.userId > 0 && <Conduct id={appeal.userId} />}
          {appeal.answer ? (
            <Said label={appeal.lifted ? '되돌리며 한 답' : '그대로 두며 한 답'} text={appeal.answer} />
          ) : (
            <>
              <ReadyText uses={['appeal']} onChoose={setAnswer} />
              <TextField
                label="답"
                multiline
                minRows={3}
                required
                value={answer}
                onChange={({ target }) => setAnswer(target.value)}
                slotProps={{ htmlInput: { maxLength: ANSWER_MAX } }}
                helperText="메일과 내 정보에서 읽어요. 되돌리면 숨긴 것이 다시 보이고 정지가 풀려요."
              />
            </>
          )}
          {decide.error && <Alert severity="error">{decide.error.message}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{appeal.answer ? '닫기' : '취소'}</Button>
        {!appeal.answer && (
          <>
            <Button disabled={!isReady} loading={decide.isPending} onClick={() => decide.mutate(false)}>
              그대로 두기
            </Button>
            <Button
              variant="contained"
              disabled={!isReady}
              loading={decide.isPending}
              onClick={() => decide.mutate(true)}
            >
              되돌리기
            </Button>
          </>
        )}
      </DialogActions>
    </>
  );
};

/** What a member says against a decision; staff take it back or uphold it. */
export const AppealDialog = ({ id, onClose }: DialogProps) => {
  const query = useGetOne<Appeal>('appeals', { id });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} slotProps={{ paper: { 'aria-label': '이의' } }}>
      <DialogTitle>이의</DialogTitle>
      <Loaded query={query} waiting={<Skeleton variant="rounded" height={300} sx={{ m: 3 }} />}>
        {(appeal) => <Answer appeal={appeal} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
};

/** Opens an appeal. */
export const AppealAction = ({ appeal: { id, title, answer } }: { appeal: Appeal }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${title} 이의 ${answer ? '보기' : '답하기'}`}
        onClick={() => setOpen(true)}
      >
        {answer ? '보기' : '답하기'}
      </Button>
      {open && <AppealDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
};
