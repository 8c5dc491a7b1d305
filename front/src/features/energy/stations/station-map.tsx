import type { StationPin } from '@hanca/common/contract/fuel-stations.ts';
import { stationPath } from '@hanca/common/fuel-stations.ts';
import { divIcon, latLng, latLngBounds } from 'leaflet';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { useDeps, useSite } from '../../../deps.ts';
import { Link } from '../../../ui/link.tsx';
import { BaseMap } from '../../../ui/map/base-map.tsx';
import { TilesMissing } from '../../../ui/map/tiles-missing.tsx';
import { centsText } from '../averages.ts';
import '../chargers/charger-map.css';
import { type Group, groupPins } from '../../../ui/map/group-pins.ts';
import styles from '../chargers/charger-map.module.css';
import type { queryOf } from './list.ts';

type Query = ReturnType<typeof queryOf>;

/** Where most Koreans of the country live. */
const START = { center: { lat: 49.22, lng: -122.98 }, zoom: 10 };
const CLOSEST = 18;
const NEAR_ZOOM = 13;

const priceOf = ({ cents }: StationPin): string => (cents === null ? '가격 모름' : centsText(cents));

interface PinProps {
  group: Group<StationPin>;
  chosen: number | null;
  onPress: (group: Group<StationPin>) => void;
}

/** One station with its price, or the number of several, as a button at its position. */
const Pin = ({ group, chosen, onPress }: PinProps) => {
  const [holder] = useState(() => document.createElement('div'));
  const [icon] = useState(() => divIcon({ className: 'charger-holder', html: holder, iconSize: [0, 0] }));
  const [first] = group.pins;
  const one = group.pins.length === 1 ? first : undefined;
  return (
    <>
      <Marker
        position={[group.lat, group.lng]}
        icon={icon}
        keyboard={false}
        riseOnHover
        eventHandlers={{ click: () => onPress(group) }}
      />
      {createPortal(
        one ? (
          <button
            type="button"
            className={one.cents === null ? 'charger-pin' : 'charger-pin charger-fast'}
            aria-label={`${one.title}, ${priceOf(one)}, 보기`}
            aria-pressed={one.id === chosen}
          >
            {one.cents === null ? '?' : centsText(one.cents)}
          </button>
        ) : (
          <button
            type="button"
            className="charger-pin charger-several"
            aria-label={`주유소 ${group.pins.length}곳, 확대해서 보기`}
          >
            {group.pins.length}
          </button>
        ),
        holder,
      )}
    </>
  );
};

interface PinsProps {
  pins: readonly StationPin[];
  near: string;
  chosen: number | null;
  onPick: (members: readonly StationPin[]) => void;
}

/** The pins in view, grouped where one would hide another; a press of several zooms in, and at last names them all. */
const Pins = ({ pins, near, chosen, onPick }: PinsProps) => {
  const map = useMap();
  const [, setMoves] = useState(0);
  useMapEvents({ moveend: () => setMoves((moves) => moves + 1) });
  useEffect(() => {
    const [lat, lng] = near.split(',').map(Number);
    if (near && lat !== undefined && lng !== undefined)
      map.setView([lat, lng], NEAR_ZOOM, { animate: false });
    else if (pins.length > 0)
      map.fitBounds(latLngBounds(pins.map((pin) => [pin.lat, pin.lng])), {
        padding: [24, 24],
        maxZoom: 15,
        animate: false,
      });
  }, [map, pins, near]);
  const zoom = map.getZoom();
  const view = map.getBounds();
  const inView = pins.filter(({ lat, lng }) => view.contains([lat, lng]));
  const groups = groupPins(inView, ({ lat, lng }) => map.project(latLng(lat, lng), zoom));
  const press = ({ lat, lng, pins: members }: Group<StationPin>) => {
    if (members.length === 1 || zoom >= CLOSEST) return onPick(members);
    // The button goes with its zoom: the keyboard goes on at the map.
    map.getContainer().focus({ preventScroll: true });
    map.setView([lat, lng], Math.min(CLOSEST, zoom + 2));
  };
  return groups.map((group) => (
    <Pin key={`${group.pins[0]?.id} ${group.pins.length}`} group={group} chosen={chosen} onPress={press} />
  ));
};

interface StationMapProps {
  query: Query;
  /** `lat,lng` of the reader; '' for none. */
  near: string;
}

/** The stations of a list on a map with their prices, and under it those that were chosen. Only for the browser. */
export const StationMap = ({ query, near }: StationMapProps) => {
  const { call } = useDeps();
  const { tileUrl } = useSite();
  const [pins, setPins] = useState<readonly StationPin[]>([]);
  const [failed, setFailed] = useState(false);
  const [picked, setPicked] = useState<readonly StationPin[]>([]);
  const [tilesMissing, setTilesMissing] = useState(false);
  const wanted = JSON.stringify(query);
  useEffect(() => {
    const stop = new AbortController();
    const filter: Query = JSON.parse(wanted);
    setPicked([]);
    call((client) => client.fuelStations.map({ query: filter }, { signal: stop.signal })).then(
      (found) => {
        if (stop.signal.aborted) return;
        setPins(found);
        setFailed(false);
      },
      () => stop.signal.aborted || setFailed(true),
    );
    return () => stop.abort();
  }, [wanted, call]);
  return (
    <div className={styles.map}>
      <BaseMap tileUrl={tileUrl} center={START.center} zoom={START.zoom} onMissingTiles={setTilesMissing}>
        <Pins pins={pins} near={near} chosen={picked[0]?.id ?? null} onPick={setPicked} />
      </BaseMap>
      <div className={styles.over} role="status">
        {failed && <p className={styles.notice}>지도에 주유소를 표시하지 못했어요. 목록에서 봐 주세요.</p>}
        {tilesMissing && <TilesMissing>목록에서 봐 주세요.</TilesMissing>}
      </div>
      {picked.length > 0 && (
        <section className={styles.card} aria-label="고른 주유소">
          <ul>
            {picked.map((pin) => (
              <li key={pin.id}>
                <h2>{pin.title}</h2>
                <p>{priceOf(pin)}</p>
                <p className="with-links">
                  <Link to={stationPath(pin.id)}>자세히 보기</Link>
                </p>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={`icon-button ${styles.close}`}
            aria-label="고른 주유소 닫기"
            onClick={() => setPicked([])}
          >
            <span aria-hidden="true">✕</span>
          </button>
        </section>
      )}
    </div>
  );
};
