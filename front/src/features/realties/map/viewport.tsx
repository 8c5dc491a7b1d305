import { type LatLngBoundsExpression, type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { useDeps } from '../../../deps.ts';
import { type Box, type RealtyFilterQuery, readBox, writeBox } from '../search/search-query.ts';
import { readOverview } from './pins.tsx';

/** A single home is shown with its neighbourhood; no home lies below what floats over the edges of the map. */
const FIT = {
  paddingTopLeft: [44, 72] as [number, number],
  paddingBottomRight: [60, 80] as [number, number],
  maxZoom: 14,
  animate: false,
};
/** As much as the card of a chosen listing takes at the foot of the map, with the pin above it. */
const CARD_PX = 250;
/** Moving the map by less than this is a slip of the finger. */
const MOVED_PX = 24;

type Position = { lat: number; lng: number };

export interface MapView {
  box: Box;
  zoom: number;
  /** Somebody has moved it since it was last settled. */
  moved: boolean;
}

/** An area as an address has it: inside of what is in view, so that it shows the same part at the same zoom. */
export const areaOf = ([west, south, east, north]: Box): string =>
  writeBox([
    Math.ceil(west * 1e4) / 1e4,
    Math.ceil(south * 1e4) / 1e4,
    Math.floor(east * 1e4) / 1e4,
    Math.floor(north * 1e4) / 1e4,
  ]);

const boxOf = (map: LeafletMap): Box => {
  const bounds = map.getBounds();
  return [
    Math.max(-180, bounds.getWest()),
    Math.max(-90, bounds.getSouth()),
    Math.min(180, bounds.getEast()),
    Math.min(90, bounds.getNorth()),
  ];
};

interface ViewportProps {
  /** The area of the search, as its address has it. */
  area: string | undefined;
  /** What the map was left with before one comes back to it. */
  left: Box | undefined;
  filter: RealtyFilterQuery;
  /** The listings beside the map. */
  positions: readonly Position[];
  /** How many there are in all. */
  count: number;
  /** Where the chosen listing is. */
  chosen: Position | undefined;
  onView: (view: MapView) => void;
  onBackground: () => void;
}

/** What of the country a map shows: the area of its search, else all that the search finds. Reports what is in view. */
export const Viewport = (props: ViewportProps) => {
  const map = useMap();
  const { call } = useDeps();
  const { area, filter } = props;
  const latest = useRef(props);
  latest.current = props;
  const settled = useRef({ center: map.getCenter(), zoom: map.getZoom() });

  const report = () => {
    const zoom = map.getZoom();
    const shift = map.latLngToContainerPoint(settled.current.center).distanceTo(map.getSize().divideBy(2));
    latest.current.onView({
      box: boxOf(map),
      zoom,
      moved: zoom !== settled.current.zoom || shift > MOVED_PX,
    });
  };
  useMapEvents({ moveend: report, click: props.onBackground });

  /** What is in view now is what is to be in view. */
  const settle = () => {
    settled.current = { center: map.getCenter(), zoom: map.getZoom() };
    report();
  };
  const show = (bounds: LatLngBoundsExpression, how: typeof FIT | { animate: false }) => {
    map.fitBounds(bounds, how);
    settle();
  };
  const fit = (positions: readonly Position[]) =>
    positions.length === 0 ? settle() : show(latLngBounds(positions.map(({ lat, lng }) => [lat, lng])), FIT);
  /** Out from under its card, which is no search elsewhere. */
  const reveal = (chosen: Position) => {
    const { y: height } = map.getSize();
    const lowest = Math.max(height - CARD_PX, FIT.paddingTopLeft[1]);
    const by = [0, Math.round(map.latLngToContainerPoint(chosen).y - lowest)] as [number, number];
    // A map that one comes back to may be off by a pixel.
    if (by[1] < 2) return;
    map.panBy(by, { animate: false });
    const { center, zoom } = settled.current;
    settled.current = { center: map.unproject(map.project(center).add(by)), zoom };
    report();
  };
  const moves = useRef({ settle, show, fit, reveal });
  moves.current = { settle, show, fit, reveal };

  const filterKey = JSON.stringify(filter);
  useEffect(() => {
    const { left, positions, count } = latest.current;
    const box = left ?? readBox(area);
    // Searched for where it is: nothing moves.
    if (area && area === areaOf(boxOf(map))) moves.current.settle();
    else if (box) {
      const [west, south, east, north] = box;
      moves.current.show(
        [
          [south, west],
          [north, east],
        ],
        { animate: false },
      );
    }
    if (box) return;
    // Those of the list show how they spread, the overview where else there are any.
    moves.current.fit(positions);
    if (count <= positions.length) return;
    const stop = new AbortController();
    readOverview(call, JSON.parse(filterKey), stop.signal).then(
      (others) => stop.signal.aborted || moves.current.fit([...positions, ...others]),
      // It stays with those of the list; the pins show the failure.
      () => undefined,
    );
    return () => stop.abort();
  }, [map, area, filterKey, call]);

  const { lat, lng } = props.chosen ?? {};
  useEffect(() => {
    if (lat !== undefined && lng !== undefined) moves.current.reveal({ lat, lng });
  }, [lat, lng]);
  return null;
};
