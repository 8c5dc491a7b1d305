import type { StationPin } from '@hanca/common/contract/fuel-stations.ts';
import { stationPath } from '@hanca/common/fuel-stations.ts';
import type { Call } from '../../../deps.ts';
import { Link } from '../../../ui/link.tsx';
import { PlacesMap } from '../../../ui/map/places-map.tsx';
import { usePins } from '../../../ui/map/use-pins.ts';
import { centsText } from '../averages.ts';
import type { queryOf } from './list.ts';

type Query = ReturnType<typeof queryOf>;

const readPins = (call: Call, query: Query, signal: AbortSignal) =>
  call((client) => client.fuelStations.map({ query }, { signal }));

const priceOf = ({ cents }: StationPin): string => (cents === null ? '가격 모름' : centsText(cents));

const faceOf = (pin: StationPin) => ({
  text: pin.cents === null ? '?' : centsText(pin.cents),
  label: `${pin.title}, ${priceOf(pin)}, 보기`,
  strong: pin.cents !== null,
});

interface StationMapProps {
  query: Query;
  /** `lat,lng` of the reader; '' for none. */
  near: string;
}

/** The stations of a list on a map with their prices. Only for the browser. */
export const StationMap = ({ query, near }: StationMapProps) => {
  const { pins, failed, retry } = usePins(query, readPins);
  return (
    <PlacesMap
      what="주유소"
      pins={pins}
      faceOf={faceOf}
      near={near}
      notice={failed && '지도에 주유소를 표시하지 못했어요. 목록에서 봐 주세요.'}
      onRetry={retry}
    >
      {(chosen) => (
        <ul>
          {chosen.map((pin) => (
            <li key={pin.id}>
              <h2>{pin.title}</h2>
              <p>{priceOf(pin)}</p>
              <p className="with-links">
                <Link to={stationPath(pin.id)}>자세히 보기</Link>
              </p>
            </li>
          ))}
        </ul>
      )}
    </PlacesMap>
  );
};
