import { walkedIn } from '@hanca/common/walking.ts';
import { metresBetween } from '../geo/metres.ts';
import { type Point, type Station, stations } from '../geo/tables.ts';

// Everything here takes the point that everybody is shown, never the home: a distance from it tells nothing new.

/** A station is named on a card, and its homes are found by its name, where it is no farther. */
export const NAMED_METRES = walkedIn(15);

/** Degrees that are at least as far as 3 km, wherever there are stations: what is farther need not be measured. */
const BOX = { metres: 3000, lat: 0.028, lng: 0.047 };

interface NearStation {
  station: Station;
  metres: number;
}

/** Stations at most so many metres from a point, 3 km at most, the nearest first; of one name the nearest. */
export const stationsNear = (point: Point, within: number): NearStation[] => {
  const near: NearStation[] = [];
  for (const station of stations) {
    if (Math.abs(station.lat - point.lat) > BOX.lat || Math.abs(station.lng - point.lng) > BOX.lng) continue;
    const metres = Math.round(metresBetween(point, station));
    if (metres <= Math.min(within, BOX.metres)) near.push({ station, metres });
  }
  near.sort((a, b) => a.metres - b.metres);
  return near.filter(
    ({ station }, index) => near.findIndex((one) => one.station.name === station.name) === index,
  );
};

/** What a search knows of the stations of a point: metres to the nearest, however far, and what those it is near are called. */
export const stationFacts = (point: Point): { stationMetres: number; stationNames: string[] } => {
  let nearest = Number.POSITIVE_INFINITY;
  for (const station of stations) nearest = Math.min(nearest, metresBetween(point, station));
  const near = stationsNear(point, NAMED_METRES);
  return { stationMetres: Math.round(nearest), stationNames: near.flatMap(({ station }) => station.names) };
};
