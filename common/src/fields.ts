import { z } from 'zod';
import { joinImages, splitImages } from './image-lists.ts';
import { IMAGE_LIMITS, IMAGE_PATH } from './images.ts';
import type { MessageKey } from './messages.ts';
import { canonicalPlaces, PLACES_MAX } from './places.ts';
import { plainName } from './plain-name.ts';

/** Ids and counts fit PostgreSQL's integer. */
export const MAX_INTEGER = 2_147_483_647;

/** Most characters of a post's or coupon's body. */
export const CONTENT_MAX = 200_000;
export const TITLE_MAX = 200;

const key = (k: MessageKey) => k;

/** Only for what is no integer: limits speak for themselves. */
const notInteger = (issue: { code?: string; input?: unknown }) =>
  issue.code === 'invalid_type' ? (issue.input === undefined ? key('required') : key('integer')) : undefined;

/** A number of a query string or a path: digits only, so '12abc', '0x0c', '1e3' and '' are refused. */
export const wireInteger = (min: number, max = MAX_INTEGER) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^-?\d{1,16}$/)
          .transform(Number),
      ],
      { error: key('integer') },
    )
    .pipe(z.int({ error: notInteger }).min(min).max(max));

/** A positive integer id in a JSON body. */
export const id = z.int({ error: notInteger }).min(1).max(MAX_INTEGER).meta({ title: 'ID' });

/** The same of a record that is read. */
export const recordId = z.number().meta({ title: 'ID' });

/** `{id}` of a path. */
export const idParams = z.object({ id: wireInteger(1, Number.MAX_SAFE_INTEGER) });

/** More marks on one letter than any script has (the stream-safe text format, Unicode Standard Annex 15). */
const TOO_MANY_MARKS = /\p{M}{31}/u;

/** Whether a text can be brought into a normal form: without half characters, and without endless marks, which take time by the square. */
export const isNormalisable = (text: string): boolean => text.isWellFormed() && !TOO_MANY_MARKS.test(text);

const wellFormed = (requiredKey: MessageKey) =>
  z
    .string({
      error: (issue) => (issue.input === undefined || issue.input === null ? requiredKey : undefined),
    })
    .refine((s) => !s.includes('\0') && isNormalisable(s), { error: key('nul'), abort: true });

/** Refuses what is too short or too long, counted in characters (code points). */
const lengthOf =
  (min: number, max: number, requiredKey: MessageKey): z.core.CheckFn<string> =>
  (context) => {
    const { value } = context;
    const length = value.length > max || value.length < min * 2 ? [...value].length : value.length;
    if (length < min) {
      context.issues.push({
        code: 'too_small',
        minimum: min,
        inclusive: true,
        origin: 'string',
        input: value,
        message: min <= 1 ? requiredKey : '',
      });
    } else if (length > max) {
      context.issues.push({
        code: 'too_big',
        maximum: max,
        inclusive: true,
        origin: 'string',
        input: value,
        message: '',
      });
    }
  };

/** Unicode text: NFC, trimmed, without NUL or lone surrogates; lengths count characters (code points). */
export const text = (min: number, max: number, requiredKey: MessageKey = 'required') =>
  wellFormed(requiredKey)
    .normalize('NFC')
    .trim()
    .check(lengthOf(min, max, requiredKey));

/** Characters that turn the direction of writing, for what follows a name or title too. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

const oneWay = (requiredKey: MessageKey) =>
  wellFormed(requiredKey).refine((s) => !DIRECTION.test(s), { error: key('direction'), abort: true });

/** The name or title of something: text that cannot turn itself or its surroundings round. */
export const title = (min: number, max: number, requiredKey: MessageKey = 'required') =>
  oneWay(requiredKey)
    .normalize('NFC')
    .trim()
    .check(lengthOf(min, max, requiredKey));

/** A person's name: a title in one form of each letter, without what cannot be seen. */
export const personName = (max: number) =>
  oneWay('name.required')
    // Names of a megabyte need not be read to their end to be too long.
    .overwrite((name) => plainName(name.slice(0, 10 * max)))
    .check(lengthOf(1, max, 'name.required'));

/** The path of a stored picture. */
export const imagePath = z
  .string()
  .trim()
  .regex(IMAGE_PATH, { error: key('image.path') });

/** Comma-separated stored paths, as specified. */
export const imageList = z
  .string()
  .overwrite((value) => joinImages(splitImages(value)))
  .refine((value) => splitImages(value).length <= IMAGE_LIMITS.files, {
    error: key('image.many'),
    abort: true,
  })
  .refine((value) => splitImages(value).every((path) => IMAGE_PATH.test(path)), { error: key('image.path') });

/** Decimal degrees, WGS 84. */
export const location = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });

/** Reply side of a date: milliseconds since 1970 as a string, '0' for none. */
export const wireDate = z.object({ time: z.string() });
export type WireDate = z.output<typeof wireDate>;

/** The dates that every record has. */
export const createdDate = wireDate.meta({ title: '등록일' });
export const updatedDate = wireDate.meta({ title: '수정일' });

/** The end of the year 9999, in milliseconds: PostgreSQL does not read a year of five digits. */
const LAST_MOMENT = 253_402_300_799_999;

const milliseconds = z.int().min(0, { abort: true }).max(LAST_MOMENT, { abort: true });

/** A date in a body: milliseconds since 1970, plain or as it was read. Out: milliseconds, 0 for none. */
export const writtenDate = z.union(
  [
    milliseconds,
    z
      .object({ time: z.string().regex(/^\d{1,15}$/) })
      .transform(({ time }) => Number(time))
      .pipe(milliseconds),
  ],
  { error: key('date') },
);

export const toWireDate = (date: Date | null): WireDate => ({ time: date ? String(date.getTime()) : '0' });

/** Paging and order of every list, by the fields that it can be sorted by. */
export const paging = <const F extends readonly [string, ...string[]]>(sortFields: F, defaultLimit = 10) =>
  z.object({
    skip: wireInteger(0).optional(),
    limit: wireInteger(1, 100)
      .optional()
      .meta({ description: `Default ${defaultLimit}` }),
    sort: z.enum(sortFields).optional(),
    order: z.enum(['ASC', 'DESC']).optional(),
  });

/** Where something belongs: CA00, a province or a city. Whether there is such a region is for the server to know. */
export const regionId = z
  .string({ error: key('select.required') })
  .regex(/^CA\d{2,12}$/, { error: key('select.required') })
  .meta({ title: '지역', choices: 'regions' });

/** The name of that region. */
export const regionName = z.string().meta({ title: '지역' });

/** A region of a query: missing and CA00 mean all. */
export const regionFilter = z
  .string()
  .regex(/^CA\d{2,12}$/)
  .optional()
  .meta({ title: '지역', choices: 'regions' });

/** Places of a query: provinces, areas and cities, separated by commas; in code also as an array. Out: in their one spelling, none for all. */
export const placesFilter = z
  .union([z.string().transform((value) => value.split(',')), z.array(z.string())])
  .pipe(
    z
      .array(z.string().regex(/^CA\d{2,12}$/))
      .max(PLACES_MAX)
      .overwrite(canonicalPlaces),
  )
  .optional()
  .meta({ title: '지역', choices: 'regions', description: 'Any of these provinces, areas and cities' });

/** Yes or no in a query string: true, 1, false, 0. */
export const flag = z.union(
  [z.boolean(), z.enum(['true', '1', 'false', '0']).transform((value) => value === 'true' || value === '1')],
  { error: key('flag') },
);

/** Some of the given codes in a query string, separated by commas; in code also as an array. */
export const wireList = <const C extends string>(codes: readonly C[]) =>
  z
    .union([z.string().transform((value) => value.split(',')), z.array(z.string())])
    .pipe(z.array(z.enum(codes)).max(codes.length));

/** Some ids in a query string, separated by commas; in code also as an array. */
export const wireIds = (most: number) =>
  z
    .union(
      [
        z
          .string()
          .regex(/^\d{1,10}(?:,\d{1,10})*$/)
          .transform((value) => value.split(',').map(Number)),
        z.array(z.number()),
      ],
      { error: key('integer') },
    )
    .pipe(z.array(id).max(most));

const DAY_MS = 24 * 3600_000;

/** A day of a query string, from 1970 on, as YYYY-MM-DD or as milliseconds. Out: its start in UTC, milliseconds since 1970. */
export const wireDay = z.union(
  [
    // PostgreSQL has no year 0000.
    z.iso
      .date()
      .refine((day) => day >= '1970')
      .transform((day) => Date.parse(day)),
    wireInteger(0, 8_640_000_000_000_000).transform((ms) => ms - (ms % DAY_MS)),
  ],
  { error: key('date') },
);

/** west,south,east,north in decimal degrees. */
export type BoundingBox = [west: number, south: number, east: number, north: number];

/** An area of a query string. Out: four numbers, each side where it belongs. */
export const boundingBox = z
  .union(
    [
      z.tuple([z.number(), z.number(), z.number(), z.number()]),
      z
        .string()
        .regex(/^-?\d{1,3}(?:\.\d{1,8})?(?:,-?\d{1,3}(?:\.\d{1,8})?){3}$/)
        .transform((value): BoundingBox => {
          const [west = 0, south = 0, east = 0, north = 0] = value.split(',').map(Number);
          return [west, south, east, north];
        }),
    ],
    { error: key('bbox') },
  )
  .refine(
    ([west, south, east, north]) =>
      west >= -180 && west <= east && east <= 180 && south >= -90 && south <= north && north <= 90,
    { error: key('bbox') },
  );

/** A telephone number as people write it; '' for none. */
export const phone = z
  .union([z.literal(''), text(7, 40).regex(/^[+(]?\d[\d\s().+-]*\d(?:\s*(?:ext\.?|x)\s*\d{1,6})?$/i)], {
    error: 'phone.format',
  })
  .nullish();
