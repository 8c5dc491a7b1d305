import { canMark, type JoinState, type RequestStatus } from '@hanca/common/golf-joins.ts';
import { Stack } from '../../../../ui/layout.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { isAhead, stateOf } from '../words.ts';
import type { OwnProps } from './act.ts';
import { LeaveButton } from './end-buttons.tsx';
import { NoShowButton } from './no-show-button.tsx';
import styles from './page.module.css';

/** What has become of a request, in words. */
const ANSWERS = {
  asked: { title: '신청했어요', text: '올린 분의 답을 기다리고 있어요.' },
  accepted: { title: '수락됐어요', text: '' },
  declined: { title: '이번에는 함께 치지 못해요', text: '다른 조인을 찾아보세요.' },
  withdrawn: { title: '신청을 취소했어요', text: '' },
};

/** The same once the round is cancelled or over, which counts first. */
const answerOf = (status: RequestStatus, state: JoinState): { title: string; text: string } => {
  if (state === 'cancelled') return { title: '조인이 취소됐어요', text: '다른 조인을 찾아보세요.' };
  if (state !== 'over') return ANSWERS[status];
  return { title: '조인이 끝났어요', text: status === 'asked' ? '올린 분이 답하지 않았어요.' : '' };
};

/** What a member sees of a round that they asked to join. */
export const JoinerPart = ({ join, viewer, busy, act }: OwnProps) => {
  const { own } = viewer;
  if (!own) return null;
  const state = stateOf(join, Date.now());
  const { title, text } = answerOf(own.status, state);
  const isSeated = own.status === 'accepted';
  const others = viewer.requests.map(({ name }) => name);
  return (
    <Stack>
      <Notice title={title} live>
        {text && <p>{text}</p>}
        {own.late && <p>티타임 24시간 안에 취소해서 ‘늦은 취소’로 남았어요.</p>}
        {own.status === 'withdrawn' && !own.again && isAhead(state) && (
          <p>수락된 뒤에 취소해서 이 조인에는 다시 신청할 수 없어요.</p>
        )}
        {isSeated && (
          <>
            <p className={styles.contact}>
              {viewer.contact || '올린 분이 만날 곳과 연락처를 아직 적지 않았어요.'}
            </p>
            {others.length > 0 && <p>함께 치는 분: {others.join(', ')}</p>}
          </>
        )}
      </Notice>
      {(isSeated || own.status === 'asked') && isAhead(state) && (
        <LeaveButton join={join} seated={isSeated} busy={busy} act={act} />
      )}
      {isSeated && state === 'over' && canMark(Number(join.teeDate.time), Date.now()) && (
        <NoShowButton
          name={join.userName}
          marked={viewer.host.marked}
          busy={busy}
          onMark={(close) =>
            void act(
              (client) => client.golfJoins.markNoShow({ params: { id: join.id, userId: join.userId } }),
              `${join.userName}님을 노쇼로 표시했어요.`,
              close,
            )
          }
        />
      )}
    </Stack>
  );
};
