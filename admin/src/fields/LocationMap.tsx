import 'leaflet/dist/leaflet.css';
import { rounded, steppedBy } from '@hanca/common/pin-steps.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { divIcon, type LatLng, type LeafletKeyboardEvent, type Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import {
  AttributionControl,
  MapContainer,
  Marker,
  TileLayer,
  useMapEvents,
  ZoomControl,
} from 'react-leaflet';
import type { Point } from './location.ts';

/** Where a map without a pin begins: Vancouver. */
const START: Point = { lat: 49.2827, lng: -123.1207 };
const START_ZOOM = 10;
const PIN_ZOOM = 15;

/** The owners of the data demand it (openstreetmap.org/copyright). */
const OSM = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

const PIN_NAME = '위치 핀. 화살표 키로 10m, Shift와 함께 100m씩 옮길 수 있어요.';

const icon = divIcon({
  className: '',
  html: '<svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true"><path d="M22 42s14-13 14-24a14 14 0 10-28 0c0 11 14 24 14 24z" fill="#0e5a47" stroke="#fff" stroke-width="2.5"/><circle cx="22" cy="18" r="5" fill="#fff"/></svg>',
  iconSize: [44, 44],
  iconAnchor: [22, 42],
});

type Put = (point: Point, words: string) => void;

const Clicks = ({ onPut }: { onPut: Put }) => {
  useMapEvents({ click: ({ latlng }) => onPut(latlng, '누른 곳에 핀을 놓았어요.') });
  return null;
};

const Pin = ({ point, onPut }: { point: Point; onPut: Put }) => {
  const handlers = useMemo(
    () => ({
      dragend: ({ target }: { target: { getLatLng: () => LatLng } }) =>
        onPut(target.getLatLng(), '핀을 옮겼어요.'),
      keydown: ({ originalEvent: event }: LeafletKeyboardEvent) => {
        const step = steppedBy(event.key, event.shiftKey, point);
        if (!step) return;
        // Neither the map nor the page moves by the same key.
        event.preventDefault();
        event.stopPropagation();
        onPut(step.position, step.words);
      },
    }),
    [point, onPut],
  );
  return <Marker position={point} icon={icon} title={PIN_NAME} draggable eventHandlers={handlers} />;
};

interface LocationMapProps {
  point: Point | null;
  /** With {z}, {x} and {y}; without it there is a map without pictures. */
  tileUrl: string | undefined;
  height: number;
  onPoint: (point: Point) => void;
}

/** A map on which a position is pointed out: by dragging its pin, by the map, by arrow keys. */
export const LocationMap = ({ point, tileUrl, height, onPoint }: LocationMapProps) => {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [missing, setMissing] = useState(!tileUrl);
  const [said, setSaid] = useState('');

  // Also what is typed has to be seen.
  const { lat, lng } = point ?? {};
  useEffect(() => {
    if (map && lat !== undefined && lng !== undefined && !map.getBounds().pad(-0.1).contains([lat, lng])) {
      map.setView([lat, lng], Math.max(map.getZoom(), START_ZOOM));
    }
  }, [map, lat, lng]);

  const put: Put = (at, words) => {
    onPoint(rounded(at));
    setSaid(words);
  };

  return (
    <Stack sx={{ gap: 0.5 }}>
      <Box
        sx={{
          height,
          // Its layers stay below the bar of the form.
          isolation: 'isolate',
          '& .leaflet-container': {
            height: '100%',
            borderRadius: '10px',
            bgcolor: 'action.hover',
            fontFamily: 'inherit',
          },
        }}
      >
        <MapContainer
          ref={setMap}
          center={point ?? START}
          zoom={point ? PIN_ZOOM : START_ZOOM}
          scrollWheelZoom={false}
          zoomControl={false}
          attributionControl={false}
        >
          <ZoomControl zoomInTitle="확대" zoomOutTitle="축소" />
          <AttributionControl prefix={false} />
          {tileUrl && (
            <TileLayer
              url={tileUrl}
              attribution={OSM}
              eventHandlers={{ tileerror: () => setMissing(true) }}
            />
          )}
          <Clicks onPut={put} />
          {point && <Pin point={point} onPut={put} />}
        </MapContainer>
      </Box>
      {missing && (
        <Typography variant="caption" color="text.secondary">
          지도 그림을 불러오지 못했어요. 핀은 그대로 놓고 옮길 수 있어요.
        </Typography>
      )}
      <Typography variant="caption" color="text.secondary" role="status">
        {said}
      </Typography>
      {!point && (
        <Button
          size="small"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => map && put(map.getCenter(), '지도 가운데에 핀을 놓았어요.')}
        >
          지도 가운데에 핀 놓기
        </Button>
      )}
    </Stack>
  );
};
