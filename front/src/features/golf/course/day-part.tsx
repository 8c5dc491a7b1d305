import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { GolfAlertPart } from '../../alerts/service-alert-part.tsx';
import { golfPaths } from '../golf-paths.ts';
import type { loadCourse } from '../loader.ts';
import styles from './page.module.css';

type Course = Awaited<ReturnType<typeof loadCourse>>;

/** A day at a course: when its bookings open, when the sun sets, and until when 18 holes can begin. */
export const DayPart = ({ course }: { course: Course }) => {
  const { id, day, dayText, today, sunset, lastStart, opensText, opensAt, teeTimes } = course;
  const navigate = useNavigate();
  // The moment counts in the browser alone, so that both sides write the same.
  const isComing = useHydrated() && opensAt !== null && opensAt > Date.now();
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('day');
    void navigate(golfPaths.course(id, typeof chosen === 'string' ? chosen : ''), {
      preventScrollReset: true,
    });
  };
  return (
    <section className="part" aria-labelledby="day">
      <h2 id="day">치는 날</h2>
      <form action={golfPaths.course(id)} method="get" className={styles.day} onSubmit={choose}>
        <label htmlFor="play-day">날짜</label>
        <input key={day} id="play-day" type="date" name="day" defaultValue={day} min={today} required />
        <Button type="submit">보기</Button>
      </form>
      <dl className={styles.facts} aria-live="polite">
        {opensText && (
          <div>
            <dt>{dayText} 예약 열림</dt>
            <dd>{opensText}</dd>
          </div>
        )}
        <div>
          <dt>{dayText} 일몰</dt>
          <dd>{sunset ?? '골프장 위치를 몰라 계산하지 못했어요.'}</dd>
        </div>
        {lastStart && (
          <div>
            <dt>18홀을 마칠 수 있는 마지막 티타임</dt>
            <dd>{lastStart}쯤</dd>
          </div>
        )}
      </dl>
      <p className="quiet with-links">
        시각은 골프장 시각이에요. 마지막 티타임은 18홀을 4시간 15분으로 어림한 것이라 앞 조가 느리면 모자라요.
        날씨는 보여 드리지 않으니 <a href="https://weather.gc.ca/">캐나다 기상청</a>에서 확인해 주세요.
      </p>
      {teeTimes === null && (
        <p className="quiet">
          실시간 티타임은 아직 보여 드리지 못해요. 빈 시간은 골프장 예약 페이지에서 확인해 주세요.
        </p>
      )}
      {opensText && (
        <p className={styles.file}>
          <ButtonAnchor href={`/v1/query/golf-courses/${id}/booking.ics?day=${day}`}>
            예약 여는 때를 캘린더에 넣기
          </ButtonAnchor>
        </p>
      )}
      {isComing && <GolfAlertPart courseId={id} day={day} dayText={dayText} />}
    </section>
  );
};
