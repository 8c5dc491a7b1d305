import type { Executor } from '../../db/executor.ts';
import { alertSubjects } from '../../db/schema/alerts.ts';
import { findSnapshots } from '../../feeds/queries.ts';

/** A round as its source has it. */
export interface StoredRound {
  number: string;
  /** YYYY-MM-DD. */
  date: string;
  name: string;
  invitations: number;
  crs: number;
  /** ISO 8601 in UTC; null where it is not said, or not readable. */
  tieBreak: string | null;
  /** People by the bands of the pool; null where it is not said, or does not add up. */
  pool: { asOn: string; people: number[] } | null;
}

/** Whose copies of rounds are stored. */
export const ROUNDS_FEED = 'ircc';

/** The rounds as the department said them last, newest first; none where only an example is known. */
export const findStoredRounds = async (db: Executor): Promise<StoredRound[]> => {
  const [copy] = await findSnapshots(db, [ROUNDS_FEED]);
  // What the feed stored it reads again.
  return copy && copy.origin !== 'demo' ? (copy.rows as StoredRound[]) : [];
};

/** Days after which a round that was not known is no news, but a list that was corrected. */
const NEWS_DAYS = 14;

/** Lets rounds find their alerts that the copy before had not. In: none before for the first copy, of which none is new. */
export const announceRounds = async (
  db: Executor,
  rounds: readonly StoredRound[],
  before: readonly StoredRound[] | null,
  now: Date,
): Promise<void> => {
  if (!before) return;
  const known = new Set(before.map(({ number }) => number));
  const news = rounds.filter(
    ({ number, date }) => !known.has(number) && now.getTime() - Date.parse(date) < NEWS_DAYS * 24 * 3_600_000,
  );
  if (news.length > 0)
    await db
      .insert(alertSubjects)
      .values(news.map(({ number }) => ({ topic: 'rounds' as const, subject: number })));
};
