import type { LatLngLiteral, Map as LeafletMap } from 'leaflet';
import { type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { AttributionControl, MapContainer, TileLayer, useMap, ZoomControl } from 'react-leaflet';
import 'leaflet/dist/leaflet.css';
import { useCode } from '../use-code.ts';
import './base-map.css';
import { OSM } from './sources.ts';

/** The zoom that cannot be gone beyond: as near as the tiles of most providers go. */
export const CLOSEST = 18;

/** The zoom that shows all of the country on a phone. */
const WIDEST = 2;

/** The world once: beyond it no place has a longitude that the API knows. */
const WORLD: [[number, number], [number, number]] = [
  [-85, -180],
  [85, 180],
];

const BURNABY = { lat: 49.22, lng: -122.98 };

/** So many pictures have to be missing before it is said that they are. */
const MISSING_TILES = 4;

const fetchDrawn = async () => (await import('./drawn/drawn-base.tsx')).DrawnBase;

interface BaseMapProps {
  ref?: Ref<LeafletMap>;
  /** Template with {z}, {x} and {y}; '' for a map without tiles. */
  tileUrl: string;
  /** Where it begins, without it where most Koreans of the country live; later ones change nothing. */
  center?: LatLngLiteral;
  zoom?: number;
  /** Where the buttons of the zoom are. */
  buttons?: 'topleft' | 'topright';
  /** Gets true when its pictures cannot be fetched, false when all in view are there again. */
  onMissingTiles: (missing: boolean) => void;
  /** What is on it: components of react-leaflet. */
  children?: ReactNode;
}

/** Leaflet has no setting for moves: of the keys, of setView and of panInside alike. */
const WithoutMotion = () => {
  const map = useMap();
  useEffect(() => {
    const panBy = map.panBy.bind(map);
    map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
  }, [map]);
  return null;
};

const Tiles = ({ tileUrl, onMissingTiles }: Pick<BaseMapProps, 'tileUrl' | 'onMissingTiles'>) => {
  const report = useRef(onMissingTiles);
  report.current = onMissingTiles;
  const handlers = useMemo(() => {
    let missing = 0;
    let complete = true;
    return {
      loading: () => {
        complete = true;
      },
      tileerror: () => {
        complete = false;
        missing += 1;
        if (missing === MISSING_TILES) report.current(true);
      },
      // It comes after failures too.
      load: () => {
        if (!complete) return;
        missing = 0;
        report.current(false);
      },
    };
  }, []);
  return <TileLayer url={tileUrl} attribution={OSM} maxZoom={CLOSEST} eventHandlers={handlers} />;
};

/**
 * A map that fills what it is in, with Korean buttons and its source named; the wheel scrolls the page, not the map.
 * Where tiles are missing it draws coast, borders and names itself. Only for the browser.
 */
export const BaseMap = ({
  ref,
  tileUrl,
  center = BURNABY,
  zoom = 10,
  buttons = 'topleft',
  onMissingTiles,
  children,
}: BaseMapProps) => {
  const animated = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [missing, setMissing] = useState(!tileUrl);
  const { Code: DrawnBase } = useCode(fetchDrawn, missing);
  const report = (are: boolean) => {
    setMissing(are);
    onMissingTiles(are);
  };
  return (
    <MapContainer
      {...(ref ? { ref } : {})}
      center={center}
      zoom={zoom}
      maxZoom={CLOSEST}
      minZoom={WIDEST}
      maxBounds={WORLD}
      maxBoundsViscosity={1}
      scrollWheelZoom={false}
      zoomControl={false}
      attributionControl={false}
      zoomAnimation={animated}
      fadeAnimation={animated}
      markerZoomAnimation={animated}
      inertia={animated}
    >
      {!animated && <WithoutMotion />}
      <ZoomControl position={buttons} zoomInTitle="확대" zoomOutTitle="축소" />
      <AttributionControl prefix={false} />
      {tileUrl && <Tiles tileUrl={tileUrl} onMissingTiles={report} />}
      {missing && DrawnBase && <DrawnBase />}
      {children}
    </MapContainer>
  );
};
