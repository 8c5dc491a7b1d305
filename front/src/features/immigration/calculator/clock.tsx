import {
  CLOCK_MONTHS,
  type ClockEvent,
  type ClockMonth,
  lastGoodMonth,
  type Situation,
  scoreClock,
} from '@hanca/common/immigration/clock.ts';
import { monthText } from '@hanca/common/immigration/days.ts';
import type { CrsGrid } from '@hanca/common/immigration/grid.ts';
import { useState } from 'react';
import { TextField } from '../../../ui/form/fields.tsx';
import styles from './clock.module.css';

const eventTitles: Record<ClockEvent, string> = {
  birthday: '생일',
  canadianYear: '캐나다 경력이 1년 늘어요',
  foreignYear: '해외 경력이 1년 늘어요',
  englishExpires: '영어 성적이 만료돼요',
  frenchExpires: '프랑스어 성적이 만료돼요',
  assessmentExpires: '학력 평가(ECA)가 만료돼요',
  grid: '점수표가 바뀌어요',
};

const eventText = (event: ClockEvent, { age }: ClockMonth): string =>
  event === 'birthday' ? `만 ${age}세 생일` : eventTitles[event];

const HEIGHT = 100;

/** The scores as steps: what it shows stands in the list below it. */
const Chart = ({ clock }: { clock: readonly ClockMonth[] }) => {
  const totals = clock.map(({ total }) => total);
  const low = Math.min(...totals) - 20;
  const high = Math.max(...totals) + 20;
  const y = (total: number) => HEIGHT - ((total - low) / (high - low)) * HEIGHT;
  const points = totals.flatMap((total, month) => [`${month},${y(total)}`, `${month + 1},${y(total)}`]);
  return (
    <svg
      viewBox={`0 0 ${totals.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.chart}
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
};

const changeText = (change: number): string => {
  if (change === 0) return '그대로';
  return change > 0 ? `${change}점 올라요` : `${-change}점 내려가요`;
};

const LastGoodMonth = ({ clock, target }: { clock: readonly ClockMonth[]; target: number }) => {
  const good = lastGoodMonth(clock, target);
  if (!good)
    return (
      <p role="status">
        앞으로 {CLOCK_MONTHS / 12}년 안에는 {target}점이 되지 않아요.
      </p>
    );
  return (
    <p role="status">
      {good.from && `지금은 아니고, ${monthText(good.from)}부터 `}
      {good.isLast ? (
        <>
          {good.from ? '' : `앞으로 ${CLOCK_MONTHS / 12}년 동안 `}
          <strong>{target}점 이상</strong>이에요.
        </>
      ) : (
        <>
          <strong>{monthText(good.day)}</strong>까지 {target}점 이상이에요.
        </>
      )}
    </p>
  );
};

interface ClockProps {
  situation: Situation;
  today: string;
  grids: readonly CrsGrid[];
}

/** How the score changes with the months, if nothing is renewed. */
export const Clock = ({ situation, today, grids }: ClockProps) => {
  const clock = scoreClock(situation, today, { grids });
  const [now] = clock;
  const [typed, setTyped] = useState('');
  const target = Number(typed) || now?.total || 0;
  const changes = clock.flatMap((month, index) => {
    const before = clock[index - 1];
    return before && month.events.length > 0 ? { ...month, change: month.total - before.total } : [];
  });
  return (
    <div className={styles.clock}>
      <Chart clock={clock} />
      <div className={styles.ends}>
        <span>{monthText(today)}</span>
        <span>{monthText(clock.at(-1)?.day ?? today)}</span>
      </div>
      <div className={styles.good}>
        <LastGoodMonth clock={clock} target={target} />
        <TextField
          label="이 점수를 지키는 마지막 달"
          unit="점"
          type="number"
          inputMode="numeric"
          min={0}
          max={1200}
          placeholder={String(now?.total ?? '')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      {changes.length > 0 ? (
        <ol className={styles.changes}>
          {changes.map((month) => (
            <li key={month.day}>
              <span className={styles.month}>{monthText(month.day)}</span>
              <span>
                {month.events.map((event) => eventText(event, month)).join(', ')}
                <small>{changeText(month.change)}</small>
              </span>
              <strong>{month.total}점</strong>
            </li>
          ))}
        </ol>
      ) : (
        <p>앞으로 {CLOCK_MONTHS / 12}년 동안 점수가 달라질 일이 없어요.</p>
      )}
      <p className="quiet">
        매달 마지막 날의 점수예요. 언어 성적은 시험 본 날부터 2년, 학력 평가는 받은 날부터 5년 뒤에 만료되고,
        그동안 새로 준비하지 않는다고 보고 계산해요. 만료되면 점수뿐 아니라 등록 자격도 없어질 수 있어요.
        배우자의 성적 만료는 세지 않아요.
      </p>
    </div>
  );
};
