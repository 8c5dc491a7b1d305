import { rounded, steppedBy } from '@hanca/common/pin-steps.ts';
import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { baseMap } from '../../../ui/map/base-map.ts';
import { MapAppLink } from '../../../ui/map/map-app-link.tsx';
import styles from '../../../ui/map/small-map.module.css';
import { TilesMissing } from '../../../ui/map/tiles-missing.tsx';
import './pin-map.css';
import type { Place } from './values.ts';

const PIN_NAME = '집 위치 핀. 화살표 키로 10m, Shift와 함께 100m씩 옮길 수 있어요.';

const pinIcon = divIcon({
  className: 'home-pin',
  html: '<svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true"><path d="M22 42s14-13 14-24a14 14 0 10-28 0c0 11 14 24 14 24z" fill="#0e5a47" stroke="#fff" stroke-width="2.5"/><circle cx="22" cy="18" r="5" fill="#fff"/></svg>',
  iconSize: [44, 44],
  iconAnchor: [22, 42],
});

/** What the map shows: a point and how near it is seen. */
export interface View extends Place {
  zoom: number;
}

interface PinMapProps {
  /** Where the pin stands; null for no pin yet. */
  place: Place | null;
  /** Another object moves the map. */
  view: View;
  /** Template with {z}, {x} and {y}. */
  tileUrl: string;
  /** The pin was put somewhere; `words` say how. */
  onPlace: (place: Place, words: string) => void;
}

/** A map on which a home is pointed out: by dragging the pin, by the map, by arrow keys. Only for the browser. */
export const PinMap = ({ place, view, tileUrl, onPlace }: PinMapProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef<{ map: LeafletMap; pin: Marker | null }>(undefined);
  const latest = useRef({ place, view, onPlace });
  latest.current = { place, view, onPlace };
  const [tilesMissing, setTilesMissing] = useState(false);

  useEffect(() => {
    if (!frame.current) return;
    const first = latest.current.view;
    const made = baseMap(frame.current, {
      tileUrl,
      center: [first.lat, first.lng],
      zoom: first.zoom,
      onMissingTiles: setTilesMissing,
    });
    made.on('click', ({ latlng }) => latest.current.onPlace(rounded(latlng), '누른 곳에 핀을 놓았어요.'));
    shown.current = { map: made, pin: null };
    return () => {
      shown.current = undefined;
      made.remove();
    };
  }, [tileUrl]);

  useEffect(() => {
    shown.current?.map.setView([view.lat, view.lng], view.zoom);
  }, [view]);

  useEffect(() => {
    const now = shown.current;
    if (!now || !place) {
      now?.pin?.remove();
      if (now) now.pin = null;
      return;
    }
    if (now.pin) {
      now.pin.setLatLng(place);
      return;
    }
    const pin = marker(place, { icon: pinIcon, draggable: true, keyboard: true, autoPan: true }).addTo(
      now.map,
    );
    now.pin = pin;
    pin.on('dragend', () => latest.current.onPlace(rounded(pin.getLatLng()), '핀을 옮겼어요.'));
    const element = pin.getElement();
    element?.setAttribute('aria-label', PIN_NAME);
    element?.addEventListener('keydown', (event) => {
      const step = latest.current.place && steppedBy(event.key, event.shiftKey, latest.current.place);
      if (!step) return;
      // Neither the map nor the page moves by the same key.
      event.preventDefault();
      event.stopPropagation();
      latest.current.onPlace(step.place, step.words);
      now.map.panInside(step.place, { padding: [60, 60] });
    });
  }, [place]);

  return (
    <div className={styles.map}>
      <div ref={frame} className={styles.frame} />
      <div className={styles.over} role="status">
        {tilesMissing && (
          <TilesMissing>
            핀은 그대로 옮길 수 있어요. <MapAppLink place={place ?? view}>지도 앱에서 확인하기</MapAppLink>
          </TilesMissing>
        )}
      </div>
    </div>
  );
};
