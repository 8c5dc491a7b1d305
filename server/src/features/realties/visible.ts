import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { realties } from '../../db/schema/realties.ts';
import { Problem } from '../../http/problems.ts';

type Held = Pick<typeof realties.$inferSelect, 'id' | 'title' | 'userId' | 'price' | 'status'>;

/**
 * A listing that everybody can see, kept from being deleted until the transaction ends: what is written about it
 * refers to it. Throws Problem 404.
 */
export const holdVisible = async (db: Executor, id: number): Promise<Held> => {
  const [row] = await db
    .select({
      id: realties.id,
      title: realties.title,
      userId: realties.userId,
      price: realties.price,
      status: realties.status,
    })
    .from(realties)
    .where(and(eq(realties.id, id), realties.visible))
    .for('key share');
  if (!row) throw new Problem('not-found');
  return row;
};
