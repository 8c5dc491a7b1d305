import type { Tag } from '@hanca/common/endpoint.ts';
import type { Services } from '../services.ts';
import { type Versions, withWholes } from './versions.ts';

export type Reading = Pick<Services, 'db' | 'cache'>;

/**
 * A read of a small table that many answers are made of: what it gave stays in memory until one of its tags changes. In: for
 * callers whose own answers have these tags too, so that they do not outlive it.
 */
export const kept = <T>(tags: readonly Tag[], read: (db: Reading['db']) => Promise<T>) => {
  const all = withWholes(tags);
  /** By the product that read it, and the moment of `Versions` before. */
  const known = new WeakMap<Versions, { value: T; moment: number }>();
  return async ({ db, cache: { versions } }: Reading): Promise<T> => {
    const before = known.get(versions);
    if (before && versions.holds(all, before.moment)) return before.value;
    const { moment } = versions;
    const value = await read(db);
    known.set(versions, { value, moment });
    return value;
  };
};
