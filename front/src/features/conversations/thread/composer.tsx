import type { Conversation } from '@hanca/common/contract/conversations.ts';
import { MESSAGE_IMAGES_MAX, MESSAGE_MAX } from '@hanca/common/text-limits.ts';
import { PHOTO_TYPES } from '@hanca/common/uploads.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { Button } from '../../../ui/button.tsx';
import { readDraftText, writeDraftText } from '../../../ui/form/draft-text.ts';
import { type Refusal, refuse } from '../../../ui/form/refusal.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Row } from '../../../ui/layout.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { MessageRefused } from '../message-refused.tsx';
import { quickAnswers } from '../quick-answers.ts';
import styles from './composer.module.css';
import { usePictures } from './use-pictures.ts';

const fetchViewing = async () => (await import('./viewing-dialog.tsx')).ViewingDialog;

/** With a keyboard Enter sends and Shift+Enter makes a line; under a thumb Enter makes a line. */
const isSending = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !shiftKey &&
  // While a syllable is composed Enter ends that; 229 is what Safari says then.
  !nativeEvent.isComposing &&
  nativeEvent.keyCode !== 229 &&
  matchMedia('(pointer: fine)').matches;

interface ComposerProps {
  member: number;
  conversation: Conversation;
  onSent: () => Promise<void>;
}

/** Writes the next message. What is typed stays until it is sent, whatever happens to the connection or the page. */
export const Composer = ({ member, conversation: { id, own, other, state }, onSent }: ComposerProps) => {
  const { call } = useDeps();
  const draft = `reply-in-${id}`;
  const [text, setText] = useState(() => readDraftText(draft, member));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sending, setSending] = useState(false);
  const { pictures, problem, add, remove, unseen, clear, store } = usePictures();
  const viewing = useLazyDialog(fetchViewing);
  const box = useRef<HTMLTextAreaElement>(null);
  const busy = useRef(false);

  const write = (next: string) => {
    setText(next);
    writeDraftText(draft, member, next);
  };
  const send = async (viewingDate?: number) => {
    const written = text.trim();
    if (busy.current || (!written && pictures.length === 0 && viewingDate === undefined)) return;
    busy.current = true;
    setSending(true);
    setRefusal(null);
    try {
      const images = await store();
      if (images) {
        const body = { text: written, images, ...(viewingDate === undefined ? {} : { viewingDate }) };
        await call((client) => client.conversations.send({ params: { id }, body }));
        // What was typed or picked while it was on its way is the next message.
        const now = box.current?.value ?? '';
        write(now.startsWith(text) ? now.slice(text.length).trimStart() : now);
        clear();
        await onSent();
      }
    } catch (error) {
      const refused = refuse(error, ['text', 'images', 'viewingDate']);
      const [detail = ''] = 'errors' in refused ? Object.values(refused.errors) : [];
      setRefusal('refusal' in refused ? refused.refusal : { title: '보내지 못했어요', detail });
    }
    busy.current = false;
    setSending(false);
    box.current?.focus();
  };
  if (other.left) return <p className={styles.over}>탈퇴한 회원이라 더 보낼 수 없어요.</p>;
  return (
    <>
      <form
        className={styles.composer}
        aria-label={`${other.name}님에게 보내기`}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <MessageRefused refusal={refusal} />
        {problem && <p role="alert">{problem}</p>}
        {/* Of what cannot be seen there is nothing to ask. */}
        {state !== null && (
          <Row className={`sideways ${styles.quick}`}>
            <button type="button" className="chip" onClick={viewing.open}>
              집 볼 시간 제안
            </button>
            {quickAnswers(own).map((answer) => (
              <button
                key={answer}
                type="button"
                className="chip"
                onClick={() => {
                  write(text.trim() ? `${text.trimEnd()}\n${answer}` : answer);
                  box.current?.focus();
                }}
              >
                {answer}
              </button>
            ))}
          </Row>
        )}
        {pictures.length > 0 && (
          <Row className={styles.pictures}>
            {pictures.map(({ key, preview }, index) => (
              <span key={key}>
                {preview ? (
                  <img src={preview} alt={`보낼 사진 ${index + 1}`} onError={() => unseen(key)} />
                ) : (
                  <span className={`blank breathing ${styles.preparing}`} />
                )}
                <button type="button" aria-label={`보낼 사진 ${index + 1} 빼기`} onClick={() => remove(key)}>
                  <Icon name="close" size={16} />
                </button>
              </span>
            ))}
          </Row>
        )}
        <div className={styles.line}>
          <label className={`icon-button ${styles.add}`}>
            <span className="hidden-text">사진 넣기 ({MESSAGE_IMAGES_MAX}장까지)</span>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M4 6h4l2-2h4l2 2h4v14H4zM12 17a4 4 0 100-8 4 4 0 000 8z" />
            </svg>
            <input
              type="file"
              accept={PHOTO_TYPES.join()}
              multiple
              onChange={({ currentTarget }) => {
                add([...(currentTarget.files ?? [])]);
                currentTarget.value = '';
              }}
            />
          </label>
          <textarea
            ref={box}
            name="text"
            aria-label="보낼 내용"
            rows={Math.min(6, text.split('\n').length)}
            value={text}
            maxLength={MESSAGE_MAX * 2}
            placeholder="문의 쓰기"
            onChange={({ currentTarget }) => write(currentTarget.value)}
            onKeyDown={(event) => {
              if (!isSending(event)) return;
              event.preventDefault();
              void send();
            }}
          />
          <Button type="submit" tone="go" aria-disabled={sending}>
            {sending ? '보내는 중…' : '보내기'}
          </Button>
        </div>
      </form>
      {viewing.Opened && (
        <viewing.Opened
          onPropose={(date) => {
            viewing.close();
            void send(date);
          }}
          onClose={viewing.close}
        />
      )}
    </>
  );
};
