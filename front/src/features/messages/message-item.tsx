import type { Message } from '@hanca/common/contract/messages.ts';
import { isoDate, longDateTime } from '@hanca/common/dates.ts';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { readDraftText } from '../../ui/form/draft-text.ts';
import { Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './page.module.css';
import { draftOf, ReplyForm } from './reply-form.tsx';

interface MessageItemProps {
  member: number;
  message: Message;
  onReplied: () => void;
}

/** A message that was sent or received, the latter to be answered. */
export const MessageItem = ({ member, message, onReplied }: MessageItemProps) => {
  const { id, realtyId, realtyTitle, mine, otherName, text, createdDate } = message;
  const [answering, setAnswering] = useState(() => !mine && readDraftText(draftOf(id), member) !== '');
  const root = useRef<HTMLElement>(null);
  const opened = useRef(answering);
  // The focus follows the form: into it when it opens, back to its button when it closes.
  useEffect(() => {
    if (opened.current === answering) return;
    opened.current = answering;
    root.current?.querySelector<HTMLElement>(answering ? 'textarea' : 'button')?.focus();
  }, [answering]);
  return (
    <article ref={root} className={mine ? `${styles.message} ${styles.mine}` : styles.message}>
      <Row as="header" className={styles.head}>
        <Tag tone={mine ? 'quiet' : undefined}>{mine ? '보낸 메시지' : '받은 메시지'}</Tag>
        <h2>{mine ? `${otherName}님에게` : `${otherName}님`}</h2>
        <time dateTime={isoDate(createdDate)}>{longDateTime(createdDate)}</time>
      </Row>
      <p className={styles.realty}>
        {realtyTitle ? <Link to={paths.realty(realtyId)}>{realtyTitle}</Link> : '삭제된 매물'}
      </p>
      <p className={styles.text}>{text}</p>
      {!mine &&
        (answering ? (
          <ReplyForm
            member={member}
            message={message}
            onSent={() => {
              setAnswering(false);
              onReplied();
            }}
            onCancel={() => setAnswering(false)}
          />
        ) : (
          <Button aria-label={`${otherName}님에게 답장 쓰기`} onClick={() => setAnswering(true)}>
            답장 쓰기
          </Button>
        ))}
    </article>
  );
};
