import type { RealtyPin } from '@hanca/common/contract/realties.ts';
import { money } from '@hanca/common/money.ts';
import { divIcon, latLng } from 'leaflet';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Marker, useMap } from 'react-leaflet';
import { type Call, useDeps } from '../../../deps.ts';
import { type Box, type RealtyFilterQuery, writeBox } from '../search/search-query.ts';

/** All of the country. */
const CANADA: Box = [-141.1, 41.6, -52.5, 83.2];

/** Separates cities; over all of the country the API separates nothing nearer. */
const OVERVIEW_ZOOM = 6;

/** The zoom that cannot be gone beyond. */
export const CLOSEST = 18;

/** Sent at the closest zoom of the map, so that the API groups as few listings as it can. */
const FINEST_ZOOM = 20;

interface Wanted {
  filter: RealtyFilterQuery;
  box: Box;
  zoom: number;
}

const readPins = (call: Call, { filter, box, zoom }: Wanted, signal: AbortSignal): Promise<RealtyPin[]> =>
  call((client) => client.realties.map({ query: { ...filter, bbox: writeBox(box), zoom } }, { signal }));

/** Where in the country a search finds listings: one position for all that are near each other. */
export const readOverview = (
  call: Call,
  filter: RealtyFilterQuery,
  signal: AbortSignal,
): Promise<RealtyPin[]> => readPins(call, { filter, box: CANADA, zoom: OVERVIEW_ZOOM }, signal);

interface PinsState {
  pins: readonly RealtyPin[];
  failed: boolean;
  retry: () => void;
}

/**
 * The pins of an area, fetched again when it or the filter changes. Until they arrive those from before stay; in a map that
 * is gone back to, those that it was left with.
 */
export const usePins = (
  filter: RealtyFilterQuery,
  view: { box: Box; zoom: number } | null,
  left: readonly RealtyPin[] = [],
): PinsState => {
  const { call } = useDeps();
  const [state, setState] = useState<{ pins: readonly RealtyPin[]; failed: boolean }>({
    pins: left,
    failed: false,
  });
  const [attempt, setAttempt] = useState(0);
  const wanted =
    view &&
    JSON.stringify({ filter, box: view.box, zoom: view.zoom < CLOSEST ? view.zoom : FINEST_ZOOM, attempt });
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    readPins(call, JSON.parse(wanted), stop.signal).then(
      (pins) => stop.signal.aborted || setState({ pins, failed: false }),
      () => stop.signal.aborted || setState(({ pins }) => ({ pins, failed: true })),
    );
    return () => stop.abort();
  }, [wanted, call]);
  return { ...state, retry: () => setAttempt((before) => before + 1) };
};

/** Nearer than this, in pixels, one would lie over so much of the other that a finger misses it. */
const NEAR = { x: 48, y: 32 };

interface Point {
  x: number;
  y: number;
}

const together = (a: RealtyPin, b: RealtyPin): RealtyPin => ({
  ...a,
  id: null,
  count: a.count + b.count,
  price: Math.min(a.price, b.price),
});

/**
 * The pins that can be drawn without one hiding another: those that would become one of several, where the most
 * are. `pointOf` says where on the screen a pin is, in pixels.
 */
export const groupPins = (pins: readonly RealtyPin[], pointOf: (pin: RealtyPin) => Point): RealtyPin[] => {
  const drawn: { pin: RealtyPin; at: Point }[] = [];
  for (const pin of [...pins].sort((a, b) => b.count - a.count)) {
    const at = pointOf(pin);
    const near = drawn.find(
      (one) => Math.abs(one.at.x - at.x) < NEAR.x && Math.abs(one.at.y - at.y) < NEAR.y,
    );
    if (near) near.pin = together(near.pin, pin);
    else drawn.push({ pin, at });
  }
  return drawn.map(({ pin }) => pin);
};

/** Above every other pin. */
const ON_TOP = 10_000;

interface PinProps {
  pin: RealtyPin;
  chosen: boolean;
  /** The list points at it. */
  pointed: boolean;
  onPress: (button: HTMLElement, byKey: boolean) => void;
}

/** A price, or the number of several listings, as a button at its position. */
const Pin = ({ pin: { id, lat, lng, count, price }, chosen, pointed, onPress }: PinProps) => {
  const [holder] = useState(() => document.createElement('div'));
  const [icon] = useState(() => divIcon({ className: 'pin-holder', html: holder, iconSize: [0, 0] }));
  const several = id === null;
  const on = chosen || pointed;
  const press = (event: MouseEvent) => {
    const button = holder.querySelector('button');
    if (button) onPress(button, event.detail === 0);
  };
  return (
    <>
      <Marker
        position={[lat, lng]}
        icon={icon}
        keyboard={false}
        riseOnHover
        zIndexOffset={on ? ON_TOP : 0}
        // Leaflet's click, so no drag; the map below does not get it.
        eventHandlers={{ click: ({ originalEvent }) => press(originalEvent) }}
      />
      {createPortal(
        several ? (
          <button
            type="button"
            className="pin pin-several"
            aria-label={`${count}건 모여 있음, ${money(price)}부터, 확대해서 보기`}
          >
            {count}
          </button>
        ) : (
          <button
            type="button"
            className={on ? 'pin pin-on' : 'pin'}
            aria-label={`월 ${money(price)} 매물 보기`}
            aria-pressed={chosen}
          >
            {money(price)}
          </button>
        ),
        holder,
      )}
    </>
  );
};

const keyOf = ({ id, lat, lng, count, price }: RealtyPin): string =>
  id === null ? `${lat},${lng},${count},${price}` : `${id},${price}`;

interface PinsProps {
  pins: readonly RealtyPin[];
  /** Single listings by their ids. */
  chosen: number | null;
  pointed: number | null;
  onPick: (id: number, button: HTMLElement, byKey: boolean) => void;
}

/** The pins of a map, grouped where one would hide another; a press of several zooms in. */
export const Pins = ({ pins, chosen, pointed, onPick }: PinsProps) => {
  const map = useMap();
  const onZoom = useCallback(
    (changed: () => void) => {
      map.on('zoomend', changed);
      return () => void map.off('zoomend', changed);
    },
    [map],
  );
  const zoom = useSyncExternalStore(onZoom, () => map.getZoom());
  // At the closest zoom a group separates no further.
  const drawn =
    zoom < CLOSEST ? groupPins(pins, ({ lat, lng }) => map.project(latLng(lat, lng), zoom)) : pins;
  const press = ({ id, lat, lng }: RealtyPin, button: HTMLElement, byKey: boolean) => {
    if (id !== null) return onPick(id, button, byKey);
    // The button goes with its zoom: the keyboard goes on at the map.
    map.getContainer().focus({ preventScroll: true });
    map.setView([lat, lng], Math.min(CLOSEST, zoom + 2));
  };
  return drawn.map((pin) => (
    <Pin
      key={keyOf(pin)}
      pin={pin}
      chosen={pin.id !== null && pin.id === chosen}
      pointed={pin.id !== null && pin.id === pointed}
      onPress={(button, byKey) => press(pin, button, byKey)}
    />
  ));
};
