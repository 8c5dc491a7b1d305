import { z } from 'zod';
import { wantedPlaces } from '../areas.ts';
import type { Tag } from '../endpoint.ts';
import {
  boundingBox,
  flag,
  placesFilter,
  regionFilter,
  text,
  wireDay,
  wireInteger,
  wireList,
} from '../fields.ts';
import { AMOUNT_MAX, BEDROOMS_OPEN, RESERVED, ROOM_KINDS } from '../realties.ts';
import { BATH_KINDS, LAUNDRY, UTILITIES } from '../realty-codes.ts';
import { isProvinceId } from '../regions.ts';

/** The codes of a table, as an enum of zod takes them. */
export const codes = <const T extends readonly { readonly code: unknown }[]>(table: T) =>
  table.map(({ code }) => code) as T[number]['code'][];

/**
 * What lists, counts and maps are narrowed by. Missing, '', -1 for status and bedroom, 0 for categories and CA00
 * mean no filter. Amounts are in CAD, areas in square feet.
 */
export const realtyFilter = z.object({
  regionId: placesFilter,
  cityId: regionFilter.meta({ description: 'A city or a province, within which alone the places count' }),
  reType: wireInteger(0, 999).optional(),
  txType: wireInteger(0, 999).optional(),
  bedroom: wireInteger(-1, BEDROOMS_OPEN)
    .optional()
    .meta({ description: `0 = studio, ${BEDROOMS_OPEN} = ${BEDROOMS_OPEN} or more` }),
  bathroom: wireInteger(0, 20).optional().meta({ description: 'At least so many' }),
  priceMin: wireInteger(0, AMOUNT_MAX).optional(),
  priceMax: wireInteger(0, AMOUNT_MAX).optional(),
  areaMin: wireInteger(0, AMOUNT_MAX).optional(),
  depositMax: wireInteger(0, AMOUNT_MAX).optional(),
  minTermMax: wireInteger(0, 60).optional().meta({ description: 'Minimum term of at most so many months' }),
  stationMax: wireInteger(1, 5000)
    .optional()
    .meta({ description: 'The nearest rapid-transit station at most so many metres away, about' }),
  furnished: flag.optional().meta({ description: 'As its lister says: what is not said is neither' }),
  utilitiesIncluded: flag.optional(),
  womenOnly: flag.optional(),
  pets: flag.optional().meta({ description: 'true: allowed or negotiable; false: none' }),
  smoking: flag.optional().meta({ description: 'true: allowed, also outside only; false: none' }),
  parking: wireInteger(0, 20).optional().meta({ description: 'At least so many' }),
  laundry: z.enum(codes(LAUNDRY)).optional(),
  utilities: wireList(codes(UTILITIES)).optional().meta({ description: 'All of these included' }),
  roomKind: z.enum(codes(ROOM_KINDS)).optional(),
  bathKind: z.enum(codes(BATH_KINDS)).optional(),
  availableBefore: wireDay.optional().meta({ description: 'To be had on this day, or at once' }),
  keyword: text(0, 100).optional().meta({
    title: '검색어',
    description:
      'Words that it has, parts of words too; of each of its texts the first 4,000 characters are searched',
  }),
  bbox: boundingBox.optional(),
  status: wireInteger(-1, RESERVED).optional(),
  userId: wireInteger(1).optional(),
  hidden: flag.optional().meta({ title: '숨김', description: 'For staff: hidden by staff, or not' }),
});
export type RealtyFilter = z.output<typeof realtyFilter>;

/** The lists of its lister, of the cities and provinces that it looks in, else of all. */
export const listOf = ({ query }: { query: RealtyFilter }): readonly Tag[] => {
  const places = wantedPlaces(query) ?? [];
  if (query.userId) return [`realties@user:${query.userId}`];
  if (places.length === 0) return ['realties'];
  return places.map((id): Tag => `realties@${isProvinceId(id) ? 'region' : 'city'}:${id}`);
};
