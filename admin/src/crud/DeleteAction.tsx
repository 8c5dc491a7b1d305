import DeleteIcon from '@mui/icons-material/DeleteOutline';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type MouseEvent, useState } from 'react';
import {
  Confirm,
  type RaRecord,
  useDelete,
  useNotify,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useDeselect } from './selection.tsx';

interface DeleteActionProps {
  /** What the dialog asks. */
  question: string;
  /** The record's name in the button's label. */
  nameOf: (record: RaRecord) => string;
  /** After the server has deleted it. */
  onDeleted?: () => void;
}

/** A row's delete icon with its dialog; the row goes when the server has deleted it. */
export const DeleteAction = ({ question, nameOf, onDeleted }: DeleteActionProps) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const deselect = useDeselect(resource);
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete();
  if (!record) return null;

  const confirm = (event: MouseEvent) => {
    event.preventDefault();
    remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          setAsking(false);
          deselect(record.id);
          notify('ra.notification.deleted', { type: 'success' });
          onDeleted?.();
        },
        onError: (error: unknown) => {
          setAsking(false);
          notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
        },
      },
    );
  };

  return (
    <>
      <Tooltip title="삭제">
        <IconButton size="small" aria-label={`${nameOf(record)} 삭제`} onClick={() => setAsking(true)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title="삭제"
        content={question}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
