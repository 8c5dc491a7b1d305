import { rounded, steppedBy } from '@hanca/common/pin-steps.ts';
import { divIcon, type LeafletKeyboardEvent, type Map as LeafletMap, type Marker as Pin } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { MapAppLink } from '../../../ui/map/map-app-link.tsx';
import { SmallMap } from '../../../ui/map/small-map.tsx';
import './pin-map.css';
import type { Position } from './values.ts';

const PIN_NAME = '집 위치 핀. 화살표 키로 10m, Shift와 함께 100m씩 옮길 수 있어요.';

const pinIcon = divIcon({
  className: 'home-pin',
  html: '<svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true"><path d="M22 42s14-13 14-24a14 14 0 10-28 0c0 11 14 24 14 24z" fill="#0e5a47" stroke="#fff" stroke-width="2.5"/><circle cx="22" cy="18" r="5" fill="#fff"/></svg>',
  iconSize: [44, 44],
  iconAnchor: [22, 42],
});

/** What the map shows: a point and how near it is seen. */
export interface View extends Position {
  zoom: number;
}

interface PinMapProps {
  /** The position of the pin; null for no pin yet. */
  position: Position | null;
  /** Another object moves the map. */
  view: View;
  /** Template with {z}, {x} and {y}. */
  tileUrl: string;
  /** The pin was put somewhere; `words` say how. */
  onMove: (position: Position, words: string) => void;
}

interface HomePinProps extends Pick<PinMapProps, 'onMove'> {
  position: Position;
}

const HomePin = ({ position, onMove }: HomePinProps) => {
  const pin = useRef<Pin>(null);
  const map = useMap();
  useEffect(() => pin.current?.getElement()?.setAttribute('aria-label', PIN_NAME), []);
  const step = ({ originalEvent: event }: LeafletKeyboardEvent) => {
    const next = steppedBy(event.key, event.shiftKey, position);
    if (!next) return;
    // Neither the map nor the page moves by the same key.
    event.preventDefault();
    event.stopPropagation();
    onMove(next.position, next.words);
    map.panInside(next.position, { padding: [60, 60] });
  };
  return (
    <Marker
      ref={pin}
      position={position}
      icon={pinIcon}
      draggable
      autoPan
      eventHandlers={{
        keydown: step,
        dragend: () => pin.current && onMove(rounded(pin.current.getLatLng()), '핀을 옮겼어요.'),
      }}
    />
  );
};

const Presses = ({ onMove }: Pick<PinMapProps, 'onMove'>) => {
  useMapEvents({ click: ({ latlng }) => onMove(rounded(latlng), '누른 곳에 핀을 놓았어요.') });
  return null;
};

/** In a step that is not shown the map has no size, and Leaflet looks for a new one with the window's alone. */
const FollowSize = () => {
  const map = useMap();
  useEffect(() => {
    const sizes = new ResizeObserver(() => map.invalidateSize());
    sizes.observe(map.getContainer());
    return () => sizes.disconnect();
  }, [map]);
  return null;
};

/** A map on which a home is pointed out: by dragging the pin, by the map, by arrow keys. Only for the browser. */
export const PinMap = ({ position, view, tileUrl, onMove }: PinMapProps) => {
  const map = useRef<LeafletMap>(null);
  useEffect(() => {
    map.current?.setView([view.lat, view.lng], view.zoom);
  }, [view]);
  return (
    <SmallMap
      ref={map}
      tileUrl={tileUrl}
      center={view}
      zoom={view.zoom}
      withoutTiles={
        <>
          핀은 그대로 옮길 수 있어요.{' '}
          <MapAppLink position={position ?? view}>지도 앱에서 확인하기</MapAppLink>
        </>
      }
    >
      <FollowSize />
      <Presses onMove={onMove} />
      {position && <HomePin position={position} onMove={onMove} />}
    </SmallMap>
  );
};
