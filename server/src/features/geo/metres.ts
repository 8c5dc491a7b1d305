import type { Point } from './tables.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points on a sphere of the earth's mean radius (haversine). */
export const metresBetween = (a: Point, b: Point): number => {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const h = half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lng - a.lng);
  return 2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(h)));
};
