import { and, asc, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../../db/executor.ts';
import { images } from '../../../db/schema/images.ts';
import { accountOf } from './account.ts';
import { alertsOf } from './alerts.ts';
import { communityOf } from './community.ts';
import { homesOf } from './homes.ts';
import { inOrder, ROWS_AT_ONCE, type Sections } from './rows.ts';

/** The pictures that a member stored. */
export const picturesOf = (db: Executor, userId: number) =>
  inOrder(
    (after) =>
      db
        .select({
          path: images.path,
          width: images.width,
          height: images.height,
          storedAt: images.createdAt,
        })
        .from(images)
        .where(and(eq(images.userId, userId), gt(images.path, after)))
        .orderBy(asc(images.path))
        .limit(ROWS_AT_ONCE),
    ({ path }) => path,
    '',
  );

/** Everything that is stored of a member, by name, and nothing of anybody else but the names of those they wrote to. */
export const dataOf = (db: Executor, userId: number): Sections => ({
  ...accountOf(db, userId),
  ...homesOf(db, userId),
  ...alertsOf(db, userId),
  ...communityOf(db, userId),
  pictures: () => picturesOf(db, userId),
});
