import { josa } from '@hanca/common/josa.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../core/schema-resolver.ts';
import { hideForm } from './hide.ts';

interface HideDialogProps {
  title?: string;
  /** What is hidden: '선택한 매물 3개'. */
  subject: string;
  /** Hides it; what it throws is shown beside the field. */
  onHide: (reason: string) => Promise<void>;
  onClose: () => void;
}

const resolver = schemaResolver(hideForm);

/** Asks why a listing or a comment is hidden; stays open with what was typed when it could not be done. */
export const HideDialog = ({ title = '매물 숨기기', subject, onHide, onClose }: HideDialogProps) => {
  const id = useId();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { reason: '' },
  });
  const { isSubmitting, errors } = formState;

  const submit = handleSubmit(async ({ reason }) => {
    try {
      await onHide(String(reason));
      onClose();
    } catch (error) {
      setError('reason', { message: error instanceof Error ? error.message : '숨기지 못했어요.' });
    }
  });

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            {josa(`${subject}은(는)`)} 올린 사람과 운영진만 볼 수 있게 돼요. 이유는 올린 사람에게 그대로
            보여요.
          </DialogContentText>
          <TextField
            {...register('reason')}
            label="숨기는 이유"
            autoFocus
            required
            multiline
            minRows={3}
            error={!!errors.reason}
            helperText={errors.reason?.message?.toString() ?? '300자까지 쓸 수 있어요.'}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>취소</Button>
          <Button type="submit" color="warning" loading={isSubmitting}>
            숨기기
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
