import { CIRCLE_METRES } from '@hanca/common/realties.ts';
import { circle, divIcon, marker } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { baseMap } from './base-map.ts';
import { MapAppLink } from './map-app-link.tsx';
import styles from './small-map.module.css';
import { TilesMissing } from './tiles-missing.tsx';
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
  place: { lat: number; lng: number };
  /** Template with {z}, {x} and {y}. */
  tileUrl: string;
  /** A house at the middle; without it the circle alone says where. */
  marked?: boolean;
}

/** A map around a place, with a circle of 200 m. Only for the browser. */
export const CircleMap = ({ place: { lat, lng }, tileUrl, marked = true }: CircleMapProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [tilesMissing, setTilesMissing] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const view = baseMap(frame.current, {
      tileUrl,
      center: [lat, lng],
      zoom: ZOOM,
      onMissingTiles: setTilesMissing,
    });
    circle([lat, lng], { radius: CIRCLE_METRES, className: 'home-circle' }).addTo(view);
    if (marked) marker([lat, lng], { icon: homeIcon, keyboard: false, interactive: false }).addTo(view);
    return () => {
      view.remove();
    };
  }, [lat, lng, tileUrl, marked]);
  return (
    <div className={styles.map}>
      <div ref={frame} className={styles.frame} />
      <div className={styles.over} role="status">
        {tilesMissing && (
          <TilesMissing>
            <MapAppLink place={{ lat, lng }}>지도 앱에서 보기</MapAppLink>
          </TilesMissing>
        )}
      </div>
    </div>
  );
};
