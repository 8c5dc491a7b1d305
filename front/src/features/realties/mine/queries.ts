import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../../deps.ts';
import { memberListKey } from '../../../lists/member-list.tsx';
import { myList } from './list.ts';

// Fetched again whenever it is shown: the forms change it.
const fresh = { staleTime: 0 };

/** One listing, to its owner with what only they see. */
export const myRealtyQuery = (call: Call, member: number, id: number) =>
  queryOptions({
    queryKey: [...memberListKey(myList, member), 'one', id],
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
