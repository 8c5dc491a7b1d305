import { useEffect, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { paths } from '../../../paths.ts';
import { useUserId } from '../../../session/session.tsx';
import { Link } from '../../../ui/link.tsx';
import { type EventItem, forItem } from '../event-facts.ts';
import styles from './page.module.css';

/** The events to come that the member has joined, the next one first; nothing where there is none. */
export const Mine = () => {
  const { call } = useDeps();
  const userId = useUserId();
  const [mine, setMine] = useState<EventItem[]>([]);
  useEffect(() => {
    setMine([]);
    if (!userId) return;
    let gone = false;
    call((client) => client.events.mine()).then(
      (joined) => {
        const items = joined.map((event) => forItem(event, Date.now())).reverse();
        if (!gone) setMine(items.filter(({ state }) => state !== 'over'));
      },
      // The list above is what the page is for.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [call, userId]);
  if (mine.length === 0) return null;
  return (
    <section className="more" aria-labelledby="mine">
      <div className="more-head">
        <h2 id="mine">내가 신청한 행사</h2>
      </div>
      <ul className={styles.mine}>
        {mine.map(({ id, title, time }) => (
          <li key={id}>
            <Link to={paths.event(id)}>
              {title} <span className={styles.when}>{time}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
