import type { RealtyPin } from '@hanca/common/contract/realties.ts';
import { money } from '@hanca/common/money.ts';
import { type LatLngLiteral, latLng } from 'leaflet';
import { useCallback, useSyncExternalStore } from 'react';
import { useMap } from 'react-leaflet';
import type { Call } from '../../../deps.ts';
import { CLOSEST } from '../../../ui/map/base-map.tsx';
import { groupPins } from '../../../ui/map/group-pins.ts';
import { Pin } from '../../../ui/map/pin.tsx';
import type { MapRealty } from '../card/listed-realty.ts';
import { type Box, type RealtyFilterQuery, writeBox } from '../search/search-query.ts';

/** All of the country. */
const CANADA: Box = [-141.1, 41.6, -52.5, 83.2];

/** Separates cities; over all of the country the API separates nothing nearer. */
const OVERVIEW_ZOOM = 6;

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

/** The pins of an area, as `usePins` reads them. */
export const readArea = (
  call: Call,
  { filter, box, zoom }: Wanted,
  signal: AbortSignal,
): Promise<RealtyPin[]> => readPins(call, { filter, box, zoom: zoom < CLOSEST ? zoom : FINEST_ZOOM }, signal);

/** Nearer than this, in pixels, one would lie over so much of the other that a finger misses it. */
const NEAR = { x: 48, y: 32 };

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
export const joinPins = (
  pins: readonly RealtyPin[],
  pointOf: Parameters<typeof groupPins<RealtyPin>>[1],
): RealtyPin[] =>
  groupPins(
    [...pins].sort((a, b) => b.count - a.count),
    pointOf,
    NEAR,
  ).map((group) => group.pins.reduce(together));

const keyOf = ({ id, lat, lng, count, price }: RealtyPin): string =>
  id === null ? `${lat},${lng},${count},${price}` : `${id},${price}`;

interface PinsProps {
  pins: readonly RealtyPin[];
  /** The id of a single listing. */
  chosen: number | null;
  /** The listing that the list points at. */
  pointed: MapRealty | undefined;
  onPick: (id: number, button: HTMLElement, byKey: boolean) => void;
  /** Several that no zoom sets apart are shown in the list: they have one point where one lister lets rooms of a house. */
  onList: (point: LatLngLiteral) => void;
}

/**
 * The pins of a map, grouped where one would hide another; a press of several zooms in, as long as that can set them apart. What the list points at has a pin of
 * its own meanwhile.
 */
export const Pins = ({ pins, chosen, pointed, onPick, onList }: PinsProps) => {
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
  const drawn = zoom < CLOSEST ? joinPins(pins, ({ lat, lng }) => map.project(latLng(lat, lng), zoom)) : pins;
  const shown =
    pointed && !drawn.some(({ id }) => id === pointed.id)
      ? [...drawn, { id: pointed.id, price: pointed.price, count: 1, ...pointed.location }]
      : drawn;
  const press = ({ id, lat, lng }: RealtyPin, button: HTMLElement, byKey: boolean) => {
    if (id !== null) return onPick(id, button, byKey);
    if (zoom >= CLOSEST) return onList({ lat, lng });
    // The button goes with its zoom: the keyboard goes on at the map.
    map.getContainer().focus({ preventScroll: true });
    map.setView([lat, lng], Math.min(CLOSEST, zoom + 2));
  };
  return shown.map((pin) => {
    const { id, lat, lng, count, price } = pin;
    const onPress = (button: HTMLElement, byKey: boolean) => press(pin, button, byKey);
    return id === null ? (
      <Pin
        key={keyOf(pin)}
        {...{ lat, lng, onPress }}
        look="several"
        text={String(count)}
        label={`${count}건 모여 있음, ${money(price)}부터, ${zoom >= CLOSEST ? '목록으로' : '확대해서'} 보기`}
      />
    ) : (
      <Pin
        key={keyOf(pin)}
        {...{ lat, lng, onPress }}
        look={id === chosen || id === pointed?.id ? 'on' : 'plain'}
        text={money(price)}
        label={`월 ${money(price)} 매물 보기`}
        pressed={id === chosen}
      />
    );
  });
};
