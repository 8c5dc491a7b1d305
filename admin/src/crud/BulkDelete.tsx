import DeleteIcon from '@mui/icons-material/DeleteOutline';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import {
  BulkActionsToolbar,
  Confirm,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
} from 'react-admin';
import { josa } from '../i18n/josa.ts';

interface BulkDeleteProps {
  /** What one of them is called: '포스팅'. */
  name: string;
}

const DeleteButton = ({ name }: BulkDeleteProps) => {
  const resource = useResourceContext() ?? '';
  const { selectedIds, onSelect } = useListContext();
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);

  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const kept: { id: unknown; reason: unknown }[] = [];
      // One after the other: each is refused or deleted for itself.
      for (const id of selectedIds) {
        await provider.delete(resource, { id }).catch((reason: unknown) => kept.push({ id, reason }));
      }
      return { kept, removed: selectedIds.length - kept.length };
    },
    onSuccess: ({ kept, removed }) => {
      setAsking(false);
      const [first] = kept;
      onSelect(selectedIds.filter((selected) => kept.some(({ id }) => id === selected)));
      refresh();
      if (!first) return notify(`${removed}개를 삭제했어요`, { type: 'success' });
      const reason = first.reason instanceof Error ? first.reason.message : '삭제하지 못했어요.';
      const done = removed > 0 ? `${removed}개를 삭제했어요. ` : '';
      notify(`${done}${kept.length}개는 남았어요. ${reason}`, { type: 'error' });
    },
  });

  const confirm = (event: MouseEvent) => {
    event.preventDefault();
    mutate();
  };

  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        삭제
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title="삭제"
        content={josa(`선택한 ${name} ${selectedIds.length}개를 삭제하시겠습니까?`)}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
};

/**
 * What can be done with the selected rows: delete them, after the dialog. Those that the server keeps stay selected and
 * are told of. Use: `<DataTable bulkActionButtons={false} bulkActionsToolbar={<BulkDelete name="포스팅" />}>` with a
 * SelectionColumn first.
 */
export const BulkDelete = ({ name }: BulkDeleteProps) => {
  const { selectedIds } = useListContext();
  // Left out rather than folded: what is folded would still be reached by the keyboard.
  if (selectedIds.length === 0) return null;
  return (
    <BulkActionsToolbar selectAllButton={false}>
      <DeleteButton name={name} />
    </BulkActionsToolbar>
  );
};
