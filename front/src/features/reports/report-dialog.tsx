import { REPORT_REASONS } from '@hanca/common/report-reasons.ts';
import { browserSession } from '@hanca/common/session.ts';
import { REPORT_MAX } from '@hanca/common/text-limits.ts';
import { useState } from 'react';
import { useDeps } from '../../deps.ts';
import { Refused } from '../../session/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import field from '../../ui/field.module.css';
import styles from '../../ui/form/contact-form.module.css';
import { keepText, keptText } from '../../ui/form/kept-text.ts';
import { Sent } from '../../ui/form/sent.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useRemarks } from '../../ui/remarks.tsx';
import { TextBox } from '../../ui/text-box.tsx';
import { reportRules } from '../messages/contact-rules.ts';

/** Tells staff what is wrong with a listing. What is chosen and typed is kept until it is sent. */
export const ReportDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { call } = useDeps();
  const [userId] = useState(() => browserSession.user()?.userId ?? 0);
  const draft = { reason: `report-reason-of-${id}`, text: `report-of-${id}` };
  const [kept] = useState(() => ({
    reason: keptText(draft.reason, userId),
    text: keptText(draft.text, userId),
  }));
  const [sent, setSent] = useState(false);
  const { props, errors, refusal, sending } = useForm({
    fetchRules: async () => reportRules,
    send: async (body) => {
      await call((client) => client.reports.create({ params: { id }, body }));
      for (const name of Object.values(draft)) keepText(name, userId, '');
      setSent(true);
    },
    refusedAt: 'reason',
  });
  const { describedBy, remarks } = useRemarks(undefined, errors.reason);
  return (
    <Dialog title="매물 신고" onClose={onClose}>
      {sent ? (
        <Sent title="신고를 접수했어요" text="알려 줘서 고마워요. 운영진이 확인할게요." onClose={onClose} />
      ) : (
        <form className={styles.form} {...props}>
          <Refused refusal={refusal} />
          <fieldset className={styles.reasons} aria-describedby={describedBy}>
            <legend className={field.legend}>무엇이 문제인가요?</legend>
            {REPORT_REASONS.map(({ code, title }) => (
              <label key={code}>
                <input
                  type="radio"
                  name="reason"
                  value={code}
                  defaultChecked={code === kept.reason}
                  onChange={() => keepText(draft.reason, userId, code)}
                />
                {title}
              </label>
            ))}
            {remarks}
          </fieldset>
          <TextBox
            name="text"
            label="자세한 내용 (선택)"
            max={REPORT_MAX}
            rows={4}
            hint="올린 분에게는 누가 신고했는지 알리지 않아요."
            defaultValue={kept.text}
            error={errors.text}
            onChange={(event) => keepText(draft.text, userId, event.currentTarget.value)}
          />
          <Button type="submit" tone="go" wide aria-disabled={sending}>
            {sending ? '보내는 중…' : '신고하기'}
          </Button>
        </form>
      )}
    </Dialog>
  );
};
