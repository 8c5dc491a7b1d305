import type { RealtyPin } from '@hanca/common/contract/realties.ts';
import { money } from '@hanca/common/money.ts';
import { divIcon, latLng } from 'leaflet';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Marker, useMap } from 'react-leaflet';
import { CLOSEST, groupPins } from './map-pins.ts';

/** Above every other pin. */
const ON_TOP = 10_000;

interface PinProps {
  pin: RealtyPin;
  chosen: boolean;
  /** The list points at it. */
  pointed: boolean;
  onPress: (button: HTMLElement, byKey: boolean) => void;
}

/** A price, or the number of several listings, as a button at its place. */
const Pin = ({ pin: { id, lat, lng, count, price }, chosen, pointed, onPress }: PinProps) => {
  const [holder] = useState(() => document.createElement('div'));
  const [icon] = useState(() => divIcon({ className: 'pin-place', html: holder, iconSize: [0, 0] }));
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
        // A press of the button, as Leaflet tells it from a drag; the map below does not get it.
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
  // At the closest zoom several could be told apart no further.
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
