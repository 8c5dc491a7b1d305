import type { Decision } from '@hanca/common/contract/appeals.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeps } from '../../deps.ts';
import { MemberItems, memberListKey, useMemberList } from '../../lists/member-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.ts';
import { MemberContent } from '../account/member-page/member-content.tsx';
import { AppealForm } from './appeal-form.tsx';
import { ownDecisions } from './list.ts';
import styles from './own-decisions.module.css';

/** What was done, as its member reads it. */
const doneText = ({ measure, until, lifted }: Decision): string => {
  if (lifted) return '운영진이 되돌렸어요.';
  const day = longDateTime(until);
  return [
    measure === 'hidden' && '다른 분들에게 보이지 않아요.',
    measure === 'warned' && '고쳐 달라고 알렸어요.',
    measure === 'no_show' &&
      '조인에 오지 않았다고 표시됐어요. 7일 뒤부터 노쇼로 세고, 그 안에 이의를 보내면 답이 올 때까지 세지 않아요.',
    day && (Number(until.time) > Date.now() ? `${day}까지 쓸 수 없어요.` : `${day}에 쓰기 정지가 끝났어요.`),
  ]
    .filter(Boolean)
    .join(' ');
};

const State = ({ decision: { lifted, answer, appeal } }: { decision: Decision }) => {
  if (lifted) return <Tag>되돌림</Tag>;
  if (answer) return <Tag tone="quiet">그대로</Tag>;
  return appeal ? <Tag>다시 살펴보는 중</Tag> : null;
};

interface ShownProps {
  decision: Decision;
  onAppeal: (text: string) => Promise<void>;
}

/** A decision with its reason, what the member said against it and what staff answered; where nothing was said, the way to. */
const Shown = ({ decision, onAppeal }: ShownProps) => {
  const [writing, setWriting] = useState(false);
  const { title, reason, createdDate, appeal, answer, lifted } = decision;
  return (
    <div className={styles.decision}>
      <p className={styles.title}>
        {title} <State decision={decision} />
      </p>
      <p className="quiet">
        <Time date={createdDate} short /> · {doneText(decision)}
      </p>
      <p>이유: {reason}</p>
      {appeal && (
        <>
          <p className="quiet">보낸 이의</p>
          <p className={styles.said}>{appeal}</p>
        </>
      )}
      {answer && (
        <>
          <p className="quiet">운영진의 답</p>
          <p className={styles.said}>{answer}</p>
        </>
      )}
      {!appeal && !lifted && !writing && (
        <p>
          <Button aria-label={`${title} 조치에 이의 보내기`} onClick={() => setWriting(true)}>
            다르게 생각해요
          </Button>
        </p>
      )}
      {!appeal && writing && <AppealForm onSend={onAppeal} onCancel={() => setWriting(false)} />}
    </div>
  );
};

const List = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const found = useMemberList(ownDecisions, member);
  const appeal = async (id: number, text: string) => {
    await call((client) => client.appeals.write({ params: { id }, body: { text } }));
    showToast('보냈어요. 답이 오면 메일로 알려 드려요.');
    await queryClient.invalidateQueries({ queryKey: memberListKey(ownDecisions, member) });
  };
  return (
    <MemberItems
      found={found}
      title="받은 조치"
      Layout={Stack}
      skeleton={<p role="status">받은 조치를 불러오는 중이에요</p>}
      empty={
        <Empty
          icon="person"
          title="받은 조치가 없어요"
          text="글이나 매물이 숨겨지거나 쓰기가 정지되면 이유와 함께 여기에 보여요."
        />
      }
    >
      {(decision) => <Shown decision={decision} onAppeal={(text) => appeal(decision.id, text)} />}
    </MemberItems>
  );
};

/** The decisions of staff against the member. */
export const OwnDecisions = () => <MemberContent>{(member) => <List member={member} />}</MemberContent>;
