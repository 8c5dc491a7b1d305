import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeps } from '../../deps.ts';
import { failureText } from '../../failure.ts';
import { memberListKey } from '../../lists/member-list.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { savedList } from './list.ts';
import { savedStore } from './saved-store.ts';

interface RemoveDialogProps {
  realty: { id: number; note: string };
  member: number;
  onClose: () => void;
}

/** Asks before a home is taken out with what its member has noted of it. */
export const RemoveDialog = ({ realty: { id, note }, member, onClose }: RemoveDialogProps) => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const [removing, setRemoving] = useState(false);
  const remove = async (close: () => void) => {
    setRemoving(true);
    try {
      await call((client) => client.saved.remove({ params: { id } }));
      savedStore.removed(id);
      close();
      await queryClient.invalidateQueries({ queryKey: memberListKey(savedList, member) });
    } catch (error) {
      setRemoving(false);
      showToast(`저장을 취소하지 못했어요. ${failureText(error)}`, 'alert');
    }
  };
  return (
    <ConfirmDialog
      title="저장을 취소할까요?"
      action="저장 취소"
      doing="취소하는 중…"
      tone="warn"
      pending={removing}
      onConfirm={(close) => void remove(close)}
      onClose={onClose}
    >
      <p>{note ? '메모도 함께 지워져요.' : '목록에서 지워져요.'}</p>
    </ConfirmDialog>
  );
};
