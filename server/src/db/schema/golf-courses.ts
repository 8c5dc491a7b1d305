import type { CourseKind } from '@hanca/common/golf.ts';
import { integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, id, moment, orders } from './columns.ts';

/** CAD a person; null where it is not known. */
const fee = (name: string) => numeric(name, { precision: 6, scale: 2, mode: 'number' });

/** Golf courses, as staff enter them; what is not known is null or empty. */
export const golfCourses = pgTable(
  'golf_courses',
  {
    id: id(),
    title: text('title').notNull(),
    regionId: text('region_id').notNull(),
    kind: text('kind').$type<CourseKind>().notNull().default('unknown'),
    holes: integer('holes'),
    location: jsonb('location').$type<{ lat: number; lng: number }>(),
    weekdayFee: fee('weekday_fee'),
    weekendFee: fee('weekend_fee'),
    twilightFee: fee('twilight_fee'),
    seniorFee: fee('senior_fee'),
    cartFee: fee('cart_fee'),
    bookingFee: fee('booking_fee'),
    /** Percent that come on top; 0 where the fees have them already. */
    taxPercent: numeric('tax_percent', { precision: 5, scale: 3, mode: 'number' }),
    /** Bookings of a day open so many days before, at a time of the course's clocks. */
    windowDays: integer('window_days'),
    windowTime: text('window_time').notNull().default(''),
    dress: text('dress').notNull().default(''),
    singles: text('singles').notNull().default(''),
    cancelRule: text('cancel_rule').notNull().default(''),
    phone: text('phone').notNull().default(''),
    url: text('url').notNull().default(''),
    note: text('note').notNull().default(''),
    source: text('source').notNull(),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('golf_courses_same').on(t.regionId, t.title),
    ...orders('golf_courses', t.id, t.title, t.createdAt, t.updatedAt),
  ],
);
