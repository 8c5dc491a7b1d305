import type { StoredReason } from '@hanca/common/screening.ts';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { created, id, moment } from './columns.ts';
import { realties } from './realties.ts';
import { reports } from './reports.ts';
import { users } from './users.ts';

/**
 * What is still to be screened: a listing or a message, queued by triggers (0026) in the transaction that wrote it. Rows are
 * only ever added, and refer to nothing, so no writer waits for another one or for the job.
 */
export const toScreen = pgTable(
  'to_screen',
  {
    id: id(),
    realtyId: integer('realty_id'),
    messageId: integer('message_id'),
    /** Not before this moment. */
    dueAt: moment('due_at').notNull().defaultNow(),
    createdAt: created(),
  },
  (t) => [index('to_screen_due').on(t.dueAt, t.id)],
);

const ofRealty = () =>
  integer('realty_id')
    .notNull()
    .references(() => realties.id, { onDelete: 'cascade' });

/** The phone numbers that stand in a listing, as their ten digits. */
export const realtyPhones = pgTable(
  'realty_phones',
  { realtyId: ofRealty(), phone: text('phone').notNull() },
  (t) => [primaryKey({ columns: [t.realtyId, t.phone] }), index('realty_phones_phone').on(t.phone)],
);

/** What the pictures of a listing look like. */
export const realtyPictures = pgTable(
  'realty_pictures',
  {
    realtyId: ofRealty(),
    path: text('path').notNull(),
    /** Of perceptual-hash.ts; null for what looks like nothing, as a white wall. */
    hash: bigint('hash', { mode: 'bigint' }),
    /** The hash in four parts of 16 bits, each with its place: hashes that differ in at most three bits share one. */
    bands: integer('bands').array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.realtyId, t.path] }),
    index('realty_pictures_bands').using('gin', t.bands),
  ],
);

/** Why a listing or a conversation was reported by no member. */
export const screenings = pgTable('screenings', {
  reportId: integer('report_id')
    .primaryKey()
    .references(() => reports.id, { onDelete: 'cascade' }),
  reasons: jsonb('reasons').$type<StoredReason[]>().notNull(),
  /** Of a conversation: who wrote what was found last. */
  reportedId: integer('reported_id').references(() => users.id, { onDelete: 'cascade' }),
  /** What staff have settled before: keys of reasons that are raised no more. */
  settled: text('settled').array().notNull().default([]),
});
