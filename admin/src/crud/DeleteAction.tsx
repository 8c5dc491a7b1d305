import { josa } from '@hanca/common/josa.ts';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useDelete, useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { Confirmed } from './Confirmed.tsx';
import { useRecordName, useResourceLabel } from './names.ts';
import { useDeselect } from './selection.tsx';

interface DeleteActionProps {
  /** What the dialog asks, where it is more than whether to delete it. */
  question?: string;
  /** After the server has deleted it. */
  onDeleted?: () => void;
}

/** A row's delete icon with its dialog; the row goes when the server has deleted it. */
export const DeleteAction = ({ question, onDeleted }: DeleteActionProps) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const label = useResourceLabel();
  const name = useRecordName();
  const deselect = useDeselect(resource);
  const notify = useNotify();
  const [remove] = useDelete();
  if (!record) return null;

  const act = async () => {
    try {
      await remove(
        resource,
        { id: record.id, previousData: record },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
    } catch (error) {
      return notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
    deselect(record.id);
    notify('ra.notification.deleted', { type: 'success' });
    onDeleted?.();
  };

  return (
    <Confirmed
      title="삭제"
      question={question ?? josa(`이 ${label}을(를) 삭제하시겠습니까?`)}
      onConfirm={act}
    >
      {(open) => (
        <Tooltip title="삭제">
          <IconButton size="small" aria-label={`${name} 삭제`} onClick={open}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Confirmed>
  );
};
