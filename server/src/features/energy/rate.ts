import type { ExchangeRate } from '@hanca/common/contract/energy.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { findSnapshots } from '../../feeds/queries.ts';
import { ageOf, type Copy, copyOf } from '../../feeds/shown.ts';
import type { Services } from '../../services.ts';
import { boc, type StoredRate } from './boc.ts';

type Needed = Pick<Services, 'db' | 'config'>;

/** What staff have entered, which is no example and needs no feed. */
const enteredCopy = async ({ db }: Needed): Promise<Copy<StoredRate> | null> => {
  const [snapshot] = await findSnapshots(db, [boc.name]);
  return snapshot?.origin === 'staff'
    ? { ...snapshot, rows: snapshot.rows as StoredRate[], mode: 'live' }
    : null;
};

/** What a US dollar is worth by the newest that is known; null where there is none or it is too old. */
export const rateOf = async (services: Needed): Promise<ExchangeRate | null> => {
  const copy = (await copyOf<StoredRate>(services, boc)) ?? (await enteredCopy(services));
  const newest = copy?.rows.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1);
  if (!copy || !newest) return null;
  const age = ageOf(boc, new Date(newest.day), new Date());
  const isExample = copy.mode === 'demo';
  if (age === 'gone' && !isExample) return null;
  const { day, cad, source } = newest;
  const credit = { source: boc.title, sourcePage: boc.page, attribution: boc.attribution };
  return {
    ...{ day, cad, mode: copy.mode, entered: source !== undefined },
    ...(source === undefined ? credit : { source, sourcePage: '', attribution: '' }),
    fetchedAt: toWireDate(copy.fetchedAt),
    stale: isExample || age !== 'fresh',
  };
};
