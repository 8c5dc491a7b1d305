import type { ReportedConversation } from '@hanca/common/contract/conversations.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useClient } from '../../core/api.ts';
import { Loaded } from '../../layout/Loaded.tsx';

interface PhotoProps {
  id: number;
  messageId: number;
  n: number;
}

/** A photo of a message, which comes with the token of staff. */
const Photo = ({ id, messageId, n }: PhotoProps) => {
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['conversations', id, 'photo', messageId, n],
    queryFn: ({ signal }) =>
      client.conversations.image({ params: { id, messageId, n }, query: { small: true } }, { signal }),
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return address ? <img src={address} alt={`보낸 사진 ${n + 1}`} width={160} /> : null;
};

const Messages = ({ conversation }: { conversation: ReportedConversation }) => {
  const { id, lister, asker, messages } = conversation;
  return messages.map(({ id: messageId, fromUserId, text, images, createdDate }) => (
    <Box key={messageId} sx={{ mb: 1.5 }}>
      <Typography variant="caption" color="text.secondary">
        {fromUserId === lister.id ? `${lister.name} (올린 사람)` : asker.name} · {longDateTime(createdDate)}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {images.map((n) => (
        <Photo key={n} id={id} messageId={messageId} n={n} />
      ))}
    </Box>
  ));
};

const ConversationDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const title = useId();
  const client = useClient();
  const query = useQuery({
    queryKey: ['conversations', id],
    queryFn: ({ signal }) => client.conversations.reported({ params: { id } }, { signal }),
  });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>신고된 문의</DialogTitle>
      <DialogContent>
        <Loaded
          query={query}
          waiting={<Skeleton variant="rounded" height={150} />}
          problem="문의를 불러오지 못했어요."
        >
          {(conversation) => <Messages conversation={conversation} />}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
      </DialogActions>
    </Dialog>
  );
};

/** Opens the conversation that a report is about. */
export const ConversationAction = ({ id }: { id: number }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        문의 보기
      </Button>
      {open && <ConversationDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
};
