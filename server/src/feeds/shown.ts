import type { Services } from '../services.ts';
import type { Feed } from './feed.ts';
import { findSnapshots, type Snapshot } from './queries.ts';
import { modeOf } from './settings.ts';

/** The last good copy of a feed, with its rows typed. */
export interface Copy<Row> extends Omit<Snapshot, 'rows' | 'origin'> {
  rows: Row[];
  /** An example, or the source's own. */
  mode: 'demo' | 'live';
}

/**
 * What screens may show of a feed: of one that is on its last good copy, and an example only where examples are shown.
 * Null for none.
 */
export const copyOf = async <Row>(
  { db, config }: Pick<Services, 'db' | 'config'>,
  feed: Feed<Row>,
): Promise<Copy<Row> | null> => {
  const mode = modeOf(config, feed.name);
  if (mode === 'off') return null;
  const [snapshot] = await findSnapshots(db, [feed.name]);
  if (!snapshot || (snapshot.origin === 'demo') !== (mode === 'demo')) return null;
  // What a feed stored it reads again.
  return { ...snapshot, rows: snapshot.rows as Row[], mode };
};

export type Age = 'fresh' | 'stale' | 'gone';

/** How old a figure is by its source's time; one without a time is gone. Figures of an example have no age. */
export const ageOf = (
  { staleMinutes, goneMinutes }: Pick<Feed, 'staleMinutes' | 'goneMinutes'>,
  at: Date | null,
  now: Date,
): Age => {
  if (!at) return 'gone';
  const minutes = (now.getTime() - at.getTime()) / 60_000;
  if (minutes > goneMinutes) return 'gone';
  return minutes > staleMinutes ? 'stale' : 'fresh';
};
