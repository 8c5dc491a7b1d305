import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';

/** The page in an address, the first without one or with what is none. */
const pageNumber = (search: URLSearchParams): number => {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
};

interface PagedList<Item, ListKey extends QueryKey, CountKey extends QueryKey> {
  listOf: (page: number) => UseQueryOptions<Item[], Error, Item[], ListKey>;
  countQuery: UseQueryOptions<number, Error, number, CountKey>;
  /** Items on a full page. */
  size: number;
  hrefOf: (page: number) => string;
}

/**
 * The page of a member's list that the address asks for, and how many there are in all. Out: both queries, the
 * error of either, what fetches both once more, and, for a page beyond the last, what leads to the last.
 */
export const usePagedList = <Item, ListKey extends QueryKey, CountKey extends QueryKey>({
  listOf,
  countQuery,
  size,
  hrefOf,
}: PagedList<Item, ListKey, CountKey>) => {
  const [search] = useSearchParams();
  const page = pageNumber(search);
  const list = useQuery(listOf(page));
  const count = useQuery(countQuery);
  const last = Math.max(1, Math.ceil((count.data ?? 0) / size));
  const away: ReactElement | null =
    count.data !== undefined && page > last ? <Navigate to={hrefOf(last)} replace /> : null;
  return {
    page,
    list,
    count,
    error: list.error ?? count.error,
    retry: () => {
      void list.refetch();
      void count.refetch();
    },
    away,
  };
};
