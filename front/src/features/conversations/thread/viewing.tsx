import { calendarFile } from '@hanca/common/calendar-file.ts';
import type { Conversation, Message } from '@hanca/common/contract/conversations.ts';
import { useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { failureText } from '../../../failure.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { showToast } from '../../../ui/toasts.ts';
import { dayAndTime } from './moment.ts';
import styles from './thread.module.css';

interface ViewingProps {
  conversation: Conversation;
  message: Message & { viewing: NonNullable<Message['viewing']> };
  onAnswered: () => Promise<void>;
}

/** A time to see the home: the other side accepts or declines it, and both take it into their calendar. */
export const Viewing = ({ conversation, message, onAnswered }: ViewingProps) => {
  const { id, title, address, realtyId, other } = conversation;
  const { viewing, mine, id: messageId } = message;
  const { call } = useDeps();
  const [sending, setSending] = useState(false);
  const answer = async (accepted: boolean) => {
    if (sending) return;
    setSending(true);
    try {
      const params = { id, messageId };
      await call((client) => client.conversations.answerViewing({ params, body: { accepted } }));
    } catch (error) {
      showToast(`답을 보내지 못했어요. ${failureText(error)}`, 'alert');
    }
    await onAnswered();
    setSending(false);
  };
  const save = () => {
    const text = calendarFile({
      uid: `viewing-${messageId}@hanca`,
      start: new Date(Number(viewing.date.time)),
      title: `집 보기: ${title} (${other.name})`,
      place: address,
      url: `${location.origin}${realtyId ? paths.realty(realtyId) : paths.conversation(id)}`,
      now: new Date(),
    });
    saveFile(new Blob([text], { type: 'text/calendar' }), 'hanca-viewing.ics');
  };
  return (
    <div className={styles.viewing}>
      <p>
        <strong>{dayAndTime(viewing.date)}</strong>에 집 보기
      </p>
      {viewing.accepted === false && <p>다른 시간을 찾기로 했어요.</p>}
      {viewing.accepted === null && mine && <p>상대방의 답을 기다리고 있어요.</p>}
      {viewing.accepted === null && !mine && (
        <Row>
          <Button tone="go" aria-disabled={sending} onClick={() => void answer(true)}>
            좋아요
          </Button>
          <Button aria-disabled={sending} onClick={() => void answer(false)}>
            어려워요
          </Button>
        </Row>
      )}
      {viewing.accepted && (
        <>
          <p>약속했어요.</p>
          <Button onClick={save}>캘린더에 넣기</Button>
        </>
      )}
    </div>
  );
};
