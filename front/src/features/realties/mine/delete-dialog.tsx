import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './delete-dialog.module.css';

interface DeleteDialogProps {
  /** Of the listing. */
  title: string;
  deleting: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a listing is deleted. */
export const DeleteDialog = ({ title, deleting, onDelete, onClose }: DeleteDialogProps) => (
  <Dialog title="매물을 삭제할까요?" onClose={onClose}>
    <p className={styles.text}>
      <strong>{title}</strong>
    </p>
    <p className={styles.text}>
      삭제하면 되돌릴 수 없어요. 거래가 끝난 집이라면 삭제하지 않고 거래완료로 바꿔 둘 수도 있어요.
    </p>
    <div className={styles.ways}>
      {/* The dialog closes itself, so that the focus goes back to the listing. */}
      <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>취소</Button>
      <button
        type="button"
        className={styles.delete}
        aria-disabled={deleting}
        onClick={() => !deleting && onDelete()}
      >
        {deleting ? '삭제하는 중…' : '삭제'}
      </button>
    </div>
  </Dialog>
);
