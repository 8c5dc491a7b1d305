import type { GasAverage } from '@hanca/common/contract/energy.ts';
import { type Grade, SURVEYED } from '@hanca/common/energy.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { ageOf, copyOf } from '../../feeds/shown.ts';
import type { Services } from '../../services.ts';
import { nrcan, nrcanDiesel, type StoredAverage } from './nrcan.ts';
import { findAverages } from './queries.ts';

const feeds = { regular: nrcan, diesel: nrcanDiesel } as const;

const WEEK_MS = 7 * 24 * 3600_000;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** What a grade has cost in each surveyed city; a city whose newest week is too old is left out. */
export const averagesOf = async (
  services: Pick<Services, 'db' | 'config'>,
  grade: Grade,
  weeks: number,
): Promise<GasAverage[]> => {
  const feed = feeds[grade];
  const copy = await copyOf<StoredAverage>(services, feed);
  if (!copy) return [];
  const now = new Date();
  const isExample = copy.mode === 'demo';
  // Of what came in years before the source says nothing any more.
  const all = isExample
    ? copy.rows
    : await findAverages(services.db, grade, dayOf(now.getTime() - weeks * WEEK_MS));
  return SURVEYED.flatMap(({ regionId, name }) => {
    const own = all
      .filter((row) => row.regionId === regionId)
      .toSorted((a, b) => a.week.localeCompare(b.week))
      .slice(-weeks);
    const newest = own.at(-1);
    if (!newest) return [];
    const age = ageOf(feed, new Date(newest.week), now);
    if (age === 'gone' && !isExample) return [];
    return [
      {
        ...{ regionId, city: name, grade, weeks: own.map(({ week, cents }) => ({ week, cents })) },
        ...{ source: feed.title, sourcePage: feed.page, attribution: feed.attribution },
        fetchedAt: toWireDate(copy.fetchedAt),
        stale: isExample || age !== 'fresh',
        mode: copy.mode,
      },
    ];
  });
};
