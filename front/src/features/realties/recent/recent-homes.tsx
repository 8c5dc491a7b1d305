import { useEffect, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { forgetSeen, seenIds } from '../card/forget-seen.ts';
import { type CardRealty, forCard } from '../card/listed-realty.ts';
import { RealtyCard } from '../card/realty-card.tsx';
import { useSeenHomes } from '../card/seen-homes.ts';
import styles from './recent-homes.module.css';

/** How many homes are shown. */
const RECENT = 8;

/** The homes that were read last on this device and can be seen, each to be taken out; nothing where there are none. */
export const RecentHomes = () => {
  const { call } = useDeps();
  const seen = useSeenHomes();
  const [homes, setHomes] = useState<CardRealty[]>([]);
  const ids = seenIds(seen).slice(0, RECENT).join();
  useEffect(() => {
    if (!ids) return;
    let left = false;
    call((client) => client.realties.cards({ query: { ids } })).then(
      (found) => left || setHomes(found.map(forCard)),
      // What is a help and no more is left out.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [ids, call]);

  const shown = homes.filter(({ id }) => seenIds(ids).includes(id));
  if (shown.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <div className="more-head">
        <h2 id="recent">최근 본 집</h2>
        <Button onClick={() => forgetSeen(seen)}>모두 지우기</Button>
      </div>
      <p className="quiet">이 기기에만 남아 있어요.</p>
      <ul className={`sideways ${styles.homes}`}>
        {shown.map((realty) => (
          <li key={realty.id}>
            <RealtyCard
              realty={realty}
              corner={
                <button
                  type="button"
                  className={`icon-button ${styles.forget}`}
                  aria-label={`${realty.title} 최근 본 집에서 지우기`}
                  onClick={() => forgetSeen(seen, [realty.id])}
                >
                  <Icon name="close" size={18} />
                </button>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
