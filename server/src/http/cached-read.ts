import type { Tag } from '@hanca/common/endpoint.ts';
import type { Services } from '../services.ts';
import { type Versions, withWholes } from './versions.ts';

export type ReadServices = Pick<Services, 'db' | 'cache'>;

/**
 * A read of a small table that many answers are made of: its result is cached until one of its tags changes. Endpoints that use
 * it and whose answers are cached have the same tags in their `reads`, or those answers would outlive it. A transaction may use it
 * as long as it has not changed the table itself.
 */
export const cachedRead = <T>(tags: readonly Tag[], read: (db: ReadServices['db']) => Promise<T>) => {
  const all = withWholes(tags);
  /** Of each product in this process; the moment is that of `Versions` before the read. */
  const cached = new WeakMap<Versions, { value: T; moment: number }>();
  return async ({ db, cache: { versions } }: ReadServices): Promise<T> => {
    const before = cached.get(versions);
    if (before && versions.holds(all, before.moment)) return before.value;
    const { moment } = versions;
    const value = await read(db);
    cached.set(versions, { value, moment });
    return value;
  };
};
