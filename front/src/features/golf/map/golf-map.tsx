import { divIcon, latLng, latLngBounds } from 'leaflet';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { useSite } from '../../../deps.ts';
import { BaseMap } from '../../../ui/map/base-map.tsx';
import { type Group, groupPins } from '../../../ui/map/group-pins.ts';
import { TilesMissing } from '../../../ui/map/tiles-missing.tsx';
import { CourseItem } from '../course-item.tsx';
import type { CourseItem as Course } from '../words.ts';
import './golf-map.css';
import styles from './golf-map.module.css';

/** Where most Koreans of the country live. */
const START = { center: { lat: 49.22, lng: -122.98 }, zoom: 10 };

interface Pin {
  lat: number;
  lng: number;
  course: Course;
}

const pinsOf = (courses: readonly Course[]): Pin[] =>
  courses.flatMap((course) => (course.point ? [{ ...course.point, course }] : []));

/** One course, or the number of several, as a button at its position. */
const PinButton = ({ group, onPress }: { group: Group<Pin>; onPress: (group: Group<Pin>) => void }) => {
  const [holder] = useState(() => document.createElement('div'));
  const [icon] = useState(() => divIcon({ className: 'golf-holder', html: holder, iconSize: [0, 0] }));
  const [first, ...others] = group.pins;
  return (
    <>
      <Marker
        position={[group.lat, group.lng]}
        icon={icon}
        keyboard={false}
        riseOnHover
        eventHandlers={{ click: () => onPress(group) }}
      />
      {createPortal(
        <button
          type="button"
          className="golf-pin"
          aria-label={
            others.length > 0 ? `골프장 ${group.pins.length}곳 보기` : `골프장 ${first?.course.title} 보기`
          }
        >
          {others.length > 0 ? `${group.pins.length}곳` : '골프'}
        </button>,
        holder,
      )}
    </>
  );
};

const Pins = ({ pins, onPick }: { pins: readonly Pin[]; onPick: (group: Group<Pin>) => void }) => {
  const map = useMap();
  const [, setMoves] = useState(0);
  useMapEvents({ moveend: () => setMoves((moves) => moves + 1) });
  useEffect(() => {
    if (pins.length > 0)
      map.fitBounds(latLngBounds(pins.map((pin) => [pin.lat, pin.lng])), {
        padding: [32, 32],
        maxZoom: 13,
        animate: false,
      });
  }, [map, pins]);
  const zoom = map.getZoom();
  return groupPins(pins, ({ lat, lng }) => map.project(latLng(lat, lng), zoom)).map((group) => (
    <PinButton key={group.pins.map(({ course }) => course.id).join()} group={group} onPress={onPick} />
  ));
};

/** The courses of a list on a map, and over it those that were chosen. Only for the browser. */
export const GolfMap = ({ courses }: { courses: readonly Course[] }) => {
  const { tileUrl } = useSite();
  const [pins, setPins] = useState(() => pinsOf(courses));
  const [picked, setPicked] = useState<readonly Course[]>([]);
  const [tilesMissing, setTilesMissing] = useState(false);
  useEffect(() => {
    setPins(pinsOf(courses));
    setPicked([]);
  }, [courses]);
  return (
    <div className={styles.map}>
      <BaseMap tileUrl={tileUrl} center={START.center} zoom={START.zoom} onMissingTiles={setTilesMissing}>
        <Pins pins={pins} onPick={(group) => setPicked(group.pins.map(({ course }) => course))} />
      </BaseMap>
      <div className={styles.over} role="status">
        {tilesMissing && <TilesMissing>목록에서 봐 주세요.</TilesMissing>}
      </div>
      {picked.length > 0 && (
        <section className={styles.card} aria-label="고른 골프장">
          {picked.some(({ isExact }) => !isExact) && (
            <p className={`quiet ${styles.where}`}>정확한 위치를 몰라 도시 가운데에 표시했어요.</p>
          )}
          {picked.map((course) => (
            <CourseItem key={course.id} course={course} />
          ))}
          <button
            type="button"
            className={`icon-button ${styles.close}`}
            aria-label="고른 골프장 닫기"
            onClick={() => setPicked([])}
          >
            <span aria-hidden="true">✕</span>
          </button>
        </section>
      )}
    </div>
  );
};
