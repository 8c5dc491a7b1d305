import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Row } from '../../../ui/layout.tsx';
import styles from './page.module.css';

interface EndDialogProps {
  /** Of the one that is to end; null for all others. */
  device: string | null;
  ending: boolean;
  onEnd: () => void;
  onClose: () => void;
}

/** Asks before sessions of the member are ended. */
export const EndDialog = ({ device, ending, onEnd, onClose }: EndDialogProps) => (
  <Dialog
    title={device === null ? '다른 기기를 모두 로그아웃할까요?' : '이 기기를 로그아웃할까요?'}
    onClose={onClose}
  >
    <p className={styles.quiet}>
      {device === null
        ? '지금 이 기기를 빼고 모두 바로 로그아웃돼요. 다시 쓰려면 그 기기에서 로그인해야 해요.'
        : `${device}에서 바로 로그아웃돼요. 다시 쓰려면 그 기기에서 로그인해야 해요.`}
    </p>
    <Row gap={2} className={styles.answers}>
      {/* The dialog closes itself, so that the focus goes back to the list. */}
      <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>취소</Button>
      <Button tone="go" aria-disabled={ending} onClick={() => !ending && onEnd()}>
        {ending ? '로그아웃하는 중…' : '로그아웃'}
      </Button>
    </Row>
  </Dialog>
);
