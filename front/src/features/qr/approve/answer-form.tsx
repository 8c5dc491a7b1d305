import { useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { failureText } from '../../../failure.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { RefusalNotice } from '../../../ui/form/refusal-notice.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Ended } from './end.tsx';
import styles from './page.module.css';

const fetchRules = async () => (await import('../rules.ts')).approvalRules;

interface AnswerFormProps {
  code: string;
  /** How a failed call has ended the request; null for not at all. */
  endOf: (error: unknown) => Ended | null;
  onEnd: (ended: Ended) => void;
}

/** The number of the other screen, and the two answers. */
export const AnswerForm = ({ code, endOf, onEnd }: AnswerFormProps) => {
  const { call } = useDeps();
  const [refusing, setRefusing] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  /** Throws what leaves the request open. */
  const answer = async (how: 'approved' | 'refused', send: () => Promise<void>) => {
    setFailure(null);
    try {
      await send();
      onEnd({ how });
    } catch (error) {
      const ended = endOf(error);
      if (!ended) throw error;
      onEnd(ended);
    }
  };
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: ({ number }) =>
      answer('approved', () => call((client) => client.qr.approve({ body: { code, number } }))),
    refusedAt: 'number',
  });
  const refuse = async () => {
    if (refusing || sending) return;
    setRefusing(true);
    await answer('refused', () => call((client) => client.qr.refuse({ body: { code } }))).catch(setFailure);
    setRefusing(false);
  };

  return (
    <form {...props}>
      <Notice tone="warn" title="다른 사람이 보낸 QR이면 거절하세요.">
        내 앞에 있는 화면의 QR 코드를 직접 찍었을 때만 승인해 주세요. 승인하면 그 화면에서 내 계정을 쓸 수
        있어요.
      </Notice>
      <RefusalNotice refusal={refusal} />
      {failure !== null && (
        <Notice tone="warn" title="거절하지 못했어요" live>
          {failureText(failure)}
        </Notice>
      )}
      <TextField
        name="number"
        label="다른 화면에 보이는 숫자"
        hint="QR 코드 아래에 있는 두 자리 숫자예요."
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        required
        error={errors.number}
      />
      <div className={styles.answers}>
        <Button type="submit" tone="go" wide aria-disabled={sending}>
          {sending ? '승인하는 중…' : '승인'}
        </Button>
        <Button wide aria-disabled={refusing} onClick={() => void refuse()}>
          {refusing ? '거절하는 중…' : '거절'}
        </Button>
      </div>
    </form>
  );
};
