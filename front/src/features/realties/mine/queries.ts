import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Call } from '../../../deps.ts';
import { readChoices } from '../choices.ts';

/** What a member's own listings are narrowed by; undefined is no filter. */
export interface MyFilter {
  cityId?: string;
  reType?: number;
  /** 0 = studio, 4 = 4 or more. */
  bedroom?: number;
  status?: number;
}

/** Listings on a page of the member's own (specification, business constants). */
export const MY_PAGE_SIZE = 15;

/** Where the member's listings are kept: everything, and of that the pages of lists. */
export const myRealtiesKey = (member: number) => ['realties', 'mine', member] as const;
export const myListsKey = (member: number) => [...myRealtiesKey(member), 'list'] as const;

// Fetched again whenever it is shown: the forms change it behind this page's back.
const fresh = { staleTime: 0 };

/** A page of the member's own listings, hidden and ended ones too; the page before it stands until it is there. */
export const myRealtiesQuery = (call: Call, member: number, filter: MyFilter, page: number) =>
  queryOptions({
    queryKey: [...myListsKey(member), filter, page],
    queryFn: ({ signal }) => {
      const query = { ...filter, userId: member, skip: (page - 1) * MY_PAGE_SIZE, limit: MY_PAGE_SIZE };
      return call((client) => client.realties.list({ query }, { signal }));
    },
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** How many of the member's listings a filter leaves. */
export const myCountQuery = (call: Call, member: number, filter: MyFilter) =>
  queryOptions({
    queryKey: [...myRealtiesKey(member), 'count', filter],
    queryFn: ({ signal }) =>
      call((client) => client.realties.count({ query: { ...filter, userId: member } }, { signal })),
    ...fresh,
  });

/** One listing, to its owner with what only they see. */
export const myRealtyQuery = (call: Call, member: number, id: number) =>
  queryOptions({
    queryKey: [...myRealtiesKey(member), 'one', id],
    queryFn: ({ signal }) => call((client) => client.realties.get({ params: { id } }, { signal })),
    ...fresh,
  });

export const myCitiesKey = (member: number) => ['realties', 'cities', member] as const;

const PORTION = 100;
/** Whoever has more listings than this finds the rest of their cities without the filter. */
const CITIES_OF = 1_000;

const fetchCities = async (
  call: Call,
  member: number,
  signal: AbortSignal,
): Promise<{ id: string; name: string }[]> => {
  const names = new Map<string, string>();
  let portion: RealtySummary[] = [];
  let skip = 0;
  do {
    const query = { userId: member, sort: 'cityId', order: 'ASC', skip, limit: PORTION } as const;
    portion = await call((client) => client.realties.list({ query }, { signal }));
    for (const { cityId, cityName } of portion) names.set(cityId, cityName);
    skip += PORTION;
  } while (portion.length === PORTION && skip < CITIES_OF);
  return [...names].map(([id, name]) => ({ id, name }));
};

/** The cities in which the member has listings. */
export const myCitiesQuery = (call: Call, member: number) =>
  queryOptions({
    queryKey: myCitiesKey(member),
    queryFn: ({ signal }) => fetchCities(call, member, signal),
    ...fresh,
  });

/** What listings are filed under; staff change it rarely. */
export const choicesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['realties', 'choices'],
    queryFn: () => readChoices(call),
    staleTime: Number.POSITIVE_INFINITY,
  });
