import { createHmac } from 'node:crypto';
import { CIRCLE_METRES } from '@hanca/common/realties.ts';
import type { Point } from '../geo/tables.ts';

/** A home with the point that is shown for it. */
export interface Placed extends Point {
  publicLat: number;
  publicLng: number;
}

/** Metres of a degree of latitude; of longitude at the equator. */
const DEGREE_METRES = 111_195;
/** Two pins of one home lie no farther from each other, north and east. */
const SAME_HOME_METRES = 50;
/** The home lies in the circle, but neither in its middle nor, after rounding, beyond its rim. */
const NEAREST_METRES = 50;
const FARTHEST_METRES = CIRCLE_METRES - 10;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/**
 * The point that is shown for a home that its owner has not placed yet: 50 to 190 m away in a direction that only the
 * key tells. Direction and distance hold for a square of about 100 m, so that a home which is listed again after its
 * listing is gone has the same point. They depend on the owner, or somebody could try the homes around with listings of
 * their own until the points are the same.
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

/**
 * The point that is shown for a home whose owner has placed it before: as far away and in the same direction, or each
 * pin that is set anew beyond an edge of the key's squares would tell where the home is a little better.
 */
export const pointBeside = ({ lat, lng, publicLat, publicLng }: Placed, home: Point): Point => ({
  lat: rounded(publicLat + home.lat - lat),
  lng: rounded(publicLng + home.lng - lng),
});

/** Where other pins of a home may lie. Out: the south-western and the north-eastern corner. */
export const sameHome = ({ lat, lng }: Point): [Point, Point] => {
  const north = SAME_HOME_METRES / DEGREE_METRES;
  const east = north / Math.cos(radians(lat));
  return [
    { lat: lat - north, lng: lng - east },
    { lat: lat + north, lng: lng + east },
  ];
};

/** How far something may lie from the point of its city: the largest cities and their districts reach that far. */
export const CITY_METRES = 100_000;
