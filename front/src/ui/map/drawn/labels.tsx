import { divIcon } from 'leaflet';
import { useMemo, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { labels } from './map-data.ts';

/** A name in the middle of its place: for the eye, as what it stands for is in the list beside the map. */
const Label = ({ text, position }: Pick<(typeof labels)[number], 'text' | 'position'>) => {
  const icon = useMemo(() => {
    const html = document.createElement('span');
    html.ariaHidden = 'true';
    html.textContent = text;
    return divIcon({ className: 'drawn-label', html, iconSize: [0, 0] });
  }, [text]);
  return <Marker position={position} icon={icon} interactive={false} keyboard={false} />;
};

/** The names of places in view, as many as the zoom has room for. */
export const Labels = () => {
  const map = useMap();
  const look = () => ({ zoom: map.getZoom(), box: map.getBounds().pad(0.2) });
  const [{ zoom, box }, setView] = useState(look);
  useMapEvents({ moveend: () => setView(look()) });
  return labels
    .filter(({ position, from, to }) => zoom >= from && zoom <= to && box.contains(position))
    .map(({ text, position }) => <Label key={`${text} ${position}`} text={text} position={position} />);
};
