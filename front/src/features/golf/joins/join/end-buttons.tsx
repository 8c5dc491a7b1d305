import type { Client } from '@hanca/common/client.ts';
import type { GolfJoin } from '@hanca/common/contract/golf-joins.ts';
import { isLate } from '@hanca/common/golf-joins.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { focusBehind } from '../../../../ui/focus-on.ts';
import type { Act } from './act.ts';

interface EndButtonProps {
  join: GolfJoin;
  busy: boolean;
  act: Act;
}

interface ConfirmedButtonProps extends Omit<EndButtonProps, 'join'> {
  name: string;
  title: string;
  /** Whether it counts as a late one. */
  late: boolean;
  what: (client: Client) => Promise<unknown>;
  said: string;
  children: ReactNode;
}

const ConfirmedButton = ({ name, title, late, busy, act, what, said, children }: ConfirmedButtonProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button ref={focusBehind} aria-disabled={busy} onClick={() => setAsking(true)}>
        {name}
      </Button>
      {asking && (
        <ConfirmDialog
          title={title}
          action={`${name}하기`}
          dismissal="닫기"
          doing="취소하는 중…"
          tone="warn"
          pending={busy}
          onConfirm={(close) => void act(what, said, close)}
          onClose={() => setAsking(false)}
        >
          {children}
          {late && <p>티타임까지 24시간이 남지 않아 ‘늦은 취소’로 남아요.</p>}
        </ConfirmDialog>
      )}
    </>
  );
};

interface LeaveButtonProps extends EndButtonProps {
  seated: boolean;
  /** By staff: nobody can ask to join it. */
  hidden?: boolean;
}

/** Takes a member's request back, or gives their seat up. */
export const LeaveButton = ({ join, seated, hidden = false, ...rest }: LeaveButtonProps) => (
  <ConfirmedButton
    name="신청 취소"
    title="신청을 취소할까요?"
    late={seated && isLate(Date.now(), Number(join.teeDate.time))}
    what={(client) => client.golfJoins.withdraw({ params: { id: join.id } })}
    said="신청을 취소했어요."
    {...rest}
  >
    <p>
      {seated && '자리를 내놓고, 올린 분께 알려요. '}
      {seated || hidden ? '이 조인에는 다시 신청할 수 없어요.' : '다시 신청할 수 있어요.'}
    </p>
  </ConfirmedButton>
);

/** Cancels a round of the member's own. */
export const CancelButton = ({ join, ...rest }: EndButtonProps) => (
  <ConfirmedButton
    name="조인 취소"
    title="조인을 취소할까요?"
    late={join.taken > 0 && isLate(Date.now(), Number(join.teeDate.time))}
    what={(client) => client.golfJoins.cancel({ params: { id: join.id } })}
    said="조인을 취소했어요."
    {...rest}
  >
    <p>신청한 분들께 바로 알려요. 되돌릴 수 없어요.</p>
  </ConfirmedButton>
);
