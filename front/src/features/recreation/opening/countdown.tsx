import { useServerClock, useServerTime } from './clock.ts';
import styles from './page.module.css';
import { differenceText, leftText } from './words.ts';

interface CountdownProps {
  /** What begins then, and when; milliseconds. */
  title: string;
  at: number;
}

/** Counts down by the clock of the server; nothing until that is known, so that the server writes nothing that is old when it is read. */
export const Countdown = ({ title, at }: CountdownProps) => {
  const clock = useServerClock();
  const now = useServerTime(clock, at);
  if (!clock || now === null) return <p className={styles.waiting}>서버 시각을 확인하고 있어요.</p>;
  const ahead = Date.now() - (clock.base + performance.now());
  const left = at - now;
  return (
    <div className={styles.countdown}>
      {left > 0 ? (
        <>
          <p>{title}까지</p>
          <p className={styles.left} role="timer" aria-label={`${title}까지 남은 시간`}>
            {leftText(left)}
          </p>
        </>
      ) : (
        <p className={styles.left} role="status">
          시작됐어요
        </p>
      )}
      <p className="quiet">{differenceText(ahead, clock.error)}</p>
    </div>
  );
};
