import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { focusBehind } from '../../../../ui/focus-on.ts';

interface NoShowButtonProps {
  name: string;
  marked: boolean;
  busy: boolean;
  onMark: (close: () => void) => void;
}

/** Says that somebody did not come, once it is clear what follows from it. */
export const NoShowButton = ({ name, marked, busy, onMark }: NoShowButtonProps) => {
  const [asking, setAsking] = useState(false);
  if (marked) return <p className="quiet">노쇼로 표시했어요.</p>;
  return (
    <div ref={focusBehind}>
      <Button aria-label={`${name}님 안 왔어요`} onClick={() => setAsking(true)}>
        안 왔어요
      </Button>
      {asking && (
        <ConfirmDialog
          title={`${name}님이 오지 않았나요?`}
          action="노쇼로 표시"
          doing="표시하는 중…"
          tone="warn"
          pending={busy}
          onConfirm={onMark}
          onClose={() => setAsking(false)}
        >
          <p>
            이 회원에게 알리고, 7일 뒤부터 노쇼로 세요. 이의를 보내면 운영진이 살펴볼 때까지 세지 않아요.
            1년에 3번이면 90일 동안 조인을 쓸 수 없어요.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
};
