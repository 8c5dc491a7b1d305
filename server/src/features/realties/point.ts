import { createHmac } from 'node:crypto';
import { CIRCLE_METRES } from '@hanca/common/realties.ts';

/** Decimal degrees, WGS 84. */
export interface Point {
  lat: number;
  lng: number;
}

/** Metres of a degree of latitude; of longitude at the equator. */
const DEGREE_METRES = 111_195;
/** The home lies in the circle, but neither in its middle nor, after rounding, beyond its rim. */
const NEAREST_METRES = 50;
const FARTHEST_METRES = CIRCLE_METRES - 10;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/**
 * The point that is shown for a home: 50 to 190 m away in a direction that only the key tells. The same home of the
 * same owner has the same point however often it is listed, so many answers tell no more than one. Direction and
 * distance hold for a neighbourhood of about 100 m: a pin that is moved a little moves its point as much. They depend
 * on the owner, or somebody could try the homes around with listings of their own until the points are the same.
 */
export const publicPoint = (key: Buffer, userId: number, { lat, lng }: Point): Point => {
  const mac = createHmac('sha256', key)
    .update(`${userId}:${lat.toFixed(3)},${lng.toFixed(3)}`)
    .digest();
  const fraction = (offset: number) => mac.readUInt32BE(offset) / 2 ** 32;
  const direction = 2 * Math.PI * fraction(0);
  // Evenly over the area of the ring.
  const distance = Math.sqrt(
    NEAREST_METRES ** 2 + fraction(4) * (FARTHEST_METRES ** 2 - NEAREST_METRES ** 2),
  );
  return {
    lat: rounded(lat + (distance * Math.cos(direction)) / DEGREE_METRES),
    lng: rounded(lng + (distance * Math.sin(direction)) / (DEGREE_METRES * Math.cos(radians(lat)))),
  };
};

/** Metres between two points on a sphere of the earth's mean radius (haversine). */
export const metresBetween = (a: Point, b: Point): number => {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const h = half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lng - a.lng);
  return 2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(h)));
};
