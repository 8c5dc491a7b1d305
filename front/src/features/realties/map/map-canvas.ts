import type { RealtyPin } from '@hanca/common/contract/realties.ts';
import { money } from '@hanca/common/money.ts';
import {
  DomEvent,
  divIcon,
  type LatLngBoundsExpression,
  latLng,
  latLngBounds,
  type Marker,
  marker,
} from 'leaflet';
import { baseMap } from '../../../ui/map/base-map.ts';
import type { Box } from '../search/search-query.ts';
import { CLOSEST, groupPins } from './map-pins.ts';

/** Where most Koreans of the country live: shown where nothing says another place. */
const START = { center: latLng(49.22, -122.98), zoom: 10 };
/** A single home is shown with its neighbourhood. */
const FIT = { padding: [44, 44] as [number, number], maxZoom: 14, animate: false };
/** Moving the map by less than this is a slip of the finger. */
const MOVED_PX = 24;

export interface MapView {
  box: Box;
  zoom: number;
  /** Somebody has moved it since it was last settled. */
  moved: boolean;
}

interface CanvasOptions {
  tileUrl: string;
  onView: (view: MapView) => void;
  onMissingTiles: (missing: boolean) => void;
  onPick: (id: number, pin: HTMLElement, byKey: boolean) => void;
  onBackground: () => void;
}

export interface MapCanvas {
  /** Shows all of these places; for none it stays where it is. */
  fit: (places: readonly { lat: number; lng: number }[]) => void;
  /** Shows an area exactly. */
  show: (box: Box) => void;
  /** What is in view now is the area of the search. */
  settle: () => void;
  setPins: (pins: readonly RealtyPin[]) => void;
  /** Marks single listings by their ids. */
  mark: (marks: { chosen: number | null; pointed: number | null }) => void;
  remove: () => void;
}

const keyOf = ({ id, lat, lng, count, price }: RealtyPin): string =>
  id === null ? `${lat},${lng},${count},${price}` : `${id},${price}`;

const buttonOf = (pin: RealtyPin): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  const several = pin.id === null;
  button.className = several ? 'pin pin-several' : 'pin';
  button.textContent = several ? String(pin.count) : money(pin.price);
  button.setAttribute(
    'aria-label',
    several
      ? `${pin.count}건 모여 있음, ${money(pin.price)}부터, 확대해서 보기`
      : `월 ${money(pin.price)} 매물 보기`,
  );
  if (!several) button.setAttribute('aria-pressed', 'false');
  return button;
};

/** A map with prices on it, in a frame that has a size. Only for the browser. */
export const drawMap = (frame: HTMLElement, options: CanvasOptions): MapCanvas => {
  const map = baseMap(frame, {
    ...START,
    tileUrl: options.tileUrl,
    maxZoom: CLOSEST,
    buttons: 'topright',
    onMissingTiles: options.onMissingTiles,
  });

  let settled = { center: map.getCenter(), zoom: map.getZoom() };
  const tell = () => {
    const bounds = map.getBounds();
    const box: Box = [
      Math.max(-180, bounds.getWest()),
      Math.max(-90, bounds.getSouth()),
      Math.min(180, bounds.getEast()),
      Math.min(90, bounds.getNorth()),
    ];
    const zoom = map.getZoom();
    const shift = map.latLngToContainerPoint(settled.center).distanceTo(map.getSize().divideBy(2));
    options.onView({ box, zoom, moved: zoom !== settled.zoom || shift > MOVED_PX });
  };
  const settle = () => {
    settled = { center: map.getCenter(), zoom: map.getZoom() };
    tell();
  };
  map.on('moveend', tell);
  map.on('click', options.onBackground);

  const fitTo = (bounds: LatLngBoundsExpression, how: typeof FIT | { animate: false }) => {
    map.fitBounds(bounds, how);
    settle();
  };

  const markers = new Map<string, { marker: Marker; button: HTMLButtonElement; id: number | null }>();
  let marks: { chosen: number | null; pointed: number | null } = { chosen: null, pointed: null };
  const showMarks = () => {
    for (const { marker, button, id } of markers.values()) {
      if (id === null) continue;
      const chosen = id === marks.chosen;
      const on = chosen || id === marks.pointed;
      button.classList.toggle('pin-on', on);
      button.setAttribute('aria-pressed', String(chosen));
      marker.setZIndexOffset(on ? 10_000 : 0);
    }
  };

  const add = (pin: RealtyPin) => {
    const button = buttonOf(pin);
    const place = latLng(pin.lat, pin.lng);
    button.addEventListener('click', (event) => {
      DomEvent.stop(event);
      if (pin.id !== null) {
        options.onPick(pin.id, button, event.detail === 0);
        return;
      }
      // The button goes with its zoom: the keyboard goes on at the map.
      frame.focus({ preventScroll: true });
      map.setView(place, Math.min(CLOSEST, map.getZoom() + 2));
    });
    const icon = divIcon({ className: 'pin-place', html: button, iconSize: [0, 0] });
    const drawn = marker(place, { icon, keyboard: false, riseOnHover: true }).addTo(map);
    markers.set(keyOf(pin), { marker: drawn, button, id: pin.id });
  };

  let given: readonly RealtyPin[] = [];
  const draw = () => {
    // At the closest zoom several could be told apart no further.
    const apart =
      map.getZoom() < CLOSEST ? groupPins(given, ({ lat, lng }) => map.project(latLng(lat, lng))) : given;
    const wanted = new Map(apart.map((pin) => [keyOf(pin), pin]));
    for (const [key, { marker }] of markers) {
      if (wanted.has(key)) continue;
      marker.remove();
      markers.delete(key);
    }
    for (const [key, pin] of wanted) if (!markers.has(key)) add(pin);
    showMarks();
  };
  map.on('zoomend', draw);

  return {
    fit: (places) => {
      if (places.length === 0) settle();
      else fitTo(latLngBounds(places.map(({ lat, lng }) => latLng(lat, lng))), FIT);
    },
    show: ([west, south, east, north]) =>
      fitTo(
        [
          [south, west],
          [north, east],
        ],
        { animate: false },
      ),
    settle,
    setPins: (pins) => {
      given = pins;
      draw();
    },
    mark: (next) => {
      marks = next;
      showMarks();
    },
    remove: () => {
      map.remove();
    },
  };
};
