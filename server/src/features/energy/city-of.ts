import { provinces } from '@hanca/common/regions.ts';
import { metresBetween } from '../geo/metres.ts';
import { type City, cities } from '../geo/places.ts';
import type { Point } from '../geo/tables.ts';

/** A name in one spelling: `Township of Langley`, `Langley Twp` and `LANGLEY` are one, and what stands in brackets is a part. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\(.*?\)|\b(?:city|township|twp|district)\b(?: of\b)?/g, ' ')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** What people write for others. */
const OTHERS: Record<string, string> = { poco: 'port coquitlam', 'new westminister': 'new westminster' };

/** As far from its city as something in it lies. */
const WITHIN_METRES = 40_000;

const ofProvince = new Map<string, City[]>(
  provinces.map(({ id, code }) => [code, cities.filter(({ provinceId }) => provinceId === id)]),
);

/**
 * The id of the city that something is in: by its name where that is one near it, else the nearest. In: the name as people typed
 * it and the two letters of the province. Null where there is none within 40 km.
 */
export const cityOf = (name: string, province: string, point: Point): string | null => {
  const plain = plainName(name);
  const wanted = OTHERS[plain] ?? plain;
  const near = (ofProvince.get(province) ?? []).flatMap((city) => {
    // A degree of latitude is 111 km: most cities need no more than a subtraction.
    if (Math.abs(city.lat - point.lat) > 0.4) return [];
    const metres = metresBetween(city, point);
    return metres < WITHIN_METRES ? [{ city, metres }] : [];
  });
  const named = near.find(({ city }) => plainName(city.nameEn) === wanted);
  const [nearest] = near.toSorted((a, b) => a.metres - b.metres);
  return (named ?? nearest)?.city.id ?? null;
};
