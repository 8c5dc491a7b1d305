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
  /** Gets true when its pictures cannot be fetched, false when all in view are there again. */
  onMissingTiles: (missing: boolean) => void;
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
  if (!animated) {
    // Leaflet has no setting for moves: of the keys, of setView and of panInside alike.
    const panBy = view.panBy.bind(view);
    view.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
  }
  let missing = 0;
  let complete = true;
  tileLayer(tileUrl, { attribution: OSM, ...limit })
    .on('loading', () => {
      complete = true;
    })
    .on('tileerror', () => {
      complete = false;
      missing += 1;
      if (missing === MISSING_TILES) onMissingTiles(true);
    })
    // It comes after failures too.
    .on('load', () => {
      if (!complete) return;
      missing = 0;
      onMissingTiles(false);
    })
    .addTo(view);
  return view;
};
