import { BORDER_LIMITS, WAYS } from '@hanca/common/alerts.ts';
import { CROSSING_SLUGS, CROSSINGS, DIRECTIONS } from '@hanca/common/border.ts';
import { useState } from 'react';
import { SelectField } from '../../ui/form/fields.tsx';
import { Row } from '../../ui/layout.tsx';
import { AlertButton } from './alert-button.tsx';
import { ServiceAlert } from './service-alert.tsx';

const PLACES = CROSSINGS.map(({ slug, name }) => ({ value: slug, title: name }));
const DRIVES = DIRECTIONS.map((way) => ({ value: way, title: WAYS[way] }));
const LIMITS = BORDER_LIMITS.map((minutes) => ({ value: String(minutes), title: `${minutes}분 아래` }));

/** Takes a wait at the border over as an alert: where, which way, and below how many minutes. */
export const BorderAlert = () => {
  const [crossing, setCrossing] = useState<(typeof CROSSING_SLUGS)[number]>('peace-arch');
  const [direction, setDirection] = useState<(typeof DIRECTIONS)[number]>('US');
  const [below, setBelow] = useState('20');
  return (
    <ServiceAlert
      title="대기 시간 알림"
      text="승용차 대기 시간이 고른 시간 아래로 내려가면 바로 알려 드려요. 같은 알림은 세 시간에 한 번만 보내요."
    >
      <Row>
        <SelectField
          label="국경"
          choices={PLACES}
          value={crossing}
          onChange={({ target }) =>
            setCrossing(CROSSING_SLUGS.find((slug) => slug === target.value) ?? crossing)
          }
        />
        <SelectField
          label="방향"
          choices={DRIVES}
          value={direction}
          onChange={({ target }) => setDirection(DIRECTIONS.find((way) => way === target.value) ?? direction)}
        />
        <SelectField
          label="기다리는 시간"
          choices={LIMITS}
          value={below}
          onChange={({ target }) => setBelow(target.value)}
        />
      </Row>
      <Row>
        <AlertButton
          wanted={{ topic: 'border', criteria: { crossing, direction, below: Number(below) } }}
          mode="instant"
          label="대기 시간 알림 받기"
          done={`${WAYS[direction]} ${below}분 아래로 내려가면 바로 알려 드려요.`}
        />
      </Row>
    </ServiceAlert>
  );
};
