import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { browserSession } from '@hanca/common/session.ts';
import { MESSAGE_MAX } from '@hanca/common/text-limits.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDeps } from '../../deps.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from '../../ui/form/contact-form.module.css';
import { readDraftText, writeDraftText } from '../../ui/form/draft-text.ts';
import { TextArea } from '../../ui/form/fields.tsx';
import { Sent } from '../../ui/form/sent.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { RenterCardPanel } from '../renter-card/panel.tsx';
import { MessageRefused } from './message-refused.tsx';
import { messageRules } from './message-rules.ts';
import { quickAnswers } from './quick-answers.ts';
import { StillThere } from './still-there.tsx';

interface AskDialogProps {
  realty: Pick<RealtyDetail, 'id' | 'userName'>;
  onClose: () => void;
}

/** Writes to the lister of a home. What is typed is stored until it is sent. */
export const AskDialog = ({ realty: { id, userName }, onClose }: AskDialogProps) => {
  const { call } = useDeps();
  const [userId] = useState(() => browserSession.user()?.userId ?? 0);
  const draft = `message-to-${id}`;
  const [typed, setTyped] = useState(() => ({ text: readDraftText(draft, userId), n: 0 }));
  const [sentTo, setSentTo] = useState<number>();
  const { props, errors, refusal, sending, filled } = useForm({
    fetchRules: async () => messageRules,
    send: async (body) => {
      const { conversationId } = await call((client) => client.conversations.open({ params: { id }, body }));
      writeDraftText(draft, userId, '');
      setSentTo(conversationId);
    },
    refusedAt: 'text',
  });
  const add = (text: string) => {
    const before = readDraftText(draft, userId).trimEnd();
    if (before.includes(text)) return;
    const all = before ? `${before}\n${text}` : text;
    writeDraftText(draft, userId, all);
    setTyped(({ n }) => ({ text: all, n: n + 1 }));
  };
  const checkText = useEffectEvent(() => filled('text'));
  // Once the field holds it.
  useEffect(() => {
    if (typed.n > 0) checkText();
  }, [typed.n]);
  return (
    <Dialog title={`${userName}님에게 문의`} onClose={onClose}>
      {sentTo !== undefined ? (
        <Sent
          title="문의를 보냈어요"
          text="답은 내 정보의 문의로 와요. 인증한 이메일로도 알려 드려요."
          onClose={onClose}
        >
          <ButtonLink to={paths.conversation(sentTo)}>보낸 문의 보기</ButtonLink>
        </Sent>
      ) : (
        <Stack gap={4}>
          <form className={styles.form} {...props}>
            <p className={styles.lead}>답은 내 정보의 문의로 와요. 서로의 이메일 주소는 보이지 않아요.</p>
            <StillThere id={id} userName={userName} />
            <MessageRefused refusal={refusal} />
            <TextArea
              key={typed.n}
              name="text"
              label="보낼 내용"
              max={MESSAGE_MAX}
              required
              rows={6}
              defaultValue={typed.text}
              placeholder="입주하고 싶은 날, 함께 살 사람, 궁금한 점을 적어 주세요."
              error={errors.text}
              onChange={(event) => writeDraftText(draft, userId, event.currentTarget.value)}
            />
            <Row className={styles.quick}>
              {quickAnswers(false).map((text) => (
                <button key={text} type="button" className="chip" onClick={() => add(text)}>
                  {text}
                </button>
              ))}
            </Row>
            <Button type="submit" tone="go" wide aria-disabled={sending}>
              {sending ? '보내는 중…' : '문의 보내기'}
            </Button>
          </form>
          {/* A form of its own: what is stored there is sent only where it is put into the text. */}
          <RenterCardPanel onWrite={add} />
        </Stack>
      )}
    </Dialog>
  );
};
