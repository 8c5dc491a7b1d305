import type { Conversation, Message } from '@hanca/common/contract/conversations.ts';
import { isoDate } from '@hanca/common/dates.ts';
import { timeOf } from './moment.ts';
import { Photo } from './photo.tsx';
import styles from './thread.module.css';
import { Viewing } from './viewing.tsx';

interface MessageBubbleProps {
  conversation: Conversation;
  message: Message;
  onAnswered: () => Promise<void>;
}

/** One message: mine on the right, the other's on the left. */
export const MessageBubble = ({ conversation, message, onAnswered }: MessageBubbleProps) => {
  const { id, mine, text, images, viewing, createdDate } = message;
  return (
    <div className={mine ? `${styles.message} ${styles.mine}` : styles.message}>
      <span className="hidden-text">{mine ? '나' : conversation.other.name}</span>
      {images.length > 0 && (
        <div className={styles.photos}>
          {images.map((n) => (
            <Photo key={n} id={conversation.id} messageId={id} n={n} />
          ))}
        </div>
      )}
      {viewing && (
        <Viewing conversation={conversation} message={{ ...message, viewing }} onAnswered={onAnswered} />
      )}
      {text && <p className={styles.bubble}>{text}</p>}
      <time className={styles.time} dateTime={isoDate(createdDate)}>
        {timeOf(createdDate)}
      </time>
    </div>
  );
};
