import { profileOn } from '@hanca/common/immigration/clock.ts';
import { crsOf } from '@hanca/common/immigration/crs.ts';
import { dayOf } from '@hanca/common/immigration/days.ts';
import { type CrsGrid, gridOn } from '@hanca/common/immigration/grid.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/form/fields.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { situationFrom } from './answers.ts';
import { BackTest, type PastRounds } from './back-test.tsx';
import styles from './calculator.module.css';
import { Clock } from './clock.tsx';
import { Form } from './form.tsx';
import { Result } from './result.tsx';
import { useAnswers } from './use-answers.ts';

export interface CalculatorProps {
  grids: readonly CrsGrid[];
  past: PastRounds;
}

/** The questions, and what follows from the answers; all of it on the device. */
export const Calculator = ({ grids, past }: CalculatorProps) => {
  const { answers, remembered, change, remember, clear } = useAnswers();
  const hydrated = useHydrated();
  const today = dayOf(Date.now());
  const situation = hydrated ? situationFrom(answers, today) : null;
  const profile = situation && profileOn(situation, today);
  const score = profile && crsOf(profile, today, grids);
  return (
    <>
      <div className={styles.columns}>
        <section aria-labelledby="calculator" className="scripted" inert={!hydrated}>
          <h2 id="calculator">내 정보</h2>
          <Form answers={answers} grid={gridOn(today, grids)} onChange={change} />
          <div className={styles.storing}>
            <CheckField
              label="이 기기에 기억하기"
              hint="적은 것은 어디에도 보내지 않아요. 고르면 이 브라우저에만 저장하고, 다음에 이어서 볼 수 있어요."
              checked={remembered}
              onChange={({ currentTarget }) => remember(currentTarget.checked)}
            />
            <Button onClick={clear}>모두 지우기</Button>
          </div>
        </section>
        <section aria-labelledby="score" className={`scripted ${styles.score}`}>
          <h2 id="score">점수</h2>
          <p role="status" className="hidden-text">
            {score && `내 CRS 점수 ${score.total}점`}
          </p>
          {score && profile ? (
            <Result score={score} profile={profile} />
          ) : (
            <p className={styles.waiting}>생년월일과 학력을 고르면 점수가 나와요.</p>
          )}
        </section>
      </div>
      {situation && score && (
        <section aria-labelledby="clock" className={styles.part}>
          <h2 id="clock">점수 시계</h2>
          <p className={styles.lead}>앞으로 3년, 생일과 만료에 따라 점수가 이렇게 달라져요.</p>
          <Clock situation={situation} today={today} grids={grids} />
        </section>
      )}
      {profile && score && past.rounds.length > 0 && (
        <section aria-labelledby="past" className={styles.part}>
          <h2 id="past">지난 12개월 라운드와 견주기</h2>
          <BackTest
            past={past}
            score={score.total}
            profile={profile}
            chosen={answers.occupations}
            onChoose={(occupations) => change({ ...answers, occupations })}
          />
        </section>
      )}
      {score && (
        <a href="#score" className={styles.bar}>
          <span>내 CRS 점수</span>
          <strong>{score.total}점</strong>
        </a>
      )}
    </>
  );
};
