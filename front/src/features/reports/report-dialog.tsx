import { REPORT_REASONS } from '@hanca/common/report-reasons.ts';
import { browserSession } from '@hanca/common/session.ts';
import { REPORT_MAX } from '@hanca/common/text-limits.ts';
import { useState } from 'react';
import { useDeps } from '../../deps.ts';
import { Refused } from '../../session/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from '../../ui/form/contact-form.module.css';
import { readDraftText, writeDraftText } from '../../ui/form/draft-text.ts';
import { FieldGroup, TextArea } from '../../ui/form/fields.tsx';
import { Sent } from '../../ui/form/sent.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { reportRules } from './report-rules.ts';

const TITLES = {
  listing: '매물 신고',
  conversation: '문의 신고',
  comment: '댓글 신고',
  post: '글 신고',
  join: '조인 신고',
};
const HINTS = {
  listing: '올린 분에게는 누가 신고했는지 알리지 않아요.',
  conversation: '상대방에게는 알리지 않아요. 신고하면 운영진이 이 문의를 볼 수 있어요.',
  comment: '댓글을 쓴 분에게는 누가 신고했는지 알리지 않아요.',
  post: '글을 쓴 분에게는 누가 신고했는지 알리지 않아요.',
  join: '올린 분에게는 누가 신고했는지 알리지 않아요.',
};
/** Of a conversation, a comment, a post or a round: the others are about listings. */
const OF_PEOPLE = ['scam', 'offensive', 'other'];
const OF_POSTS = ['false', ...OF_PEOPLE];

interface ReportDialogProps {
  id: number;
  about?: keyof typeof TITLES;
  onClose: () => void;
}

/** Tells staff what is wrong with a listing, a conversation, a comment, a post or a round of golf. What is chosen and typed is stored until it is sent. */
export const ReportDialog = ({ id, about = 'listing', onClose }: ReportDialogProps) => {
  const { call } = useDeps();
  const [userId] = useState(() => browserSession.user()?.userId ?? 0);
  const of = about === 'listing' ? `${id}` : `${about}-${id}`;
  const draft = { reason: `report-reason-of-${of}`, text: `report-of-${of}` };
  const [stored] = useState(() => ({
    reason: readDraftText(draft.reason, userId),
    text: readDraftText(draft.text, userId),
  }));
  const [sent, setSent] = useState(false);
  const { props, errors, refusal, sending } = useForm({
    fetchRules: async () => reportRules,
    send: async (body) => {
      await call(({ reports, conversations, comments, posts, golfJoins }) => {
        const send = {
          listing: reports.create,
          conversation: conversations.report,
          comment: comments.report,
          post: posts.report,
          join: golfJoins.report,
        };
        return send[about]({ params: { id }, body });
      });
      for (const name of Object.values(draft)) writeDraftText(name, userId, '');
      setSent(true);
    },
    refusedAt: 'reason',
  });
  const reasons = REPORT_REASONS.filter(
    ({ code }) =>
      about === 'listing' || (about === 'post' || about === 'join' ? OF_POSTS : OF_PEOPLE).includes(code),
  );
  return (
    <Dialog title={TITLES[about]} onClose={onClose}>
      {sent ? (
        <Sent title="신고를 접수했어요" text="알려 줘서 고마워요. 운영진이 확인할게요." onClose={onClose} />
      ) : (
        <form className={styles.form} {...props}>
          <Refused refusal={refusal} />
          <FieldGroup label="무엇이 문제인가요?" error={errors.reason}>
            <div className={styles.reasons}>
              {reasons.map(({ code, title }) => (
                <label key={code}>
                  <input
                    type="radio"
                    name="reason"
                    value={code}
                    defaultChecked={code === stored.reason}
                    onChange={() => writeDraftText(draft.reason, userId, code)}
                  />
                  {title}
                </label>
              ))}
            </div>
          </FieldGroup>
          <TextArea
            name="text"
            label="자세한 내용 (선택)"
            max={REPORT_MAX}
            rows={4}
            hint={HINTS[about]}
            defaultValue={stored.text}
            error={errors.text}
            onChange={(event) => writeDraftText(draft.text, userId, event.currentTarget.value)}
          />
          <Button type="submit" tone="go" wide aria-disabled={sending}>
            {sending ? '보내는 중…' : '신고하기'}
          </Button>
        </form>
      )}
    </Dialog>
  );
};
