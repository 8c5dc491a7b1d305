import type { LatLngTuple } from 'leaflet';
import data from './map-data.json';

/** Fractions of a degree that the lines count in: of all the country, and of Metro Vancouver. */
const COARSE = 1000;
const FINE = 10_000;

/** The points of lines, stored as a point and the way from each to the next. */
const decode = (lines: readonly (readonly number[])[], perDegree: number): LatLngTuple[][] =>
  lines.map((line) => {
    const points: LatLngTuple[] = [];
    let [lng, lat] = [0, 0];
    for (let index = 0; index < line.length; index += 2) {
      lng += line[index] ?? 0;
      lat += line[index + 1] ?? 0;
      points.push([lat / perDegree, lng / perDegree]);
    }
    return points;
  });

export const land = decode(data.land, COARSE);
export const lakes = decode(data.lakes, COARSE);
/** Between provinces, and to the United States. */
export const borders = decode(data.borders, COARSE);
/** The municipalities around Vancouver, its own boundary and the parts of the city. */
export const municipalities = decode(data.municipalities, FINE);
export const bounds = decode(data.bounds, FINE);
export const parts = decode(data.parts, FINE);

interface Label {
  text: string;
  position: LatLngTuple;
  /** The lowest and the highest zoom at which it is written. */
  from: number;
  to: number;
}

/** What is written on the map; at no zoom one covers another. */
export const labels: readonly Label[] = data.labels.texts.map((text, index) => {
  const [lat = 0, lng = 0, from = 0, to = 0] = data.labels.numbers[index] ?? [];
  return { text, position: [lat / COARSE, lng / COARSE], from, to };
});
