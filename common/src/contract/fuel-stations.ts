import { z } from 'zod';
import { crud } from '../crud.ts';
import { get, post } from '../endpoint.ts';
import {
  flag,
  idParams,
  location,
  regionFilter,
  regionId,
  text,
  title,
  wireDate,
  wireInteger,
} from '../fields.ts';
import { PRICE_KINDS, STATION_GRADES } from '../fuel-stations.ts';
import { SEARCHES } from '../limits.ts';
import { recordOf } from '../tags.ts';
import { codes } from './realty-filter.ts';

const paths = { query: '/v1/query/fuel-stations', command: '/v1/command/fuel-stations' };

const plain = crud({
  name: 'fuel_stations',
  fields: {
    title: title(1, 100).meta({ title: '이름' }),
    brand: title(0, 60).optional().meta({ title: '브랜드' }),
    address: text(1, 200).meta({ title: '주소' }),
    regionId: regionId.meta({ title: '도시' }),
    location: location.meta({ title: '위치' }),
    hours: text(0, 200).optional().meta({ title: '여는 시간' }),
    /** Nobody fills here without being its member, as at Costco. */
    membership: z.boolean().optional().meta({ title: '회원만 주유' }),
    source: text(1, 200).meta({ title: '출처' }),
  },
  filters: ['regionId', 'membership'],
  search: ['title', 'brand', 'address'],
  sort: ['title', 'brand'],
  paths,
});

const price = z.object({
  grade: z.enum(codes(STATION_GRADES)),
  kind: z.enum(codes(PRICE_KINDS)),
  /** Per litre. */
  cents: z.number(),
  /** When the newest of those who say so was there. */
  seenDate: wireDate,
  /** Who says so: staff, or so many members, of whom nobody is named. */
  by: z.enum(['staff', 'members']),
  members: z.number(),
});
export type StationPrice = z.output<typeof price>;

const priced = plain.get.reply.extend({
  /** The name of its city. */
  city: z.string(),
  /** What is believed and not too old, by grade and kind. */
  prices: z.array(price),
  /** From the point that was asked for, in metres; null where none was. */
  metres: z.number().nullable(),
});
export type PricedStation = z.output<typeof priced>;

const pin = z.object({
  id: z.number(),
  title: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** The lowest price of the grade; null where none is known. */
  cents: z.number().nullable(),
});
export type StationPin = z.output<typeof pin>;

const filter = z.object({
  regionId: regionFilter,
  grade: z.enum(codes(STATION_GRADES)).optional().meta({ description: 'Default regular' }),
  everyone: flag.optional().meta({ description: 'Leaves out what is for members of a shop alone' }),
});
export type StationFilter = z.output<typeof filter>;

/** A file of some hundred rows. */
const IMPORT_MAX = 200_000;

const reads = ['fuel_stations', 'fuel_prices'];

/** Where petrol is sold, as staff enter it, with the prices that are believed. */
export const fuelStations = {
  ...plain,
  prices: get('/v1/query/fuel-stations/prices', {
    summary:
      'Stations with their prices: the cheapest of a grade first and those without a price last, or the nearest to a point first',
    query: z.object({
      ...filter.shape,
      near: z
        .string()
        .regex(/^\d{2}\.\d{1,5},-\d{2,3}\.\d{1,5}$/)
        .optional()
        .meta({ description: 'lat,lng in decimal degrees' }),
      sort: z.enum(['price', 'distance']).optional().meta({ description: 'Default distance with a point' }),
      skip: wireInteger(0).optional(),
      limit: wireInteger(1, 100).optional().meta({ description: 'Default 20' }),
    }),
    limit: SEARCHES,
    reads,
    reply: z.array(priced),
  }),
  priceCount: get('/v1/query/fuel-stations/prices/count', {
    summary: 'Counts stations, and those of them of which a price of the grade is known',
    query: filter,
    limit: SEARCHES,
    reads,
    reply: z.object({ count: z.number(), priced: z.number() }),
  }),
  map: get('/v1/query/fuel-stations/map', {
    summary: 'Where stations are, for a map',
    query: filter,
    limit: SEARCHES,
    reads,
    reply: z.array(pin),
  }),
  station: get('/v1/query/fuel-stations/{id}/prices', {
    summary: 'One station with its prices',
    params: idParams,
    reads: (input: { params: { id: number } }) => [
      ...recordOf('fuel_stations')(input),
      `fuel_prices@station:${input.params.id}`,
    ],
    reply: priced,
  }),
  import: post('/v1/command/fuel-stations/import', {
    summary:
      'Stores the rows of a CSV, all of them or none; the same city and address is the same row, a column that is missing stays as it is',
    access: 'admin',
    body: z.object({ text: text(1, IMPORT_MAX).meta({ title: 'CSV', long: true }) }),
    reply: z.object({ added: z.number(), changed: z.number(), same: z.number() }),
  }),
};
