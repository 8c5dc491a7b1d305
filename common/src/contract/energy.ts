import { z } from 'zod';
import { get } from '../endpoint.ts';
import { GRADES, PLUG_CODES, POWERS } from '../energy.ts';
import { regionFilter, wireDate, wireInteger, wireList } from '../fields.ts';
import { SEARCHES } from '../limits.ts';
import { codes } from './realty-filter.ts';

/** Whose figures they are and how old. */
const credit = {
  source: z.string(),
  /** Where people read the same. */
  sourcePage: z.string(),
  attribution: z.string(),
  fetchedAt: wireDate,
  /** Older than it should be. */
  stale: z.boolean(),
  /** An example, or what the source says. */
  mode: z.enum(['demo', 'live']),
};

const charger = z.object({
  /** Of the source. */
  id: z.number(),
  name: z.string(),
  address: z.string(),
  regionId: z.string(),
  /** The name of its city. */
  city: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** Code and name of who runs it; '' and '' for nobody. */
  network: z.string(),
  networkName: z.string(),
  plugs: z.array(z.enum(PLUG_CODES)),
  /** How many cars charge at once, slowly and fast; null where it is not known. */
  slow: z.number().nullable(),
  fast: z.number().nullable(),
  /** The most power in kW; null where it is not known. */
  power: z.number().nullable(),
  /** In the source's words; '' where it says nothing. */
  price: z.string(),
  hours: z.string(),
  /** When somebody last looked at it, YYYY-MM-DD; '' where it is not known. */
  confirmed: z.string(),
  /** From the point that was asked for, in metres; null where none was. */
  metres: z.number().nullable(),
  ...credit,
});
export type Charger = z.output<typeof charger>;

const network = z.object({ code: z.string(), name: z.string(), count: z.number() });

const pin = z.object({
  id: z.number(),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  fast: z.boolean(),
});
export type ChargerPin = z.output<typeof pin>;

const average = z.object({
  /** A city, or CA for the whole country. */
  regionId: z.string(),
  city: z.string(),
  grade: z.enum(codes(GRADES)),
  /** Cents per litre with all taxes, by week, the newest last; `week` is the Tuesday that ends it, YYYY-MM-DD. */
  weeks: z.array(z.object({ week: z.string(), cents: z.number() })),
  ...credit,
});
export type GasAverage = z.output<typeof average>;

const chargerFilter = z.object({
  regionId: regionFilter,
  plugs: wireList(PLUG_CODES).optional().meta({ description: 'Any of these plugs' }),
  power: z
    .enum(codes(POWERS))
    .optional()
    .meta({ description: 'fast: any fast charger; else the least power in kW, where it is known' }),
  network: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
});
export type ChargerFilter = z.output<typeof chargerFilter>;

const chargerReads = ['feed_snapshots@feed:afdc'];

const exchangeRate = z.object({
  /** The day that it is of, YYYY-MM-DD. */
  day: z.string(),
  /** Canadian dollars for one US dollar. */
  cad: z.number(),
  /** Staff have entered it, by a source of which there is no page. */
  entered: z.boolean(),
  ...credit,
});
export type ExchangeRate = z.output<typeof exchangeRate>;

const state = z.object({
  /** Off; on but nothing was fetched yet; too old to be shown; shown. */
  state: z.enum(['off', 'waiting', 'old', 'shown']),
  /** When the last good answer came; null without one. */
  fetchedAt: wireDate.nullable(),
});
export type EnergyState = z.output<typeof state>;

const fuelReads = ['feed_snapshots@feed:nrcan', 'feed_snapshots@feed:nrcan_diesel'];

/** What cars run on: chargers and the prices of petrol. */
export const energy = {
  chargers: get('/v1/query/chargers', {
    summary:
      'Public chargers of electric cars, the strongest first, or the nearest to a point; none where the feed of them is off',
    query: chargerFilter.extend({
      near: z
        .string()
        .regex(/^\d{2}\.\d{1,5},-\d{2,3}\.\d{1,5}$/)
        .optional()
        .meta({ description: 'lat,lng in decimal degrees' }),
      skip: wireInteger(0).optional(),
      limit: wireInteger(1, 100).optional().meta({ description: 'Default 20' }),
    }),
    limit: SEARCHES,
    reads: chargerReads,
    reply: z.array(charger),
  }),
  count: get('/v1/query/chargers/count', {
    summary:
      'Counts chargers, those that a least power leaves out because theirs is not known, and those of each network in the region',
    query: chargerFilter,
    limit: SEARCHES,
    reads: chargerReads,
    reply: z.object({ count: z.number(), unknown: z.number(), networks: z.array(network) }),
  }),
  map: get('/v1/query/chargers/map', {
    summary: 'Where chargers are, for a map',
    query: chargerFilter,
    limit: SEARCHES,
    reads: chargerReads,
    reply: z.array(pin),
  }),
  averages: get('/v1/query/fuel', {
    summary:
      'What petrol cost on average in surveyed cities in the last weeks; nothing where the feed of it is off',
    query: z.object({
      grade: z.enum(codes(GRADES)).optional(),
      weeks: wireInteger(1, 104).optional().meta({ description: 'Default 12' }),
    }),
    reads: fuelReads,
    reply: z.array(average),
  }),
  rate: get('/v1/query/exchange-rate', {
    summary: 'What a US dollar is worth in Canadian dollars; null where none is known or it is too old',
    reads: ['feed_snapshots@feed:boc'],
    reply: z.object({ rate: exchangeRate.nullable() }),
  }),
  states: get('/v1/query/energy/states', {
    summary:
      'Why there are no chargers or averages: their feeds are off, have brought nothing yet, or are too old',
    reads: [...chargerReads, ...fuelReads],
    reply: z.object({ chargers: state, regular: state, diesel: state }),
  }),
};
