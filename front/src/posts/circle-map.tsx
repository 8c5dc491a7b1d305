import { divIcon } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { AttributionControl, Circle, MapContainer, Marker, TileLayer, ZoomControl } from 'react-leaflet';
import './circle-map.css';

/** Specification, business constants. */
const ZOOM = 14;
const RADIUS_METRES = 200;

const homeIcon = divIcon({
  className: 'home-marker',
  html: '<svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" aria-hidden="true"><path d="M3 11l9-8 9 8v10h-6v-6H9v6H3z"/></svg>',
  iconSize: [30, 30],
  iconAnchor: [15, 15],
});

/** A map around a place, in degrees. Only for the browser. */
export const CircleMap = ({ place, tileUrl }: { place: { lat: number; lng: number }; tileUrl: string }) => (
  <MapContainer
    center={place}
    zoom={ZOOM}
    scrollWheelZoom={false}
    zoomControl={false}
    attributionControl={false}
  >
    <ZoomControl zoomInTitle="확대" zoomOutTitle="축소" />
    <AttributionControl prefix={false} />
    <TileLayer
      url={tileUrl}
      attribution='&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'
    />
    <Circle center={place} radius={RADIUS_METRES} className="home-circle" />
    <Marker position={place} icon={homeIcon} alt="위치" keyboard={false} interactive={false} />
  </MapContainer>
);
