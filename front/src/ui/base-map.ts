import { control, type LatLngExpression, type Map as LeafletMap, map, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './base-map.css';

/** Asked for by whose data it is (openstreetmap.org/copyright). */
const OSM = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

/** So many pictures have to be missing before it is said that they are. */
const MISSING_TILES = 4;

interface BaseMap {
  /** Template with {z}, {x} and {y}. */
  tileUrl: string;
  center: LatLngExpression;
  zoom: number;
  /** The zoom that cannot be gone beyond; without it that of the tiles. */
  maxZoom?: number;
  /** Where the buttons of the zoom stand. */
  buttons?: 'topleft' | 'topright';
  /** Called once, when its pictures cannot be fetched. */
  onMissingTiles: () => void;
}

/**
 * A map in a frame that has a size, with Korean buttons and its source named; the wheel scrolls the page, not the
 * map. Only for the browser. Out: the map, to be removed with its frame.
 */
export const baseMap = (
  frame: HTMLElement,
  { tileUrl, center, zoom, maxZoom, buttons = 'topleft', onMissingTiles }: BaseMap,
): LeafletMap => {
  const animated = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const limit = maxZoom === undefined ? {} : { maxZoom };
  const view = map(frame, {
    center,
    zoom,
    ...limit,
    scrollWheelZoom: false,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: animated,
    fadeAnimation: animated,
    markerZoomAnimation: animated,
    inertia: animated,
  });
  control.zoom({ position: buttons, zoomInTitle: '확대', zoomOutTitle: '축소' }).addTo(view);
  control.attribution({ prefix: false }).addTo(view);
  let missing = 0;
  tileLayer(tileUrl, { attribution: OSM, ...limit })
    .on('tileerror', () => {
      missing += 1;
      if (missing === MISSING_TILES) onMissingTiles();
    })
    .addTo(view);
  return view;
};
