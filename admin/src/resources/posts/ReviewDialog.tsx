import type { PostDetail } from '@hanca/common/contract/posts.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import { POST_REASONS, REASON_MAX } from '@hanca/common/moderation.ts';
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
import { Preview } from '../../layout/Preview.tsx';
import { ReadyText } from '../reports/ReadyText.tsx';
import { Conduct } from '../users/Conduct.tsx';

const Decision = ({ post, onClose }: { post: PostDetail; onClose: () => void }) => {
  const client = useClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const [reason, setReason] = useState('');
  const decide = useMutation({
    mutationFn: (why: string) =>
      asSave(client.posts.review({ body: { id: post.id, reason: why, basedOn: post.updatedDate } })),
    onSuccess: ({ title }, why) => {
      notify(why ? `‘${title}’ 글을 숨겼어요` : `‘${title}’ 글을 게시했어요`, { type: 'success' });
      refresh();
      onClose();
    },
  });
  return (
    <>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography sx={{ fontWeight: 600 }}>{post.title}</Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {post.content}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {splitImages(post.images).map((path) => (
              <Preview key={path} path={path} width={120} />
            ))}
          </Stack>
          {post.hiddenReason && <Alert severity="info">전에 숨긴 이유: {post.hiddenReason}</Alert>}
          {post.userId > 0 && <Conduct id={post.userId} />}
          <ReadyText uses={['post']} own={POST_REASONS} onChoose={setReason} />
          <TextField
            label="숨기는 이유"
            multiline
            minRows={3}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
            helperText="글쓴이가 메일과 내 글에서 읽어요. 게시할 때는 비워 두세요."
          />
          {decide.error && <Alert severity="error">{decide.error.message}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>취소</Button>
        <Button
          color="warning"
          disabled={!reason.trim()}
          loading={decide.isPending}
          onClick={() => decide.mutate(reason.trim())}
        >
          숨기기
        </Button>
        <Button
          variant="contained"
          disabled={!!reason.trim()}
          loading={decide.isPending}
          onClick={() => decide.mutate('')}
        >
          게시하기
        </Button>
      </DialogActions>
    </>
  );
};

/** Reads what a member wrote, and publishes it or hides it for a reason. */
export const ReviewDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const query = useGetOne<PostDetail>('posts', { id });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} slotProps={{ paper: { 'aria-label': '글 검토' } }}>
      <DialogTitle>글 검토</DialogTitle>
      <Loaded query={query} waiting={<Skeleton variant="rounded" height={300} sx={{ m: 3 }} />}>
        {(post) => <Decision post={post} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
};
