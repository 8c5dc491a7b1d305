import WriterIcon from '@mui/icons-material/PersonSearchOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { useClient } from '../../core/api.ts';

interface WriterActionProps {
  of: 'comments' | 'posts';
  id: number;
  /** What was written: '댓글 12'. */
  name: string;
}

const WriterDialog = ({ of, id, name, onClose }: WriterActionProps & { onClose: () => void }) => {
  const title = useId();
  const client = useClient();
  const createPath = useCreatePath();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => client[of].writer({ params: { id } }),
  });
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{name} 쓴 사람</DialogTitle>
      <DialogContent>
        {data ? (
          <Link
            component={LinkBase}
            to={createPath({ resource: 'users', id: data.id, type: 'show' })}
            underline="always"
          >
            {data.name}
          </Link>
        ) : (
          <DialogContentText>
            쉿톡에 쓴 사람은 신고를 확인할 때만 봐요. 보면 누가 언제 봤는지 변경 이력에 남아요.
          </DialogContentText>
        )}
        {error && <Alert severity="error">{error.message}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
        {!data && (
          <Button variant="contained" loading={isPending} onClick={() => mutate()}>
            기록을 남기고 보기
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

/** Says who wrote something in anonymous talk, which leaves a trail. */
export const WriterAction = (props: WriterActionProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip title="쓴 사람">
        <IconButton size="small" aria-label={`${props.name} 쓴 사람`} onClick={() => setOpen(true)}>
          <WriterIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {open && <WriterDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
