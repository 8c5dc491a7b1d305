import { CIRCLE_METRES } from '@hanca/common/realties.ts';
import { describe, expect, test } from 'vitest';
import { metresBetween } from '../geo/metres.ts';
import { publicPoint } from './point.ts';

const key = Buffer.alloc(32, 1);
const home = { lat: 49.22863, lng: -123.00254 };
/** Homes over the whole country, about 3 km apart. */
const homes = Array.from({ length: 2000 }, (_, n) => ({ lat: 42 + n * 0.02, lng: -140 + n * 0.04 }));

describe('the public point', () => {
  test('lies in the circle around the home, never at the home', () => {
    const distances = homes.map((one) => metresBetween(one, publicPoint(key, 1, one)));
    expect(Math.min(...distances)).toBeGreaterThan(45);
    expect(Math.max(...distances)).toBeLessThan(CIRCLE_METRES - 5);
  });

  test('lies in every direction alike', () => {
    const quarters = [0, 0, 0, 0];
    for (const one of homes) {
      const { lat, lng } = publicPoint(key, 1, one);
      const quarter = (lat > one.lat ? 2 : 0) + (lng > one.lng ? 1 : 0);
      quarters[quarter] = (quarters[quarter] ?? 0) + 1;
    }
    for (const count of quarters) expect(count / homes.length).toBeCloseTo(0.25, 1);
  });

  test('is the same each time, and another one with another key, owner or home', () => {
    const point = publicPoint(key, 1, home);
    expect(publicPoint(key, 1, home)).toEqual(point);
    expect(publicPoint(Buffer.alloc(32, 2), 1, home)).not.toEqual(point);
    expect(publicPoint(key, 2, home)).not.toEqual(point);
    const shift = (a: { lat: number }, b: { lat: number }) => a.lat - b.lat;
    const away = { lat: 49.25, lng: -123.1 };
    expect(shift(publicPoint(key, 1, away), away)).not.toBeCloseTo(shift(point, home), 5);
  });

  test('moves with a pin that is moved a little, so that many small moves tell nothing', () => {
    const point = publicPoint(key, 1, home);
    const moved = publicPoint(key, 1, { lat: home.lat + 0.0001, lng: home.lng - 0.0001 });
    expect(moved.lat - point.lat).toBeCloseTo(0.0001, 5);
    expect(moved.lng - point.lng).toBeCloseTo(-0.0001, 5);
  });

  test('has five decimals', () => {
    for (const one of homes.slice(0, 100)) {
      const { lat, lng } = publicPoint(key, 1, one);
      expect([lat, lng].map((value) => Number(value.toFixed(5)))).toEqual([lat, lng]);
    }
  });
});

test('distances are those of the earth', () => {
  const vancouver = { lat: 49.24966, lng: -123.11934 };
  const toronto = { lat: 43.70011, lng: -79.4163 };
  expect(metresBetween(vancouver, toronto) / 1000).toBeCloseTo(3353, -2);
  expect(metresBetween(vancouver, vancouver)).toBe(0);
});
