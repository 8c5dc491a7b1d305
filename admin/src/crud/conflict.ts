import type { Audit } from '@hanca/common/contract/audits.ts';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type DataProvider, type RaRecord, useDataProvider } from 'react-admin';
import { changes } from '../core/changes.ts';
import type { RegionData } from '../core/region-data.ts';
import { differences } from './difference.ts';

type Fields = Record<string, unknown>;

/** A record as it is stored now, and the last change that staff made to it. */
interface Newest {
  record: RaRecord;
  last: Audit | undefined;
}

const readNewest = async (provider: DataProvider, resource: string, id: RaRecord['id']): Promise<Newest> => {
  const [{ data: record }, { data: trail }] = await Promise.all([
    provider.getOne(resource, { id }),
    provider.getList<Audit>('audits', {
      filter: { feature: resource, recordId: id },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'DESC' },
    }),
  ]);
  return { record, last: trail[0] };
};

/** A record and its last change, read anew for every attempt to save. */
export const useNewest = (resource: string, id: RaRecord['id'], attempt: number): UseQueryResult<Newest> => {
  const provider = useDataProvider();
  return useQuery({
    queryKey: [resource, 'newest', id, attempt],
    queryFn: () => readNewest(provider, resource, id),
    placeholderData: keepPreviousData,
    staleTime: 'static',
    gcTime: 0,
  });
};

/** A field that is not the same in what is stored and in the form. */
export interface Collision {
  name: string;
  /** What is stored now. */
  theirs: string;
  /** What was typed; null where the field was not touched. */
  mine: string | null;
}

interface States {
  /** The record as the form began with it. */
  base: Fields;
  /** As it is stored now. */
  newest: Fields;
  /** As it would be saved from the form. */
  mine: Fields;
}

/**
 * The fields in which a form and what was stored meanwhile differ, in words. In: the feature, the three states,
 * regions and categories. A field that both changed to the same is left out.
 */
export const collisions = (
  feature: string,
  { base, newest, mine }: States,
  data: RegionData,
): Collision[] => {
  const edits = changes(mine, base);
  const wanted = { ...newest, ...edits };
  const own = differences(feature, newest, wanted, data);
  const others = differences(feature, { ...base, ...edits }, { ...newest, ...edits }, data);
  return [
    ...own.map(({ name, from, to }) => ({ name, theirs: from, mine: to })),
    ...others.map(({ name, to }) => ({ name, theirs: to, mine: null })),
  ];
};
