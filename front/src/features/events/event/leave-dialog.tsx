import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface LeaveDialogProps {
  /** Of the event. */
  title: string;
  pending: boolean;
  onConfirm: (close: () => void) => void;
  onClose: () => void;
}

/** Asks before a seat is given back, which somebody else may take. */
export const LeaveDialog = ({ title, ...dialog }: LeaveDialogProps) => (
  <ConfirmDialog
    title="신청을 취소할까요?"
    action="신청 취소하기"
    dismissal="닫기"
    doing="취소하는 중…"
    tone="warn"
    {...dialog}
  >
    <p>‘{title}’의 자리를 내놓아요. 다시 오고 싶으면 자리가 남아 있을 때 또 신청할 수 있어요.</p>
  </ConfirmDialog>
);
