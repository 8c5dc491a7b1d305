import type { ReadyUse } from '@hanca/common/moderation.ts';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { created, id, moment, orders } from './columns.ts';

/** Texts that staff have ready for what members read of a decision. */
export const readyAnswers = pgTable(
  'ready_answers',
  {
    id: id(),
    title: text('title').notNull(),
    /** Of READY_USES. */
    use: text('use').$type<ReadyUse>().notNull(),
    text: text('text').notNull(),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => orders('ready_answers', t.id, t.title, t.createdAt, t.updatedAt),
);
