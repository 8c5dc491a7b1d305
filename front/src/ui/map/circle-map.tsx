import { CIRCLE_METRES } from '@hanca/common/realties.ts';
import { divIcon, type LatLngLiteral } from 'leaflet';
import { Circle, Marker } from 'react-leaflet';
import { MapAppLink } from './map-app-link.tsx';
import { SmallMap } from './small-map.tsx';
import './circle-map.css';

/** Specification, business constants. */
const ZOOM = 14;

const homeIcon = divIcon({
  className: 'home-marker',
  html: '<svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" aria-hidden="true"><path d="M3 11l9-8 9 8v10h-6v-6H9v6H3z"/></svg>',
  iconSize: [30, 30],
  iconAnchor: [15, 15],
});

interface CircleMapProps {
  /** In degrees. */
  position: LatLngLiteral;
  /** Template with {z}, {x} and {y}. */
  tileUrl: string;
  /** A house at the middle; without it the circle alone says where. */
  marked?: boolean;
}

/** A map around a position, with a circle of 200 m. Only for the browser. */
export const CircleMap = ({ position: { lat, lng }, tileUrl, marked = true }: CircleMapProps) => (
  <SmallMap
    // Another position is another map.
    key={`${lat},${lng}`}
    tileUrl={tileUrl}
    center={{ lat, lng }}
    zoom={ZOOM}
    withoutTiles={<MapAppLink position={{ lat, lng }}>지도 앱에서 보기</MapAppLink>}
  >
    <Circle center={{ lat, lng }} radius={CIRCLE_METRES} className="home-circle" />
    {marked && <Marker position={{ lat, lng }} icon={homeIcon} keyboard={false} interactive={false} />}
  </SmallMap>
);
