import type { ExchangeRate } from '@hanca/common/contract/energy.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { ageOf, copyOf } from '../../feeds/shown.ts';
import type { Services } from '../../services.ts';
import { boc, type StoredRate } from './boc.ts';

/** What a US dollar is worth by the newest that is known; null where it is too old or the feed of it is off. */
export const rateOf = async (services: Pick<Services, 'db' | 'config'>): Promise<ExchangeRate | null> => {
  const copy = await copyOf<StoredRate>(services, boc);
  const newest = copy?.rows.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1);
  if (!copy || !newest) return null;
  const age = ageOf(boc, new Date(newest.day), new Date());
  const isExample = copy.mode === 'demo';
  if (age === 'gone' && !isExample) return null;
  return {
    ...newest,
    ...{ source: boc.title, sourcePage: boc.page, attribution: boc.attribution, mode: copy.mode },
    fetchedAt: toWireDate(copy.fetchedAt),
    stale: isExample || age !== 'fresh',
  };
};
