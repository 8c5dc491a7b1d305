import type { FactTopic } from '@hanca/common/province-facts.ts';
import { numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, id, moment, orders } from './columns.ts';

/** Figures of provinces, each with the days between which it holds. */
export const provinceFacts = pgTable(
  'province_facts',
  {
    id: id(),
    /** CA59. */
    province: text('province').notNull(),
    topic: text('topic').$type<FactTopic>().notNull(),
    /** In the unit of its topic. */
    amount: numeric('amount', { precision: 9, scale: 2, mode: 'number' }),
    words: text('words').notNull().default(''),
    note: text('note').notNull().default(''),
    /** YYYY-MM-DD, '' for since whenever. */
    validFrom: text('valid_from').notNull().default(''),
    /** The last day, YYYY-MM-DD; '' for until something else comes. */
    validUntil: text('valid_until').notNull().default(''),
    source: text('source').notNull(),
    url: text('url').notNull(),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('province_facts_same').on(t.province, t.topic, t.validFrom),
    ...orders('province_facts', t.id, t.validFrom, t.createdAt, t.updatedAt),
  ],
);
