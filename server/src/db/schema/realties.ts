import type { AMENITIES } from '@hanca/common/amenities.ts';
import type { Availability, RoomKind } from '@hanca/common/realties.ts';
import type { BathKind, Laundry, Pets, Smoking, Utility } from '@hanca/common/realty-codes.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { created, id, moment, orders } from './columns.ts';
import { users } from './users.ts';

/** What a lister can say is not there. */
export type Absent = (typeof AMENITIES)[number]['code'] | 'furnished' | 'parking';

/**
 * Hundreds of texts, written as one: Drizzle's own arrays encode each by itself. What JSON puts in quotes PostgreSQL reads as it is,
 * but for the escapes of control characters and of halves of characters, which no term has.
 */
const termArray = customType<{ data: string[] }>({
  dataType: () => 'text[]',
  toDriver: (terms) => `{${JSON.stringify(terms).slice(1, -1)}}`,
});

/** Rental listings. Amounts are in CAD, areas in square feet. */
export const realties = pgTable(
  'realties',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    /** The first four characters of the city id. */
    regionId: text('region_id').notNull(),
    cityId: text('city_id').notNull(),
    reType: integer('re_type').notNull(),
    txType: integer('tx_type').notNull(),
    price: integer('price').notNull(),
    /** The price before it was lowered, while that is news. */
    previousPrice: integer('previous_price'),
    /** Since when the price is what it is; null where that is before it was stored. */
    priceSince: moment('price_since'),
    bedroom: smallint('bedroom').notNull(),
    bathroom: doublePrecision('bathroom').notNull(),
    area: integer('area').notNull(),
    /** As its owner wrote it, and without house number, unit and postal code for everybody else. */
    address: text('address').notNull(),
    publicAddress: text('public_address').notNull(),
    /** Where the home is, and a point at most 200 m away for everybody but its owner. */
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    publicLat: doublePrecision('public_lat').notNull(),
    publicLng: doublePrecision('public_lng').notNull(),
    /** From that point to the nearest station of rapid transit, however far; null where nobody has measured yet. */
    stationMetres: integer('station_metres'),
    images: text('images').array().notNull().default([]),
    content: text('content').notNull(),
    /** False, no space and no option say nothing by themselves: what is said not to be there is in `absent`. */
    furnished: boolean('furnished').notNull().default(false),
    parking: smallint('parking').notNull().default(0),
    parkingFee: integer('parking_fee'),
    facing: smallint('facing').notNull().default(0),
    buildYear: smallint('build_year'),
    options: text('options').array().notNull().default([]),
    absent: text('absent').array().$type<Absent[]>().notNull().default([]),
    availability: text('availability').$type<Availability>(),
    availableFrom: date('available_from', { mode: 'string' }),
    /** The same in the lister's own words. */
    availableDate: text('available_date').notNull().default(''),
    minTermMonths: smallint('min_term_months'),
    deposit: integer('deposit'),
    utilities: text('utilities').array().$type<Utility[]>().notNull().default([]),
    utilitiesIncluded: boolean('utilities_included'),
    /** What they come to beside the rent, about, a month. */
    utilitiesFee: integer('utilities_fee'),
    pets: text('pets').$type<Pets>(),
    smoking: text('smoking').$type<Smoking>(),
    laundry: text('laundry').$type<Laundry>(),
    storey: smallint('storey'),
    roomKind: text('room_kind').$type<RoomKind>(),
    bathKind: text('bath_kind').$type<BathKind>(),
    womenOnly: boolean('women_only'),
    housemates: text('housemates').notNull().default(''),
    houseRules: text('house_rules').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** 0 in deal, 1 deal done, 2 reserved. */
    status: smallint('status').notNull().default(0),
    /** Why staff hid it; null where they did not. */
    hiddenReason: text('hidden_reason'),
    /** Whether it is hidden until its owner's address is verified. */
    unverified: boolean('unverified').notNull().default(false),
    /** When its owner last said that it can still be had, after publishing it. */
    confirmedAt: moment('confirmed_at'),
    /** When somebody asked whether it can, while the answer is missing. */
    inquiredAt: moment('inquired_at'),
    /** Whether that question was not answered in time. */
    unconfirmed: boolean('unconfirmed').notNull().default(false),
    /** When it stops being shown unless it is renewed. */
    expiresAt: moment('expires_at').notNull(),
    /** Whether its owner was mailed about the coming end. */
    expiryTold: boolean('expiry_told').notNull().default(false),
    /** What follows from these, and from its owner's state, in a column of its own for the indexes. */
    visible: boolean('visible').notNull().default(true),
    /** What it can be found by: its facts as name=value, and every two neighbouring letters of its words. */
    terms: termArray('terms').notNull().default(sql`'{}'`),
    /**
     * Its words without spaces, in lower case, to look again where the letters were found. Like all that lists look through and
     * show it stays in the row (`0059_short_realty_rows.sql`).
     */
    words: text('words').notNull().default(''),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // Of all, for the orders of staff; the index itself says what everybody sees.
    index('realties_city').on(t.cityId, t.id, t.visible),
    index('realties_dearest').on(t.price, t.id, t.visible),
    index('realties_cheapest').on(t.price, t.id.desc().nullsFirst()).where(sql`visible`),
    index('realties_place').on(t.publicLat, t.publicLng).where(sql`visible`),
    // What most searches name is found and counted here, without reading the listings, which are wide.
    index('realties_facts')
      .on(t.regionId, t.bedroom, t.price, t.area, t.cityId, t.txType, t.reType, t.status, t.id)
      .where(sql`visible`),
    // What homes of a kind cost in a city is read here, for pages of listings and for screening.
    index('realties_kind')
      .on(t.cityId, t.txType, t.reType, t.bedroom, t.price, t.id)
      .where(sql`visible and status = 0`),
    index('realties_user').on(t.userId, t.id),
    index('realties_expires').on(t.expiresAt).where(sql`visible`),
    index('realties_lowered').on(t.priceSince).where(sql`${t.previousPrice} is not null`),
    index('realties_inquired')
      .on(t.inquiredAt)
      .where(sql`${t.inquiredAt} is not null and not ${t.unconfirmed}`),
    index('realties_by_terms').using('gin', t.terms),
    index('realties_pictures').using('gin', t.images).where(sql`visible`),
    ...orders('realties', t.id, t.updatedAt),
  ],
);

/** How often a listing was looked at; apart, since it changes with every reader. */
export const realtyViews = pgTable('realty_views', {
  realtyId: integer('realty_id')
    .primaryKey()
    .references(() => realties.id, { onDelete: 'cascade' }),
  count: integer('count').notNull().default(0),
});
