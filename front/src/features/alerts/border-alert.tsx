import { BORDER_LIMITS, weekdayTitle } from '@hanca/common/alerts.ts';
import { CROSSING_SLUGS, CROSSINGS, DIRECTIONS, WAYS } from '@hanca/common/border.ts';
import { useState } from 'react';
import { SelectField } from '../../ui/form/fields.tsx';
import { Row } from '../../ui/layout.tsx';
import { AlertButton } from './alert-button.tsx';
import { ServiceAlert } from './service-alert.tsx';

const PLACES = CROSSINGS.map(({ slug, name }) => ({ value: slug, title: name }));
const DRIVES = DIRECTIONS.map((way) => ({ value: way, title: WAYS[way] }));
const LIMITS = BORDER_LIMITS.map((minutes) => ({ value: String(minutes), title: `${minutes}분 아래` }));

const DAYS = Array.from({ length: 7 }, (_, day) => ({ value: String(day), title: weekdayTitle(day) }));
const hours = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    value: String(from + index),
    title: `${from + index}시`,
  }));
/** The least hours among which one is the best. */
const HOURS_MIN = 2;

/**
 * Takes a wait at the border over as an alert: where and which way, and below how many minutes, or in which hours of a day the one of
 * the shortest wait is to be told of.
 */
export const BorderAlert = () => {
  const [crossing, setCrossing] = useState<(typeof CROSSING_SLUGS)[number]>('peace-arch');
  const [direction, setDirection] = useState<(typeof DIRECTIONS)[number]>('US');
  const [below, setBelow] = useState('20');
  const [weekday, setWeekday] = useState('6');
  const [from, setFrom] = useState(8);
  const [to, setTo] = useState(14);
  const ends = hours(from + HOURS_MIN, 24);
  const start = (hour: number) => {
    setFrom(hour);
    setTo(Math.max(to, hour + HOURS_MIN));
  };
  return (
    <ServiceAlert
      title="대기 시간 알림"
      text="승용차 대기 시간이 고른 시간 아래로 내려가면 바로, 건너려는 요일에는 보통 언제 가장 짧은지 전날 저녁 6시에 알려 드려요."
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
      <p className="quiet">같은 대기 시간 알림은 세 시간에 한 번만 보내요.</p>
      <Row>
        <SelectField
          label="건너는 요일"
          choices={DAYS}
          value={weekday}
          onChange={({ target }) => setWeekday(target.value)}
        />
        <SelectField
          label="몇 시부터"
          choices={hours(0, 22)}
          value={String(from)}
          onChange={({ target }) => start(Number(target.value))}
        />
        <SelectField
          label="몇 시까지"
          choices={ends}
          value={String(to)}
          onChange={({ target }) => setTo(Number(target.value))}
        />
      </Row>
      <Row>
        <AlertButton
          wanted={{ topic: 'border', criteria: { crossing, direction, weekday: Number(weekday), from, to } }}
          mode="instant"
          label="출발하기 좋은 때 알림 받기"
          done={`${weekdayTitle(Number(weekday))} 전날 저녁 6시에, ${from}–${to}시 중 언제 가장 짧은지 알려 드려요.`}
        />
      </Row>
      <p className="quiet">
        지난 12주의 기록으로 어림한 것이라 연휴에는 다를 수 있어요. 기록이 모자라면 보내지 않아요.
      </p>
    </ServiceAlert>
  );
};
