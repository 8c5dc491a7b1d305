import type { Event } from '@hanca/common/contract/events.ts';
import type { EventState } from '@hanca/common/events.ts';
import { failureText } from '../../../failure.ts';
import { isSignedOut, SignedOut } from '../../../session/failed.tsx';
import { MemberButton } from '../../../session/member-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { deadlineOf, stateText } from '../event-facts.ts';
import styles from './page.module.css';
import { useJoin } from './use-join.ts';

const fetchDialog = async () => (await import('./leave-dialog.tsx')).LeaveDialog;

interface JoinBoxProps {
  event: Event;
  state: EventState;
  onChanged: (event: Event) => void;
}

/** Takes a seat for a member, and gives it back; nobody is led to signing in and back. */
export const JoinBox = ({ event, state, onChanged }: JoinBoxProps) => {
  const { joined, error, busy, change } = useJoin(event, onChanged);
  const leaving = useLazyDialog(fetchDialog);
  const isComing = state !== 'over' && state !== 'cancelled';
  return (
    <Stack gap={3} className={styles.join}>
      {joined && (
        <p role="status">
          <strong>{state === 'cancelled' ? '신청한 행사가 취소됐어요.' : '신청했어요.'}</strong>{' '}
          {isComing && '그날 봬요!'}
        </p>
      )}
      {!joined && state === 'open' && (
        <>
          <MemberButton
            intent={`join-${event.id}`}
            wide
            tone="go"
            busy={busy}
            onClick={() => void change(true)}
          >
            {busy ? '신청하는 중…' : '참가 신청'}
          </MemberButton>
          <p className={styles.until}>{deadlineOf(event)}까지 신청할 수 있어요.</p>
        </>
      )}
      {!joined && state !== 'open' && <p className={styles.closed}>{stateText[state]}</p>}
      {joined && isComing && (
        <Button wide aria-disabled={busy} onClick={leaving.open}>
          신청 취소
        </Button>
      )}
      {leaving.Opened && (
        <leaving.Opened
          title={event.title}
          pending={busy}
          onConfirm={(close) => void change(false).then(close)}
          onClose={leaving.close}
        />
      )}
      {error && isSignedOut(error) && <SignedOut />}
      {error && !isSignedOut(error) && (
        <Notice tone="warn" title="바꾸지 못했어요" live>
          {failureText(error)}
        </Notice>
      )}
    </Stack>
  );
};
