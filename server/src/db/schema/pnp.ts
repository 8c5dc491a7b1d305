import type { PnpProgram } from '@hanca/common/immigration/pnp.ts';
import { integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, id, moment, orders } from './columns.ts';

/** Draws of provincial nominee programs, as staff enter them. */
export const pnpDraws = pgTable(
  'pnp_draws',
  {
    id: id(),
    program: text('program').$type<PnpProgram>().notNull(),
    /** YYYY-MM-DD. */
    date: text('date').notNull(),
    drawType: text('draw_type').notNull().default(''),
    stream: text('stream').notNull(),
    minScore: integer('min_score'),
    /** CAD an hour. */
    minWage: numeric('min_wage', { precision: 8, scale: 2, mode: 'number' }),
    invitations: integer('invitations'),
    /** What is published in place of a number, or beside it. */
    invitationsText: text('invitations_text').notNull().default(''),
    note: text('note').notNull().default(''),
    url: text('url').notNull(),
    source: text('source').notNull(),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('pnp_draws_same').on(t.program, t.date, t.drawType, t.stream),
    ...orders('pnp_draws', t.id, t.date, t.createdAt, t.updatedAt),
  ],
);

/** How the registrations of a program were spread over points on a day. */
export const pnpPools = pgTable(
  'pnp_pools',
  {
    id: id(),
    program: text('program').$type<PnpProgram>().notNull(),
    /** YYYY-MM-DD. */
    date: text('date').notNull(),
    /** A line each, as it is typed: '140-149 67'. */
    bands: text('bands').notNull(),
    url: text('url').notNull(),
    source: text('source').notNull(),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('pnp_pools_same').on(t.program, t.date),
    ...orders('pnp_pools', t.id, t.date, t.createdAt, t.updatedAt),
  ],
);
