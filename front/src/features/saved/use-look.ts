import type { GoneRealty } from '@hanca/common/contract/saved.ts';
import { useEffect } from 'react';
import { useDeps } from '../../deps.ts';

/** Says once that what is news among some saved homes was looked at, for the next visit; a failure leaves it news. */
export const useLook = (homes: readonly Pick<GoneRealty, 'id' | 'isNews' | 'savedPrice'>[]): void => {
  const { call } = useDeps();
  // One of a version before has nothing to be compared with until then.
  const ids = homes.filter(({ isNews, savedPrice }) => isNews || savedPrice === null).map(({ id }) => id);
  const looked = ids.join();
  useEffect(() => {
    if (!looked) return;
    const body = { ids: looked.split(',').map(Number) };
    void call((client) => client.saved.look({ body })).catch(() => undefined);
  }, [looked, call]);
};
