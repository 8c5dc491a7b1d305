import type { ChargerPin } from '@hanca/common/contract/energy.ts';
import { dayOf } from '@hanca/common/immigration/days.ts';
import { divIcon, latLng, latLngBounds } from 'leaflet';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { useDeps, useSite } from '../../../deps.ts';
import { BaseMap } from '../../../ui/map/base-map.tsx';
import { type Group, groupPins } from '../../../ui/map/group-pins.ts';
import { TilesMissing } from '../../../ui/map/tiles-missing.tsx';
import { ChargerItem } from './charger-item.tsx';
import './charger-map.css';
import styles from './charger-map.module.css';
import type { queryOf } from './list.ts';
import { type ChargerRow, forCharger } from './words.ts';

type Query = ReturnType<typeof queryOf>;

/** Where most Koreans of the country live. */
const START = { center: { lat: 49.22, lng: -122.98 }, zoom: 10 };

/** The zoom that cannot be gone beyond. */
const CLOSEST = 18;
const NEAR_ZOOM = 13;

interface PinProps {
  group: Group<ChargerPin>;
  chosen: number | null;
  onPress: (group: Group<ChargerPin>) => void;
}

/** One charger, or the number of several, as a button at its position. */
const Pin = ({ group: { lat, lng, pins: members }, chosen, onPress }: PinProps) => {
  const [holder] = useState(() => document.createElement('div'));
  const [icon] = useState(() => divIcon({ className: 'charger-holder', html: holder, iconSize: [0, 0] }));
  const [first] = members;
  const isOne = members.length === 1;
  return (
    <>
      <Marker
        position={[lat, lng]}
        icon={icon}
        keyboard={false}
        riseOnHover
        eventHandlers={{ click: () => onPress({ lat, lng, pins: members }) }}
      />
      {createPortal(
        isOne ? (
          <button
            type="button"
            className={first?.fast ? 'charger-pin charger-fast' : 'charger-pin'}
            aria-label={`${first?.name}, ${first?.fast ? '급속' : '완속'} 충전소 보기`}
            aria-pressed={first?.id === chosen}
          >
            {first?.fast ? '급속' : '완속'}
          </button>
        ) : (
          <button
            type="button"
            className="charger-pin charger-several"
            aria-label={`충전소 ${members.length}곳, 확대해서 보기`}
          >
            {members.length}
          </button>
        ),
        holder,
      )}
    </>
  );
};

interface PinsProps {
  pins: readonly ChargerPin[];
  near: string;
  chosen: number | null;
  onPick: (id: number) => void;
  /** Several at one point, which no zoom takes apart. */
  onSeveral: (members: readonly ChargerPin[]) => void;
}

/** The pins in view, grouped where one would hide another; a press of several zooms in, and at last names them. */
const Pins = ({ pins, near, chosen, onPick, onSeveral }: PinsProps) => {
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
  const press = ({ lat, lng, pins: members }: Group<ChargerPin>) => {
    const [first] = members;
    if (members.length === 1 && first) return onPick(first.id);
    if (zoom >= CLOSEST) return onSeveral(members);
    // The button goes with its zoom: the keyboard goes on at the map.
    map.getContainer().focus({ preventScroll: true });
    map.setView([lat, lng], Math.min(CLOSEST, zoom + 2));
  };
  return groups.map((group) => (
    <Pin key={`${group.pins[0]?.id} ${group.pins.length}`} group={group} chosen={chosen} onPress={press} />
  ));
};

interface ChargerMapProps {
  query: Query;
  /** `lat,lng` of the reader; '' for none. */
  near: string;
}

/** The chargers of a list on a map, and under it the one that was chosen. Only for the browser. */
export const ChargerMap = ({ query, near }: ChargerMapProps) => {
  const { call } = useDeps();
  const { tileUrl } = useSite();
  const [pins, setPins] = useState<readonly ChargerPin[]>([]);
  const [failed, setFailed] = useState(false);
  const [picked, setPicked] = useState<ChargerRow | null>(null);
  const [several, setSeveral] = useState<readonly ChargerPin[]>([]);
  const [tilesMissing, setTilesMissing] = useState(false);
  const wanted = JSON.stringify(query);
  useEffect(() => {
    const stop = new AbortController();
    const filter: Query = JSON.parse(wanted);
    setPicked(null);
    setSeveral([]);
    call((client) => client.energy.map({ query: filter }, { signal: stop.signal })).then(
      (found) => {
        if (stop.signal.aborted) return;
        setPins(found);
        setFailed(false);
      },
      () => stop.signal.aborted || setFailed(true),
    );
    return () => stop.abort();
  }, [wanted, call]);
  const pick = (id: number) => {
    const pin = pins.find((one) => one.id === id);
    if (!pin) return;
    const near = `${pin.lat.toFixed(5)},${pin.lng.toFixed(5)}`;
    const filter: Query = JSON.parse(wanted);
    // Several may stand at one point.
    call((client) => client.energy.chargers({ query: { ...filter, near, limit: 100 } })).then(
      (found) => {
        const one = found.find((charger) => charger.id === id);
        if (!one) return;
        setSeveral([]);
        setPicked(forCharger({ ...one, metres: null }, dayOf(Date.now())));
      },
      () => setFailed(true),
    );
  };
  return (
    <div className={styles.map}>
      <BaseMap tileUrl={tileUrl} center={START.center} zoom={START.zoom} onMissingTiles={setTilesMissing}>
        <Pins
          pins={pins}
          near={near}
          chosen={picked?.id ?? null}
          onPick={pick}
          onSeveral={(members) => {
            setPicked(null);
            setSeveral(members);
          }}
        />
      </BaseMap>
      <div className={styles.over} role="status">
        {failed && <p className={styles.notice}>지도에 충전소를 표시하지 못했어요. 목록에서 봐 주세요.</p>}
        {tilesMissing && <TilesMissing>목록에서 봐 주세요.</TilesMissing>}
      </div>
      {several.length > 0 && (
        <section className={styles.card} aria-label="같은 곳의 충전소">
          <h2>같은 곳에 {several.length}개가 있어요</h2>
          <ul>
            {several.map(({ id, name, fast }) => (
              <li key={id}>
                <button type="button" className={styles.one} onClick={() => pick(id)}>
                  {name} · {fast ? '급속' : '완속'}
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={`icon-button ${styles.close}`}
            aria-label="목록 닫기"
            onClick={() => setSeveral([])}
          >
            <span aria-hidden="true">✕</span>
          </button>
        </section>
      )}
      {picked && (
        <section className={styles.card} aria-label="고른 충전소">
          <ChargerItem charger={picked} />
          <button
            type="button"
            className={`icon-button ${styles.close}`}
            aria-label="고른 충전소 닫기"
            onClick={() => setPicked(null)}
          >
            <span aria-hidden="true">✕</span>
          </button>
        </section>
      )}
    </div>
  );
};
