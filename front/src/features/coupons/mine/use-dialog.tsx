import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './claim-sheet.module.css';

interface UseDialogProps {
  /** Of the coupon. */
  title: string;
  using: boolean;
  onUse: () => void;
  onClose: () => void;
}

/** Asks once more before a coupon is used up. */
export const UseDialog = ({ title, using, onUse, onClose }: UseDialogProps) => (
  <Dialog title="지금 사용할까요?" onClose={onClose}>
    <p className={styles.confirm}>
      <strong>{title}</strong>
      직원에게 보여 주세요. 한 번 누르면 되돌릴 수 없어요.
    </p>
    <div className={styles.ways}>
      <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>취소</Button>
      <Button tone="go" aria-disabled={using} onClick={onUse}>
        {using ? '확인하는 중…' : '사용하기'}
      </Button>
    </div>
  </Dialog>
);
