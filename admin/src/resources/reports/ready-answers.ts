import type { ReadyUse } from '@hanca/common/moderation.ts';
import { useGetList } from 'react-admin';

interface ReadyAnswer {
  id: number;
  title: string;
  use: ReadyUse;
  text: string;
}

/** A text that is ready, by its name. */
export interface Ready {
  title: string;
  text: string;
}

/** What staff have ready: as many as there will be. */
const ALL = { page: 1, perPage: 100 };

/**
 * The ready texts for some uses: those that staff wrote, in the order of the uses and by name, then those that come with
 * the product. A text that could not be fetched is left out, as staff can write it.
 */
export const useReadyAnswers = (uses: readonly ReadyUse[], own: readonly Ready[] = []): readonly Ready[] => {
  const { data = [] } = useGetList<ReadyAnswer>('readyAnswers', {
    pagination: ALL,
    sort: { field: 'title', order: 'ASC' },
  });
  const written = uses.flatMap((use) => data.filter((ready) => ready.use === use));
  return [...written, ...own];
};
