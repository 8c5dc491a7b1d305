import type { ChargerPin } from '@hanca/common/contract/energy.ts';
import { dayOf } from '@hanca/common/immigration/days.ts';
import { useEffect, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import styles from './charger-card.module.css';
import { ChargerItem } from './charger-item.tsx';
import type { queryOf } from './list.ts';
import { type ChargerRow, forCharger } from './words.ts';

type Query = ReturnType<typeof queryOf>;

/** One charger of the map in words, fetched. */
const One = ({ pin: { id, name, lat, lng }, query }: { pin: ChargerPin; query: Query }) => {
  const { call } = useDeps();
  const [row, setRow] = useState<ChargerRow | 'failed' | null>(null);
  const wanted = JSON.stringify({ ...query, near: `${lat.toFixed(5)},${lng.toFixed(5)}` });
  useEffect(() => {
    const stop = new AbortController();
    const nearest: Query & { near: string } = JSON.parse(wanted);
    // Several may stand at one point.
    call((client) =>
      client.energy.chargers({ query: { ...nearest, limit: 100 } }, { signal: stop.signal }),
    ).then(
      (found) => {
        if (stop.signal.aborted) return;
        const one = found.find((charger) => charger.id === id);
        setRow(one ? forCharger({ ...one, metres: null }, dayOf(Date.now())) : 'failed');
      },
      () => stop.signal.aborted || setRow('failed'),
    );
    return () => stop.abort();
  }, [id, wanted, call]);
  if (row && row !== 'failed') return <ChargerItem charger={row} />;
  return (
    <>
      <h2 lang="en">{name}</h2>
      {row === 'failed' && <p role="alert">이 충전소를 불러오지 못했어요. 목록에서 봐 주세요.</p>}
    </>
  );
};

interface ChargerCardProps {
  /** One, or several at one point. */
  chargers: readonly ChargerPin[];
  query: Query;
}

/** What the map shows of a pin that was pressed: the charger, or first which of several. */
export const ChargerCard = ({ chargers, query }: ChargerCardProps) => {
  const [picked, setPicked] = useState(chargers.length === 1 ? chargers[0] : undefined);
  if (picked) return <One pin={picked} query={query} />;
  return (
    <>
      <h2>같은 곳에 {chargers.length}개가 있어요</h2>
      <ul>
        {chargers.map((one) => (
          <li key={one.id}>
            <button type="button" className={styles.one} onClick={() => setPicked(one)}>
              {one.name} · {one.fast ? '급속' : '완속'}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
