import { PUBLISHED } from '@hanca/common/posts.ts';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { posts } from '../../db/schema/posts.ts';
import { Problem } from '../../http/problems.ts';

/** A post that everybody can read. Throws Problem 404. */
const published = (db: Executor, id: number) =>
  db
    .select({ id: posts.id, postType: posts.postType, userId: posts.userId })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.status, PUBLISHED)));

type Held = Awaited<ReturnType<typeof published>>[number];

const only = ([row]: Held[]): Held => {
  if (!row) throw new Problem('not-found');
  return row;
};

/** Throws Problem 404 for a post that not everybody can read. */
export const requirePublished = async (db: Executor, id: number): Promise<void> => {
  only(await published(db, id));
};

/** A post that everybody can read, which nobody deletes until the transaction ends. Throws Problem 404. */
export const holdPublished = async (tx: Executor, id: number): Promise<Held> =>
  only(await published(tx, id).for('key share'));

/** The same, where what is written below it is written one after the other. */
export const holdThread = async (tx: Executor, id: number): Promise<Held> =>
  only(await published(tx, id).for('no key update'));
