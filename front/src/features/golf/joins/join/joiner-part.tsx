import { canMark, isLate } from '@hanca/common/golf-joins.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { stateOf } from '../words.ts';
import type { OwnProps } from './act.ts';
import { NoShowButton } from './no-show-button.tsx';
import styles from './page.module.css';

/** What has become of a request, in words. */
const ANSWERS = {
  asked: { title: '신청했어요', text: '올린 분의 답을 기다리고 있어요.' },
  accepted: { title: '수락됐어요', text: '' },
  declined: { title: '이번에는 함께 치지 못해요', text: '다른 조인을 찾아보세요.' },
  withdrawn: { title: '신청을 취소했어요', text: '' },
};

/** What a member sees of a round that they asked to join. */
export const JoinerPart = ({ join, viewer, busy, act }: OwnProps) => {
  const [leaving, setLeaving] = useState(false);
  const { own } = viewer;
  if (!own) return null;
  const { title, text } = ANSWERS[own.status];
  const state = stateOf(join, Date.now());
  const isSeated = own.status === 'accepted';
  const isAhead = state !== 'over' && state !== 'cancelled';
  const others = viewer.requests.map(({ name }) => name);
  return (
    <Stack>
      <Notice title={title} live>
        {own.late ? '티타임 24시간 안에 취소해서 ‘늦은 취소’로 남았어요.' : text}
        {isSeated && (
          <>
            <p className={styles.contact}>
              {viewer.contact || '올린 분이 만날 곳과 연락처를 아직 적지 않았어요.'}
            </p>
            {others.length > 0 && <p>함께 치는 분: {others.join(', ')}</p>}
          </>
        )}
      </Notice>
      {(isSeated || own.status === 'asked') && isAhead && (
        <Button aria-disabled={busy} onClick={() => setLeaving(true)}>
          신청 취소
        </Button>
      )}
      {isSeated && state === 'over' && canMark(Number(join.teeDate.time), Date.now()) && (
        <NoShowButton
          name={join.userName}
          marked={viewer.host.marked}
          busy={busy}
          onMark={() =>
            act(
              (client) => client.golfJoins.markNoShow({ params: { id: join.id, userId: join.userId } }),
              `${join.userName}님을 노쇼로 표시했어요.`,
            )
          }
        />
      )}
      {leaving && (
        <ConfirmDialog
          title="신청을 취소할까요?"
          action="신청 취소하기"
          doing="취소하는 중…"
          tone="warn"
          pending={busy}
          onConfirm={(close) =>
            void act(
              (client) => client.golfJoins.withdraw({ params: { id: join.id } }),
              '신청을 취소했어요.',
            ).then(close)
          }
          onClose={() => setLeaving(false)}
        >
          <p>
            {isSeated
              ? '자리를 내놓고, 올린 분께 알려요. 이 조인에는 다시 신청할 수 없어요.'
              : '다시 신청할 수 있어요.'}
          </p>
          {isSeated && isLate(Date.now(), Number(join.teeDate.time)) && (
            <p>티타임까지 24시간이 남지 않아 ‘늦은 취소’로 남아요.</p>
          )}
        </ConfirmDialog>
      )}
    </Stack>
  );
};
