import { z } from 'zod';
import { get } from '../endpoint.ts';
import { regionId, text } from '../fields.ts';
import { perHour } from '../limits.ts';

const category = z.object({
  id: z.number(),
  value: z.number(),
  title: z.string(),
  pid: z.number(),
  /** Of a post type: whether members write posts of it. */
  openToMembers: z.boolean().optional(),
});
export type Category = z.output<typeof category>;

const named = { id: z.string(), name: z.string(), nameEn: z.string() };
const city = z.object({
  ...named,
  aliases: z.array(z.string()).optional().meta({ description: 'What else people call it' }),
});
const province = z.object({ ...named, cities: z.array(city) });
/** Cities that people name as one, as in Metro Vancouver: `cities` are their ids. */
const area = z.object({ ...named, aliases: z.array(z.string()), cities: z.array(z.string()) });
const country = z.object({ ...named, areas: z.array(area), provincies: z.array(province) });
export type Country = z.output<typeof country>;

/** How exactly a candidate's point is known, the best first. */
const precision = z.enum(['address', 'street', 'fsa', 'city', 'province']);

const candidate = z.object({
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
  formatted_address: z.string(),
  precision,
});
export type Candidate = z.output<typeof candidate>;

export const geo = {
  appdata: get('/v1/region/appdata', {
    summary: 'Countries with areas, provinces and cities, and all categories',
    reply: z.object({ countries: z.array(country), categories: z.array(category) }),
    reads: ['categories'],
  }),
  place: get('/v1/region/places/{id}', {
    summary: 'The name of a province, an area or a city',
    params: z.object({ id: regionId }),
    reply: z.object(named),
    reads: [],
  }),
  tiles: get('/v1/geo/tiles', {
    summary: 'Where the pictures of maps are: an address with {z}, {x} and {y}, empty where there are none',
    reply: z.object({ url: z.string() }),
  }),
  location: get('/v1/geo/location', {
    summary: 'Where an address may be, the best candidate first',
    access: 'member',
    // A form needs a few, a geocoding service bears no more.
    limit: perHour(60),
    query: z.object({
      address: text(2, 200, 'address.required'),
      cityId: regionId
        .optional()
        .meta({ description: 'Where it is looked for first: streets bear the names of cities' }),
    }),
    reply: z.object({ candidates: z.array(candidate) }),
  }),
};
