import type { Conversation } from '@hanca/common/contract/conversations.ts';
import { money } from '@hanca/common/money.ts';
import { Fragment, useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { useDeps } from '../../../deps.ts';
import { failureText } from '../../../failure.ts';
import { paths } from '../../../paths.ts';
import { Failed } from '../../../session/failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { MemberContent } from '../../account/member-page/member-content.tsx';
import { ConversationsSkeleton } from '../conversations-skeleton.tsx';
import { HomeState } from '../home-state.tsx';
import { Composer } from './composer.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { dayOf } from './moment.ts';
import styles from './thread.module.css';
import { useThread } from './use-thread.ts';

const fetchReport = async () => (await import('../../reports/report-dialog.tsx')).ReportDialog;

interface HeadProps {
  conversation: Conversation;
  onChanged: () => Promise<void>;
}

/** The home that they write about, the other member, and what can be done about the conversation. */
const Head = ({ conversation, onChanged }: HeadProps) => {
  const { id, realtyId, title, thumbnail, price, state, other, muted, blocked } = conversation;
  const { call } = useDeps();
  const report = useLazyDialog(fetchReport);
  const update = async (body: { muted?: boolean; blocked?: boolean }, said: string) => {
    try {
      await call((client) => client.conversations.update({ params: { id }, body }));
      showToast(said);
      await onChanged();
    } catch (error) {
      showToast(`바꾸지 못했어요. ${failureText(error)}`, 'alert');
    }
  };
  return (
    <header className={styles.home}>
      <div className={`photo-frame ${styles.thumb}`}>
        <Picture path={thumbnail || undefined} icon="home" size={22} />
      </div>
      <div className={styles.words}>
        <h2>{other.name}</h2>
        <p>
          <HomeState state={state} /> {price > 0 && `${money(price)} · `}
          {state === null ? title || '삭제된 매물' : <Link to={paths.realty(realtyId)}>{title}</Link>}
        </p>
      </div>
      <MenuButton
        label="문의 메뉴"
        items={[
          muted
            ? {
                title: '메일 알림 켜기',
                onChoose: () => void update({ muted: false }, '메일 알림을 켰어요.'),
              }
            : {
                title: '메일 알림 끄기',
                onChoose: () => void update({ muted: true }, '이 문의는 메일로 알리지 않을게요.'),
              },
          blocked
            ? {
                title: '차단 풀기',
                onChoose: () => void update({ blocked: false }, `${other.name}님의 차단을 풀었어요.`),
              }
            : {
                title: '이 회원 차단하기',
                careful: true,
                onChoose: () => void update({ blocked: true }, `${other.name}님을 차단했어요.`),
              },
          { title: '신고하기', careful: true, onChoose: report.open },
        ]}
      />
      {report.Opened && <report.Opened id={id} about="conversation" onClose={report.close} />}
    </header>
  );
};

const Loaded = ({ id, member }: { id: number; member: number }) => {
  const { head, newest, messages, fetchBefore, refetch } = useThread(id, member);
  const end = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined) end.current?.scrollIntoView({ block: 'end' });
  }, [last]);
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
      <Head conversation={conversation} onChanged={refetch} />
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
      {conversation.blocked && (
        <p role="status">차단한 회원이에요. 서로 문의를 보낼 수 없고, 메뉴에서 차단을 풀 수 있어요.</p>
      )}
      <Composer member={member} conversation={conversation} onSent={refetch} />
      <div ref={end} className={styles.end} />
    </div>
  );
};

/** One conversation, oldest to newest. */
export const Thread = () => {
  const id = Number(useParams().id);
  return <MemberContent>{(member) => <Loaded key={id} id={id} member={member} />}</MemberContent>;
};
