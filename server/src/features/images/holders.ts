import { PUBLISHED } from '@hanca/common/posts.ts';
import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { businesses } from '../../db/schema/businesses.ts';
import { picturePaths } from '../../db/schema/columns.ts';
import { messages } from '../../db/schema/conversations.ts';
import { coupons } from '../../db/schema/coupons.ts';
import { events } from '../../db/schema/events.ts';
import { posts } from '../../db/schema/posts.ts';
import { realties } from '../../db/schema/realties.ts';

/** A kind of record that shows pictures. */
export interface PictureHolder {
  table: PgTable & Record<'id', AnyPgColumn>;
  changedAt: AnyPgColumn;
  /** Columns with lists of stored paths, which an index finds by each of them. */
  lists: AnyPgColumn[];
  /** Columns of texts with stored paths, in the order of their index. */
  texts: AnyPgColumn[];
  /** Columns from which such a text is made: the sweep looks there too. */
  sources?: AnyPgColumn[];
  /** Which records everybody sees; null for none. */
  visible: SQL | null;
  /** Which records are a member's own, who sees them whatever their state; null for none. */
  ownedBy: ((userId: number) => SQL | undefined) | null;
}

/**
 * Every kind of record that shows pictures. Pictures are served, and kept by the sweep, because of these alone; a test finds
 * columns of pictures that are missing here.
 */
export const pictureHolders: readonly PictureHolder[] = [
  {
    table: realties,
    changedAt: realties.updatedAt,
    lists: [realties.images],
    texts: [],
    visible: sql`${realties.visible}`,
    ownedBy: (userId) => eq(realties.userId, userId),
  },
  {
    table: posts,
    changedAt: posts.updatedAt,
    lists: [posts.images],
    // Not the body as it was written: in a plain text a path is no picture.
    texts: [posts.thumbnail, posts.contentHtml],
    sources: [posts.content],
    visible: eq(posts.status, PUBLISHED),
    ownedBy: (userId) => and(eq(posts.userId, userId), posts.byMember),
  },
  {
    table: coupons,
    changedAt: coupons.updatedAt,
    lists: [],
    texts: [coupons.images, coupons.thumbnail],
    // Who has claimed one sees it also once it is switched off.
    visible: sql`(${coupons.isActive} or ${gt(coupons.issuedQuantity, 0)})`,
    ownedBy: null,
  },
  {
    table: businesses,
    changedAt: businesses.updatedAt,
    lists: [],
    texts: [businesses.images],
    visible: sql`true`,
    ownedBy: null,
  },
  {
    table: events,
    changedAt: events.updatedAt,
    lists: [],
    texts: [events.images],
    visible: sql`true`,
    ownedBy: null,
  },
  {
    table: messages,
    // They never change but to lose what they have.
    changedAt: messages.createdAt,
    lists: [messages.images],
    texts: [],
    visible: null,
    ownedBy: null,
  },
];

/** Whether a record shows a picture. */
export const holds = ({ lists, texts }: PictureHolder, path: SQL | AnyPgColumn): SQL | undefined =>
  or(
    ...[...lists, ...(texts.length > 0 ? [picturePaths(...texts)] : [])].map(
      (paths) => sql`${paths} @> array[${path}]`,
    ),
  );

/** All texts of a record in which stored paths may stand, as one. */
export const textOf = ({ lists, texts, sources = [] }: PictureHolder): SQL =>
  sql`concat_ws(' ', ${sql.join(
    [...lists.map((list) => sql`array_to_string(${list}, ' ')`), ...texts, ...sources],
    sql`, `,
  )})`;
