import { readFile } from 'node:fs/promises';
import type { Executor } from '../db/executor.ts';
import { type Feed, FeedRefusal, type Parsed, textOf } from './feed.ts';
import { findSnapshots, type Snapshot, storeSnapshot, updateState } from './queries.ts';

/** An answer, and how it came. */
export interface Answer {
  text: string;
  origin: Snapshot['origin'];
  etag?: string;
  lastModified?: string;
  /** Staff have looked at it: also one with far fewer records than before is taken. */
  looked?: boolean;
}

/** '+new -gone' */
const changeOf = (before: string[], after: string[]): string =>
  [
    ...after.filter((name) => !before.includes(name)).map((name) => `+${name}`),
    ...before.filter((name) => !after.includes(name)).map((name) => `-${name}`),
  ].join(' ');

/** Whether a copy counts as one of the source: an example is no measure of what comes. */
const isReal = ({ origin }: Pick<Snapshot, 'origin'>): boolean => origin !== 'demo';

const checkCount = (parsed: Parsed, before: Snapshot | undefined): void => {
  if (before && parsed.count * 2 <= before.count)
    throw new FeedRefusal(`${before.count}건에서 ${parsed.count}건으로 절반 넘게 줄었어요.`);
};

/**
 * Takes an answer in place of the last good copy, with what its feature makes of it, or leaves all as it is.
 * @throws FeedRefusal
 */
export const takeAnswer = async (db: Executor, feed: Feed, answer: Answer, now: Date): Promise<void> => {
  const { text, origin, etag = '', lastModified = '', looked = false } = answer;
  const parsed = feed.parse(text, now);
  await db.transaction(async (tx) => {
    const [stored] = await findSnapshots(tx, [feed.name]);
    const before = stored && isReal(stored) === isReal({ origin }) ? stored : undefined;
    if (!looked && !feed.mayShrink) checkCount(parsed, before);
    const change = before ? changeOf(before.fields, parsed.fields) : '';
    const { rows, count, fields, warnings, sourceAt } = parsed;
    await storeSnapshot(tx, {
      feed: feed.name,
      ...{ origin, rows, count, fields, warnings, sourceAt, etag, lastModified },
      changedFields: change || (before?.changedFields ?? ''),
      fieldsChangedAt: change ? now : (before?.fieldsChangedAt ?? null),
      source: feed.title,
      attribution: feed.attribution,
      fetchedAt: now,
    });
    if (isReal({ origin })) await feed.taken?.(tx, rows, before?.rows ?? null, now);
    // What staff enter says nothing of the source, which may go on asking to be left alone.
    const asked = { checkedAt: now, failures: 0, blockedUntil: null };
    await updateState(tx, feed.name, {
      ...{ state: 'taken', error: '', refused: null },
      ...(origin !== 'staff' && asked),
    });
  });
};

/** Takes the bundled example of a feed. */
export const takeSample = async (db: Executor, feed: Feed, now: Date): Promise<void> =>
  takeAnswer(db, feed, { text: textOf(await readFile(feed.sample)), origin: 'demo', looked: true }, now);
