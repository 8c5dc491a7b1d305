import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { feedSnapshots, feeds } from '../db/schema/feeds.ts';

type StoredFeed = typeof feeds.$inferSelect;
/** Without the refused answer, which can have some megabytes. */
export type FeedState = Omit<StoredFeed, 'refused'> & { hasRefused: boolean };
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
  hasRefused: false,
};

const { refused: _refused, ...columns } = getTableColumns(feeds);
const stateColumns = { ...columns, hasRefused: sql<boolean>`${feeds.refused} is not null` };

/** The states of feeds, in the order of their names. */
export const findStates = async (db: Executor, names: string[]): Promise<FeedState[]> => {
  const rows =
    names.length > 0 ? await db.select(stateColumns).from(feeds).where(inArray(feeds.name, names)) : [];
  return names.map((name) => rows.find((row) => row.name === name) ?? { name, ...fresh });
};

/** The answer of a feed that was refused last; null where none was. */
export const findRefused = async (db: Executor, name: string): Promise<string | null> => {
  const [row] = await db.select({ refused: feeds.refused }).from(feeds).where(eq(feeds.name, name));
  return row?.refused ?? null;
};

export const updateState = async (
  db: Executor,
  name: string,
  change: Partial<Omit<StoredFeed, 'name'>>,
): Promise<void> => {
  const { hasRefused: _none, ...first } = fresh;
  await db
    .insert(feeds)
    .values({ name, ...first, ...change })
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
