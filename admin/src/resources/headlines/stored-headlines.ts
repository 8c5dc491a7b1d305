import type { Headline } from '@hanca/common/contract/headlines.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../core/api.ts';

/** The headlines of a region itself in some sub-categories; `keep` puts in what was saved. */
export const useStoredHeadlines = (regionId: string, mapTypes: readonly number[]) => {
  const client = useClient();
  const queries = useQueryClient();
  const queryKey = ['headlines', regionId, mapTypes.join(',')];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.headlines.list({ query: { regionId, mapTypes: mapTypes.join(','), exact: true } }, { signal }),
  });
  const keep = (gone: (headline: Headline) => boolean, come: readonly Headline[]) =>
    queries.setQueryData<Headline[]>(queryKey, (all = []) => [
      ...all.filter((each) => !gone(each)),
      ...come.filter(({ id }) => id > 0),
    ]);
  return { regionId, query, headlines: query.data ?? [], keep };
};

export type StoredHeadlines = ReturnType<typeof useStoredHeadlines>;
