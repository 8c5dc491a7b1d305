import { REQUEST_NOTE_MAX } from '@hanca/common/golf-joins.ts';
import { browserSession } from '@hanca/common/session.ts';
import { useState } from 'react';
import { useDeps } from '../../../../deps.ts';
import { Refused } from '../../../../session/refused.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import styles from '../../../../ui/form/contact-form.module.css';
import { readDraftText, writeDraftText } from '../../../../ui/form/draft-text.ts';
import { TextArea } from '../../../../ui/form/fields.tsx';
import { Sent } from '../../../../ui/form/sent.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';

interface AskDialogProps {
  id: number;
  onAsked: () => void;
  onClose: () => void;
}

/** Asks to join a round, with a few words. What is typed is stored until it is sent. */
export const AskDialog = ({ id, onAsked, onClose }: AskDialogProps) => {
  const { call } = useDeps();
  const [userId] = useState(() => browserSession.user()?.userId ?? 0);
  const draft = `golf-join-${id}`;
  const [stored] = useState(() => readDraftText(draft, userId));
  const [sent, setSent] = useState(false);
  const { props, errors, refusal, sending } = useForm({
    fetchRules: async () => (await import('../join-rules.ts')).requestRules,
    send: async (body) => {
      await call((client) => client.golfJoins.ask({ params: { id }, body }));
      writeDraftText(draft, userId, '');
      setSent(true);
    },
    refusedAt: 'note',
  });
  const close = () => {
    onClose();
    if (sent) onAsked();
  };
  return (
    <Dialog title="조인 신청" onClose={close}>
      {sent ? (
        <Sent title="신청했어요" text="올린 분이 답하면 알려 드릴게요." onClose={close} />
      ) : (
        <form className={styles.form} {...props}>
          <Refused refusal={refusal} />
          <TextArea
            name="note"
            label="인사말 (선택)"
            hint="핸디캡처럼 올린 분이 알면 좋은 것을 적어 주세요. 올린 분만 봐요."
            max={REQUEST_NOTE_MAX}
            rows={4}
            defaultValue={stored}
            error={errors.note}
            onChange={(event) => writeDraftText(draft, userId, event.currentTarget.value)}
          />
          <Button type="submit" tone="go" wide aria-disabled={sending}>
            {sending ? '보내는 중…' : '신청하기'}
          </Button>
        </form>
      )}
    </Dialog>
  );
};
