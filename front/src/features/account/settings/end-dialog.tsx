import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface EndDialogProps {
  /** Of the one that is to end; null for all others. */
  device: string | null;
  ending: boolean;
  onEnd: () => void;
  onClose: () => void;
}

/** Asks before sessions of the member are ended. */
export const EndDialog = ({ device, ending, onEnd, onClose }: EndDialogProps) => (
  <ConfirmDialog
    title={device === null ? '다른 기기를 모두 로그아웃할까요?' : '이 기기를 로그아웃할까요?'}
    action="로그아웃"
    doing="로그아웃하는 중…"
    tone="go"
    pending={ending}
    onConfirm={onEnd}
    onClose={onClose}
  >
    <p className="quiet">
      {device === null
        ? '지금 이 기기를 빼고 모두 바로 로그아웃돼요. 다시 쓰려면 그 기기에서 로그인해야 해요.'
        : `${device}에서 바로 로그아웃돼요. 다시 쓰려면 그 기기에서 로그인해야 해요.`}
    </p>
  </ConfirmDialog>
);
