import { COMMENT_MAX } from '@hanca/common/text-limits.ts';
import { useState } from 'react';
import { Refused } from '../../session/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { focusBehind } from '../../ui/focus-on.ts';
import { readDraftText, writeDraftText } from '../../ui/form/draft-text.ts';
import { TextArea } from '../../ui/form/fields.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './comment-form.module.css';

const fetchRules = async () => (await import('./comment-rules.ts')).commentRules;

const focusAtEnd = (box: HTMLTextAreaElement | null) => {
  box?.focus();
  box?.setSelectionRange(box.value.length, box.value.length);
};

interface CommentFormProps {
  userId: number;
  label: string;
  /** The name under which what is typed is stored until it is sent. */
  draft: string;
  /** What is changed; nothing for a new comment. */
  text?: string;
  hint?: string | undefined;
  onSend: (text: string) => Promise<void>;
  onCancel: () => void;
}

/** Writes a comment or changes one. What is typed stays until it is sent. */
export const CommentForm = ({
  userId,
  label,
  draft,
  text = '',
  hint,
  onSend,
  onCancel,
}: CommentFormProps) => {
  const [stored] = useState(() => readDraftText(draft, userId) || text);
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: async (values) => {
      await onSend(values.text);
      writeDraftText(draft, userId, '');
    },
    refusedAt: 'text',
  });
  return (
    // Where it goes with the focus in it, what it stood in gets that.
    <div ref={focusBehind}>
      <form className={styles.form} {...props}>
        <Refused refusal={refusal} />
        <TextArea
          name="text"
          label={label}
          hint={hint}
          max={COMMENT_MAX}
          rows={3}
          ref={focusAtEnd}
          defaultValue={stored}
          error={errors.text}
          onChange={(event) => writeDraftText(draft, userId, event.currentTarget.value)}
        />
        <div className={styles.ways}>
          <Button
            onClick={() => {
              writeDraftText(draft, userId, '');
              onCancel();
            }}
          >
            취소
          </Button>
          <Button type="submit" tone="go" aria-disabled={sending}>
            {sending ? '보내는 중…' : text ? '고치기' : '남기기'}
          </Button>
        </div>
      </form>
    </div>
  );
};
