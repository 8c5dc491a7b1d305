import { kindTitle, roundKinds } from '@hanca/common/immigration/rounds.ts';
import { useState } from 'react';
import { TextField } from '../../ui/form/fields.tsx';
import { Row } from '../../ui/layout.tsx';
import { AlertButton } from './alert-button.tsx';
import { ServiceAlert } from './service-alert.tsx';

/** The best score that the ranking system gives. */
const MOST = 1200;

/** Takes rounds of one kind, or of all, over as an alert, those alone that a score would have reached where one is said. */
export const RoundAlert = ({ chosen }: { chosen: string | undefined }) => {
  const kind = roundKinds.find((one) => one === chosen);
  const [typed, setTyped] = useState('');
  const score = Number(typed);
  const isScore = Number.isInteger(score) && score > 0 && score <= MOST;
  const wrong = typed !== '' && !isScore;
  const name = kind ? `${kindTitle(kind)} 라운드` : '라운드';
  return (
    <ServiceAlert
      title="새 라운드 알림"
      text={`새 ${name}가 발표되면 바로 알려 드려요. 점수를 적으면 그 점수로 초청되는 라운드만 알려 드려요.`}
    >
      <Row>
        <TextField
          label="내 CRS 점수"
          hint="비워 두어도 돼요."
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          unit="점"
          error={wrong ? `1부터 ${MOST}까지의 숫자로 적어 주세요.` : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value.trim())}
        />
      </Row>
      <Row>
        <AlertButton
          wanted={{
            topic: 'rounds',
            criteria: { ...(kind && { kind }), ...(typed !== '' && isScore && { score }) },
          }}
          mode="instant"
          disabled={wrong}
          label={`${name} 알림 받기`}
          done={`새 ${name}가 나오면 바로 알려 드려요.`}
        />
      </Row>
    </ServiceAlert>
  );
};
