import { divIcon } from 'leaflet';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Marker } from 'react-leaflet';
import './pin.css';

/** Above every other pin. */
const ON_TOP = 10_000;

const LOOKS = { plain: 'pin', strong: 'pin pin-strong', several: 'pin pin-several', on: 'pin pin-on' };

interface PinProps {
  /** Its position, in degrees. */
  lat: number;
  lng: number;
  text: string;
  /** What a press does, for who does not see where it is. */
  label: string;
  look?: keyof typeof LOOKS;
  /** For those that can be chosen: whether it is. */
  pressed?: boolean;
  onPress: (button: HTMLElement, byKey: boolean) => void;
}

/** A few words as a button at their position on a map. */
export const Pin = ({ lat, lng, text, label, look = 'plain', pressed, onPress }: PinProps) => {
  const [holder] = useState(() => document.createElement('div'));
  const [icon] = useState(() => divIcon({ className: 'pin-holder', html: holder, iconSize: [0, 0] }));
  const press = (event: MouseEvent) => {
    const button = holder.querySelector('button');
    if (button) onPress(button, event.detail === 0);
  };
  return (
    <>
      <Marker
        position={[lat, lng]}
        icon={icon}
        keyboard={false}
        riseOnHover
        zIndexOffset={look === 'on' ? ON_TOP : 0}
        // Leaflet's click, so no drag; the map below does not get it.
        eventHandlers={{ click: ({ originalEvent }) => press(originalEvent) }}
      />
      {createPortal(
        <button type="button" className={LOOKS[look]} aria-label={label} aria-pressed={pressed}>
          {text}
        </button>,
        holder,
      )}
    </>
  );
};
