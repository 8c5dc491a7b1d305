import type { ChargerPin } from '@hanca/common/contract/energy.ts';
import type { Call } from '../../../deps.ts';
import { PlacesMap } from '../../../ui/map/places-map.tsx';
import { usePins } from '../../../ui/map/use-pins.ts';
import { ChargerCard } from './charger-card.tsx';
import type { queryOf } from './list.ts';

type Query = ReturnType<typeof queryOf>;

const readPins = (call: Call, query: Query, signal: AbortSignal) =>
  call((client) => client.energy.map({ query }, { signal }));

const faceOf = ({ name, fast }: ChargerPin) => {
  const text = fast ? '급속' : '완속';
  return { text, label: `${name}, ${text} 충전소 보기`, strong: fast };
};

interface ChargerMapProps {
  query: Query;
  /** `lat,lng` of the reader; '' for none. */
  near: string;
}

/** The chargers of a list on a map. Only for the browser. */
export const ChargerMap = ({ query, near }: ChargerMapProps) => {
  const { pins, failed, retry } = usePins(query, readPins);
  return (
    <PlacesMap
      what="충전소"
      pins={pins}
      faceOf={faceOf}
      near={near}
      notice={failed && '지도에 충전소를 표시하지 못했어요. 목록에서 봐 주세요.'}
      onRetry={retry}
    >
      {(chosen) => <ChargerCard key={chosen.map(({ id }) => id).join()} chargers={chosen} query={query} />}
    </PlacesMap>
  );
};
