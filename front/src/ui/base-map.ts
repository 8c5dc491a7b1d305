import {
  control,
  type LatLngExpression,
  type Map as LeafletMap,
  map,
  type TileLayer,
  tileLayer,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './base-map.css';

/** Asked for by whose data it is (openstreetmap.org/copyright). */
const OSM = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

interface BaseMap {
  /** Template with {z}, {x} and {y}. */
  tileUrl: string;
  center: LatLngExpression;
  zoom: number;
  /** The zoom that cannot be gone beyond; without it that of the tiles. */
  maxZoom?: number;
  /** Where the buttons of the zoom stand. */
  buttons?: 'topleft' | 'topright';
}

/**
 * A map in a frame that has a size, with Korean buttons and its source named; the wheel scrolls the page, not the
 * map. Only for the browser. Out: the map, to be removed with its frame, and its layer of tiles.
 */
export const baseMap = (
  frame: HTMLElement,
  { tileUrl, center, zoom, maxZoom, buttons = 'topleft' }: BaseMap,
): { view: LeafletMap; tiles: TileLayer } => {
  const limit = maxZoom === undefined ? {} : { maxZoom };
  const view = map(frame, {
    center,
    zoom,
    ...limit,
    scrollWheelZoom: false,
    zoomControl: false,
    attributionControl: false,
  });
  control.zoom({ position: buttons, zoomInTitle: '확대', zoomOutTitle: '축소' }).addTo(view);
  control.attribution({ prefix: false }).addTo(view);
  const tiles = tileLayer(tileUrl, { attribution: OSM, ...limit }).addTo(view);
  return { view, tiles };
};
