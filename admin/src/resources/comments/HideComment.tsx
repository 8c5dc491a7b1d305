import { REMOVED, SHOWN } from '@hanca/common/comments.ts';
import type { ManagedComment } from '@hanca/common/contract/comments.ts';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useClient } from '../../core/api.ts';
import { asSave } from '../../core/call-error.ts';
import { HideDialog } from '../realties/HideDialog.tsx';

/** Hides a comment, after a dialog for the reason, or shows it again; one that its writer has deleted is gone. */
export const HideComment = ({ comment: { id, state } }: { comment: ManagedComment }) => {
  const client = useClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (reason: string | null) =>
      asSave(
        reason === null
          ? client.comments.show({ params: { id } })
          : client.comments.hide({ params: { id }, body: { reason } }),
      ),
  });
  const act = async (reason: string | null) => {
    await mutateAsync(reason);
    notify(reason === null ? '댓글을 다시 보여요' : '댓글을 숨겼어요', { type: 'success' });
    refresh();
  };
  const show = () => act(null).catch((error: Error) => notify(error.message, { type: 'error' }));

  if (state !== SHOWN && state !== REMOVED) return null;
  const isHidden = state === REMOVED;
  const words = isHidden ? '다시 보이기' : '숨기기';
  const Icon = isHidden ? ShowIcon : HideIcon;
  return (
    <>
      <Tooltip title={words}>
        <span>
          <IconButton
            size="small"
            aria-label={`댓글 ${id} ${words}`}
            disabled={isPending}
            onClick={() => (isHidden ? void show() : setAsking(true))}
          >
            <Icon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      {asking && (
        <HideDialog
          title="댓글 숨기기"
          subject={`댓글 ${id}`}
          onHide={act}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
