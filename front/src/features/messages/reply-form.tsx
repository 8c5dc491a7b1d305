import type { Message } from '@hanca/common/contract/messages.ts';
import { MESSAGE_MAX } from '@hanca/common/text-limits.ts';
import { useDeps } from '../../deps.ts';
import { Button } from '../../ui/button.tsx';
import { readDraftText, writeDraftText } from '../../ui/form/draft-text.ts';
import { TextArea } from '../../ui/form/fields.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { MessageRefused } from './message-refused.tsx';
import styles from './page.module.css';

/** Under which name an answer that is not sent yet is stored. */
export const draftOf = (messageId: number): string => `reply-to-${messageId}`;

const fetchRules = async () => (await import('./message-rules.ts')).messageRules;

interface ReplyFormProps {
  member: number;
  message: Pick<Message, 'id' | 'otherName'>;
  onSent: () => void;
  onCancel: () => void;
}

/** Answers a message. What is typed is stored until it is sent. */
export const ReplyForm = ({ member, message: { id, otherName }, onSent, onCancel }: ReplyFormProps) => {
  const { call } = useDeps();
  const draft = draftOf(id);
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: async (body) => {
      await call((client) => client.messages.reply({ params: { id }, body }));
      writeDraftText(draft, member, '');
      onSent();
    },
    refusedAt: 'text',
  });
  return (
    <Stack as="form" className={styles.form} aria-label={`${otherName}님에게 답장`} {...props}>
      <MessageRefused refusal={refusal} />
      <TextArea
        name="text"
        label="답장"
        max={MESSAGE_MAX}
        required
        rows={4}
        defaultValue={readDraftText(draft, member)}
        hint={`${otherName}님은 한카의 문의에서 볼 수 있어요. 계좌 번호나 인증 번호는 적지 마세요.`}
        error={errors.text}
        onChange={(event) => writeDraftText(draft, member, event.currentTarget.value)}
      />
      <Row>
        <Button type="submit" tone="go" aria-disabled={sending}>
          {sending ? '보내는 중…' : '답장 보내기'}
        </Button>
        <Button onClick={onCancel}>닫기</Button>
      </Row>
    </Stack>
  );
};
