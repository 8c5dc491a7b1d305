import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { feedSnapshots, feeds } from '../db/schema/feeds.ts';

export type FeedState = typeof feeds.$inferSelect;
export type Snapshot = typeof feedSnapshots.$inferSelect;

/** Of a feed that was never fetched: it is due. */
const fresh: Omit<FeedState, 'name'> = {
  paused: false,
  state: 'new',
  error: '',
  failures: 0,
  checkedAt: null,
  nextAt: new Date(0),
  blockedUntil: null,
  refused: null,
};

/** The states of feeds, in the order of their names. */
export const findStates = async (db: Executor, names: string[]): Promise<FeedState[]> => {
  const rows = names.length > 0 ? await db.select().from(feeds).where(inArray(feeds.name, names)) : [];
  return names.map((name) => rows.find((row) => row.name === name) ?? { name, ...fresh });
};

export const updateState = async (
  db: Executor,
  name: string,
  change: Partial<Omit<FeedState, 'name'>>,
): Promise<void> => {
  await db
    .insert(feeds)
    .values({ name, ...fresh, ...change })
    .onConflictDoUpdate({ target: feeds.name, set: change });
};

/** The last good copies of feeds. */
export const findSnapshots = async (db: Executor, names: string[]): Promise<Snapshot[]> =>
  names.length > 0 ? db.select().from(feedSnapshots).where(inArray(feedSnapshots.feed, names)) : [];

/** In place of the last good copy. */
export const storeSnapshot = async (
  db: Executor,
  snapshot: typeof feedSnapshots.$inferInsert,
): Promise<void> => {
  const { feed: _feed, ...set } = snapshot;
  await db.insert(feedSnapshots).values(snapshot).onConflictDoUpdate({ target: feedSnapshots.feed, set });
};

/** The source says that the copy is as it was. */
export const confirmSnapshot = async (db: Executor, name: string, at: Date): Promise<void> => {
  await db.update(feedSnapshots).set({ fetchedAt: at }).where(eq(feedSnapshots.feed, name));
};
