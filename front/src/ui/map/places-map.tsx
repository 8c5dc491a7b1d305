import { latLng, latLngBounds } from 'leaflet';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { useSite } from '../../deps.ts';
import { BaseMap, CLOSEST } from './base-map.tsx';
import { type Group, groupPins } from './group-pins.ts';
import { MapNotice, TilesMissing } from './map-notice.tsx';
import { Pin } from './pin.tsx';
import styles from './places-map.module.css';

const NEAR_ZOOM = 13;

interface Place {
  id: number;
  /** In degrees. */
  lat: number;
  lng: number;
}

interface Face {
  text: string;
  label: string;
  /** In colour, among others that are not. */
  strong: boolean;
}

interface PinsProps<P> {
  pins: readonly P[];
  /** What one of them is called: '충전소'. */
  what: string;
  faceOf: (pin: P) => Face;
  /** `lat,lng` where it begins; without it the map begins with all pins in view. */
  near?: string | undefined;
  /** A press of several shows them at once, and not nearer. */
  together?: boolean;
}

interface DrawnPinsProps<P> extends PinsProps<P> {
  chosen: number | undefined;
  /** In: also what leads the keyboard back to what was pressed. */
  onChoose: (pins: readonly P[], back: () => void) => void;
}

/** The pins in view, grouped where one would hide another. */
const Pins = <P extends Place>({
  pins,
  what,
  faceOf,
  near = '',
  together = false,
  chosen,
  onChoose,
}: DrawnPinsProps<P>) => {
  const map = useMap();
  const [, setMoves] = useState(0);
  useMapEvents({ moveend: () => setMoves((moves) => moves + 1) });
  useEffect(() => {
    const [lat, lng] = near.split(',').map(Number);
    if (near && lat !== undefined && lng !== undefined)
      map.setView([lat, lng], NEAR_ZOOM, { animate: false });
    else if (pins.length > 0)
      map.fitBounds(latLngBounds(pins.map((pin) => [pin.lat, pin.lng])), {
        padding: [24, 24],
        maxZoom: 14,
        animate: false,
      });
  }, [map, pins, near]);
  const zoom = map.getZoom();
  const view = map.getBounds();
  const inView = pins.filter(({ lat, lng }) => view.contains([lat, lng]));
  const groups = groupPins(inView, ({ lat, lng }) => map.project(latLng(lat, lng), zoom));
  const isChoice = ({ pins: { length } }: Group<P>) => length === 1 || together || zoom >= CLOSEST;
  const press = (group: Group<P>, button: HTMLElement) => {
    const container = map.getContainer();
    if (isChoice(group))
      // Out of view there is no button.
      return onChoose(group.pins, () =>
        (button.isConnected ? button : container).focus({ preventScroll: true }),
      );
    // The button goes with its zoom: the keyboard goes on at the map.
    container.focus({ preventScroll: true });
    map.setView(group, Math.min(CLOSEST, zoom + 2));
  };
  return groups.map((group) => {
    const { lat, lng, pins: members } = group;
    const [first] = members;
    if (!first) return null;
    const several = members.length > 1;
    const { text, label, strong } = several
      ? {
          // As the label says it, which is what voice control listens for.
          text: `${members.length}곳`,
          label: `${what} ${members.length}곳${isChoice(group) ? '' : ', 확대해서'} 보기`,
          strong: false,
        }
      : faceOf(first);
    return (
      <Pin
        key={`${first.id} ${members.length}`}
        {...{ lat, lng, text, label }}
        {...(several
          ? { look: 'several' }
          : { look: strong ? 'strong' : 'plain', pressed: first.id === chosen })}
        onPress={(button) => press(group, button)}
      />
    );
  });
};

interface PlacesMapProps<P> extends PinsProps<P> {
  /** What went wrong, where something did. */
  notice?: string | false;
  /** Tries that again. */
  onRetry?: () => void;
  /** The card of what was chosen: one, or several that no zoom separates. */
  children: (chosen: readonly P[]) => ReactNode;
}

/** What a list holds on a map, and over it a card of what was chosen. Only for the browser. */
export const PlacesMap = <P extends Place>({ notice, onRetry, children, ...rest }: PlacesMapProps<P>) => {
  const { pins, what } = rest;
  const { tileUrl } = useSite();
  const [choice, setChoice] = useState<{ of: readonly P[]; chosen: readonly P[] }>({ of: pins, chosen: [] });
  const [tilesMissing, setTilesMissing] = useState(false);
  const leadBack = useRef<() => void>(undefined);
  // Other pins are another list.
  const chosen = choice.of === pins ? choice.chosen : [];
  const [one] = chosen;
  return (
    <div className={styles.map}>
      <BaseMap tileUrl={tileUrl} onMissingTiles={setTilesMissing}>
        <Pins
          {...rest}
          chosen={one?.id}
          onChoose={(picked, back) => {
            leadBack.current = back;
            setChoice({ of: pins, chosen: picked });
          }}
        />
      </BaseMap>
      <div className={styles.over} role="status">
        {notice && <MapNotice onRetry={onRetry}>{notice}</MapNotice>}
        {tilesMissing && <TilesMissing>목록에서 봐 주세요.</TilesMissing>}
      </div>
      {one && (
        <section className={styles.card} aria-label={`고른 ${what}`}>
          {children(chosen)}
          <button
            type="button"
            className={`icon-button ${styles.close}`}
            aria-label={`고른 ${what} 닫기`}
            onClick={() => {
              setChoice({ of: pins, chosen: [] });
              leadBack.current?.();
            }}
          >
            <span aria-hidden="true">✕</span>
          </button>
        </section>
      )}
    </div>
  );
};
