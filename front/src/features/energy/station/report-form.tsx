import { PRICE_KINDS, STATION_GRADES } from '@hanca/common/fuel-stations.ts';
import { useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { Refused } from '../../../session/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from '../../../ui/form/contact-form.module.css';
import { ChipsField, TextField } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { showToast } from '../../../ui/toasts.ts';
import { reportRules } from './report-rules.ts';

const grades = STATION_GRADES.map(({ code, title }) => ({ value: code, title }));
const kinds = PRICE_KINDS.map(({ code, title }) => ({ value: code, title }));

interface ReportFormProps {
  stationId: number;
  /** After it was stored. */
  onSent: () => void;
}

/** What a litre of something costs here now, as its member reads it from the sign. */
export const ReportForm = ({ stationId, onSent }: ReportFormProps) => {
  const { call } = useDeps();
  const [cents, setCents] = useState('');
  const { props, errors, refusal, sending } = useForm({
    fetchRules: async () => reportRules,
    send: async (price) => {
      const { confirmed } = await call((client) =>
        client.fuelPrices.report({ body: { ...price, stationId } }),
      );
      setCents('');
      showToast(
        confirmed
          ? '고마워요. 다른 회원도 같은 가격을 봐서 바로 보여 드려요.'
          : '고마워요. 한 명 더 비슷하게 알려 주면 보여 드려요.',
      );
      onSent();
    },
    refusedAt: 'cents',
  });
  return (
    <form className={styles.form} aria-label="본 가격" {...props}>
      <p className={styles.lead}>
        지금 간판이나 주유기에 보이는 값을 적어 주세요. 누가 알려 줬는지는 보이지 않아요.
      </p>
      <Refused refusal={refusal} />
      <ChipsField
        name="grade"
        label="기름 종류"
        choices={grades}
        defaultValue="regular"
        error={errors.grade}
      />
      <ChipsField
        name="kind"
        label="누구의 가격인가요?"
        choices={kinds}
        defaultValue="card"
        error={errors.kind}
      />
      <TextField
        name="cents"
        label="1리터 가격"
        unit="¢"
        inputMode="decimal"
        autoComplete="off"
        hint="센트로 적어 주세요. 간판에 179.9이면 179.9예요."
        value={cents}
        onChange={({ target }) => setCents(target.value)}
        error={errors.cents}
      />
      <Button type="submit" tone="go" wide aria-disabled={sending}>
        {sending ? '보내는 중…' : '가격 알려 주기'}
      </Button>
    </form>
  );
};
