import { REPORT_REASONS } from '@hanca/common/realties.ts';
import { useState } from 'react';
import { useDeps } from '../deps.ts';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import field from '../ui/field.module.css';
import { useRemarks } from '../ui/remarks.tsx';
import { TextBox } from '../ui/text-box.tsx';
import styles from './contact-forms.module.css';
import { reportRules } from './contact-rules.ts';
import { Refused } from './refused.tsx';
import { Sent } from './sent.tsx';

/** As the contract takes it. */
const TEXT_MAX = 1_000;

/** Tells staff what is wrong with a listing. */
export const ReportDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { call } = useDeps();
  const [sent, setSent] = useState(false);
  const { props, errors, refusal, sending } = useForm({
    fetchRules: async () => reportRules,
    send: async (body) => {
      await call((client) => client.reports.create({ params: { id }, body }));
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
                <input type="radio" name="reason" value={code} />
                {title}
              </label>
            ))}
            {remarks}
          </fieldset>
          <TextBox
            name="text"
            label="자세한 내용 (선택)"
            max={TEXT_MAX}
            rows={4}
            hint="올린 분에게는 누가 신고했는지 알리지 않아요."
            error={errors.text}
          />
          <Button type="submit" tone="go" wide aria-disabled={sending}>
            {sending ? '보내는 중…' : '신고하기'}
          </Button>
        </form>
      )}
    </Dialog>
  );
};
