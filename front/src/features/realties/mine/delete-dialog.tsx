import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface DeleteDialogProps {
  /** Of the listing. */
  title: string;
  deleting: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a listing is deleted. */
export const DeleteDialog = ({ title, deleting, onDelete, onClose }: DeleteDialogProps) => (
  <ConfirmDialog
    title="매물을 삭제할까요?"
    action="삭제"
    doing="삭제하는 중…"
    tone="warn"
    pending={deleting}
    onConfirm={onDelete}
    onClose={onClose}
  >
    <p>
      <strong>{title}</strong>
    </p>
    <p className="quiet">
      삭제하면 되돌릴 수 없어요. 거래가 끝난 집이라면 삭제하지 않고 거래완료로 바꿔 둘 수도 있어요.
    </p>
  </ConfirmDialog>
);
