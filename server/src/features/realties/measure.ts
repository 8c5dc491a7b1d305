import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { realties } from '../../db/schema/realties.ts';
import { withStations } from './search-terms.ts';
import { stationFacts } from './stations.ts';

/**
 * Measures how far it is to a station from listings that were stored before that was, at most `most` with ids above `afterId`:
 * what they are found by has it then.
 * @returns the last of their ids; null where there are no more
 */
export const measureStations = (
  db: Executor,
  { afterId, most }: { afterId: number; most: number },
): Promise<number | null> =>
  db.transaction(async (tx) => {
    const { id, publicLat, publicLng, terms, words } = realties;
    // A locked one is being changed, which measures it too, or is left to the next time.
    const rows = await tx
      .select({ id, publicLat, publicLng, terms, words })
      .from(realties)
      .where(and(isNull(realties.stationMetres), gt(id, afterId)))
      .orderBy(asc(id))
      .limit(most)
      .for('update', { skipLocked: true });
    for (const row of rows) {
      const facts = stationFacts({ lat: row.publicLat, lng: row.publicLng });
      const { stationMetres } = facts;
      await tx
        .update(realties)
        .set({ stationMetres, ...withStations(row, facts) })
        .where(eq(id, row.id));
    }
    return rows.at(-1)?.id ?? null;
  });
