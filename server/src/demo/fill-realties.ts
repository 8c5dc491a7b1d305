import { LISTING_DAYS } from '@hanca/common/realties.ts';
import type { Executor } from '../db/executor.ts';
import { realties, realtyViews } from '../db/schema/realties.ts';
import { reports } from '../db/schema/reports.ts';
import { savedRealties } from '../db/schema/saved.ts';
import { toValues } from '../features/realties/columns.ts';
import { checkReferences } from '../features/realties/draft.ts';
import { visibleNow } from '../features/realties/queries.ts';
import { demoRealties, demoReports, demoSaves } from './realties/content.ts';
import { realtyDraftOf } from './realties/draft.ts';

interface Filling {
  /** The ids of the demonstration members, in their order. */
  members: readonly number[];
  /** Who stored the pictures. */
  staffId: number;
  /** The paths of each listing's pictures, in the order of `demoRealties`. */
  pictures: readonly string[][];
  pointKey: Buffer;
  now: Date;
  /** The moment so many days ago. */
  before: (days: number) => Date;
}

/** Writes the demonstration listings as their owners would have, and what happened to them since. */
export const fillRealties = async (tx: Executor, filling: Filling): Promise<void> => {
  const { members, staffId, pictures, pointKey, now, before } = filling;
  const member = (place: number): number => {
    const id = members[place];
    if (id === undefined) throw new Error(`there is no demonstration member ${place}`);
    return id;
  };

  const oldestFirst = demoRealties
    .map((realty, index) => ({ realty, paths: pictures[index] ?? [] }))
    .toSorted((a, b) => b.realty.daysAgo - a.realty.daysAgo);
  const ids = new Map<string, number>();
  for (const { realty, paths } of oldestFirst) {
    const { author, daysAgo, previousPrice = null, hiddenReason = null } = realty;
    const draft = realtyDraftOf(realty, paths, now);
    const references = await checkReferences(tx, draft, { callerId: staffId, held: [] });
    const [row] = await tx
      .insert(realties)
      .values({
        ...toValues(draft, { ...references, userId: member(author), pointKey }),
        previousPrice,
        hiddenReason,
        createdAt: before(daysAgo),
        updatedAt: before(previousPrice === null ? daysAgo : daysAgo / 2),
        expiresAt: before(daysAgo - LISTING_DAYS),
      })
      .returning({ id: realties.id });
    if (row) ids.set(realty.key, row.id);
  }
  await tx.update(realties).set({ visible: visibleNow() });

  const listing = (key: string): number => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`there is no demonstration listing '${key}'`);
    return id;
  };
  await tx
    .insert(realtyViews)
    .values(demoRealties.map(({ key, views }) => ({ realtyId: listing(key), count: views })));
  await tx
    .insert(savedRealties)
    .values(
      demoSaves.flatMap(({ realty, members: places }) =>
        places.map((place) => ({ userId: member(place), realtyId: listing(realty) })),
      ),
    );
  await tx.insert(reports).values(
    demoReports
      .toSorted((a, b) => b.daysAgo - a.daysAgo)
      .map(({ realty, author, daysAgo, reason, text, status }) => ({
        realtyId: listing(realty),
        userId: member(author),
        reason,
        text,
        status,
        createdAt: before(daysAgo),
        updatedAt: before(daysAgo),
      })),
  );
};
