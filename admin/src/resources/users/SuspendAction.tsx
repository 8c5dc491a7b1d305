import { suspension, type User } from '@hanca/common/contract/users.ts';
import { SUSPENSION_DAYS } from '@hanca/common/moderation.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useClient } from '../../core/api.ts';
import { asSave } from '../../core/call-error.ts';
import { schemaResolver } from '../../core/schema-resolver.ts';
import { ReadyText } from '../reports/ReadyText.tsx';

/** How long, unless staff choose something else. */
const FIRST_DAYS = 7;

interface SuspendDialogProps {
  /** As it was when the dialog opened. */
  user: User;
  onClose: () => void;
}

const SuspendDialog = ({ user, onClose }: SuspendDialogProps) => {
  const id = useId();
  const client = useClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const { register, handleSubmit, setError, setValue, formState } = useForm({
    resolver: schemaResolver(suspension),
    defaultValues: { days: FIRST_DAYS, reason: '' },
  });
  const { isSubmitting, errors } = formState;

  const submit = handleSubmit(async (values) => {
    try {
      const { days, reason } = suspension.parse(values);
      const body = { days, reason, basedOn: user.suspendedUntil };
      await asSave(client.users.suspend({ params: { id: user.id }, body }));
      notify('쓰기를 정지했어요', { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      setError('reason', { message: error instanceof Error ? error.message : '정지하지 못했어요.' });
    }
  });

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>쓰기 정지</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            {user.name}님은 그동안 글과 댓글, 매물, 문의, 신고를 쓸 수 없어요. 로그인과 읽기는 그대로 할 수
            있고, 때가 되면 저절로 풀려요.
          </DialogContentText>
          <Stack sx={{ gap: 2 }}>
            <TextField
              {...register('days', { valueAsNumber: true })}
              select
              label="기간"
              defaultValue={FIRST_DAYS}
              error={!!errors.days}
              helperText={errors.days?.message?.toString()}
            >
              {SUSPENSION_DAYS.map(({ value, title }) => (
                <MenuItem key={value} value={value}>
                  {title}
                </MenuItem>
              ))}
            </TextField>
            <ReadyText
              uses={['suspension']}
              onChoose={(text) => setValue('reason', text, { shouldValidate: true })}
            />
            <TextField
              {...register('reason')}
              label="이유"
              autoFocus
              required
              multiline
              minRows={3}
              error={!!errors.reason}
              helperText={
                errors.reason?.message?.toString() ?? '회원이 메일로 읽고, 무엇을 쓰려고 할 때마다 보여요.'
              }
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>취소</Button>
          <Button type="submit" color="warning" loading={isSubmitting}>
            정지하고 알리기
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

/** Suspends a member from writing for some days, after a dialog for how long and why. */
export const SuspendAction = ({ user }: { user: User }) => {
  const [asked, setAsked] = useState<User>();
  return (
    <>
      <Button variant="outlined" color="warning" onClick={() => setAsked(user)}>
        쓰기 정지
      </Button>
      {asked && <SuspendDialog user={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
};
