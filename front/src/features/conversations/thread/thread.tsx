import type { Message } from '@hanca/common/contract/conversations.ts';
import { Fragment, useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { failureText } from '../../../failure.ts';
import { Failed } from '../../../session/failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { MemberContent } from '../../account/member-page/member-content.tsx';
import { ConversationsSkeleton } from '../conversations-skeleton.tsx';
import { isTakenDown } from '../home-state.tsx';
import { Composer } from './composer.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { dayOf } from './moment.ts';
import styles from './thread.module.css';
import { ThreadHead } from './thread-head.tsx';
import { useThread } from './use-thread.ts';

/** How far from its end somebody still reads the newest, in pixels. */
const NEAR_END = 300;

/** Brings the end into view with the first messages and with those of one's own; others do not take a reader from older ones. */
const useEndInView = (last: Message | undefined) => {
  const end = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  const id = last?.id;
  const mine = last?.mine;
  useEffect(() => {
    if (id === undefined || !end.current) return;
    const isNear = end.current.getBoundingClientRect().top < window.innerHeight + NEAR_END;
    if (!begun.current || mine || isNear) end.current.scrollIntoView({ block: 'end' });
    begun.current = true;
  }, [id, mine]);
  return end;
};

const Loaded = ({ id, member }: { id: number; member: number }) => {
  const { head, newest, messages, fetchBefore, refetch } = useThread(id, member);
  const end = useEndInView(messages.at(-1));
  const error = head.error ?? newest.error;
  const conversation = head.data;
  const failed = error && (
    <Failed
      error={error}
      title="문의를 불러오지 못했어요"
      stale={conversation !== undefined && messages.length > 0}
      onRetry={() => void refetch()}
    />
  );
  if (!conversation || newest.data === undefined) return failed ?? <ConversationsSkeleton />;
  return (
    <div className={styles.thread}>
      <ThreadHead conversation={conversation} onChanged={refetch} />
      <Notice tone="warn" title="돈부터 보내 달라고 하면 사기일 수 있어요">
        집을 직접 보고 계약하기 전에는 보증금을 보내지 말고, 모르는 링크는 열지 마세요.
      </Notice>
      {fetchBefore && (
        <Button onClick={() => void fetchBefore().catch((reason) => showToast(failureText(reason), 'alert'))}>
          이전 문의 보기
        </Button>
      )}
      <div role="log" aria-label={`${conversation.other.name}님과 주고받은 문의`} className={styles.log}>
        {messages.map((message, index) => {
          const day = dayOf(message.createdDate);
          const before = messages[index - 1];
          return (
            <Fragment key={message.id}>
              {(!before || dayOf(before.createdDate) !== day) && <p className={styles.day}>{day}</p>}
              <MessageBubble conversation={conversation} message={message} onAnswered={refetch} />
            </Fragment>
          );
        })}
      </div>
      {failed}
      {isTakenDown(conversation) && (
        <Notice tone="warn" title="운영진이 내린 매물이에요">
          상대방에게 돈을 보내지 마세요. 이미 보냈다면 은행에 바로 알려 주세요.
        </Notice>
      )}
      {conversation.blocked ? (
        <p role="status">차단한 회원이에요. 서로 문의를 보낼 수 없고, 메뉴에서 차단을 풀 수 있어요.</p>
      ) : (
        <Composer member={member} conversation={conversation} onSent={refetch} />
      )}
      <div ref={end} />
    </div>
  );
};

/** One conversation, oldest to newest. */
export const Thread = () => {
  const id = Number(useParams().id);
  return <MemberContent>{(member) => <Loaded key={id} id={id} member={member} />}</MemberContent>;
};
