import { useState } from 'react';
import { Pane, Polygon, Polyline, useMap, useMapEvents } from 'react-leaflet';
import { CITY_OF_VANCOUVER, GEONAMES, OSM } from '../sources.ts';
import './drawn-base.css';
import { Labels } from './labels.tsx';
import { borders, bounds, lakes, land, municipalities, parts } from './map-data.ts';

/** From here on a screen shows a few parts of the city, not all of it. */
const PARTS_FROM = 12;

/** Below the tiles, so that those which are there cover it. */
const BELOW_TILES = { zIndex: 150 };

/** Coast, lakes, borders and names, for a map without tiles. Inside of a map; only for the browser. */
export const DrawnBase = () => {
  const map = useMap();
  const [near, setNear] = useState(() => map.getZoom() >= PARTS_FROM);
  useMapEvents({ zoomend: () => setNear(map.getZoom() >= PARTS_FROM) });
  const shape = (className: string) => ({ interactive: false, className });
  return (
    <Pane name="drawn" style={BELOW_TILES}>
      <Polygon positions={land} {...shape('drawn-land')} attribution={GEONAMES} />
      <Polygon positions={lakes} {...shape('drawn-water')} />
      <Polygon positions={municipalities.map((ring) => [ring])} {...shape('drawn-town')} attribution={OSM} />
      <Polygon
        key={String(near)}
        positions={parts.map((ring) => [ring])}
        {...shape(near ? 'drawn-part' : 'drawn-land')}
        attribution={CITY_OF_VANCOUVER}
      />
      <Polyline positions={bounds} {...shape('drawn-line')} />
      <Polyline positions={borders} {...shape('drawn-border')} />
      <Labels />
    </Pane>
  );
};
