import type { JoinState } from '@hanca/common/golf-joins.ts';
import { MemberButton } from '../../../../session/member-button.tsx';
import { focusBehind } from '../../../../ui/focus-on.ts';
import { Stack } from '../../../../ui/layout.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useLazyDialog } from '../../../../ui/use-lazy-dialog.ts';
import { STATE_TEXTS } from '../words.ts';
import styles from './page.module.css';

const fetchDialog = async () => (await import('./ask-dialog.tsx')).AskDialog;

interface AskPartProps {
  id: number;
  state: JoinState;
  /** Until when, in words. */
  closes: string;
  onAsked: () => void;
}

/** Asks to join a round that is open; nobody is led to signing in and back. */
export const AskPart = ({ id, state, closes, onAsked }: AskPartProps) => {
  const { Opened, open, close } = useLazyDialog(fetchDialog);
  return (
    <div ref={focusBehind}>
      <Stack className={styles.own}>
        {state === 'open' ? (
          <>
            <MemberButton intent={`golf-join-${id}`} wide tone="go" onClick={open}>
              조인 신청
            </MemberButton>
            <p className="quiet">{closes}까지 신청할 수 있어요. 올린 분이 보고 수락하거나 거절해요.</p>
          </>
        ) : (
          <Notice title={STATE_TEXTS[state]}>
            {state === 'full' ? '누가 취소하면 다시 신청할 수 있어요.' : '더 신청할 수 없어요.'}
          </Notice>
        )}
        {Opened && <Opened id={id} onAsked={onAsked} onClose={close} />}
      </Stack>
    </div>
  );
};
