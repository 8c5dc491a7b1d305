import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Failed } from '../session/failed.tsx';
import { useSearch } from '../ui/use-search.ts';

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
  /** What is told when they could not be had, as a sentence. */
  failure: string;
}

const Away = ({ to }: { to: string }) => {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [to, navigate]);
  return null;
};

/**
 * The page of a member's list that the address asks for, and how many there are in all. What is at hand stands
 * while it cannot be fetched anew, and that is told. Out: both queries; whether either is still waited for without
 * a failure; what tells of a failure; and, for a page beyond the last, what leads to the last.
 */
export const usePagedList = <Item, ListKey extends QueryKey, CountKey extends QueryKey>({
  listOf,
  countQuery,
  size,
  hrefOf,
  failure,
}: PagedList<Item, ListKey, CountKey>) => {
  const search = useSearch();
  const page = pageNumber(search);
  const list = useQuery(listOf(page));
  const count = useQuery(countQuery);
  const last = Math.max(1, Math.ceil((count.data ?? 0) / size));
  const away: ReactElement | null =
    count.data !== undefined && page > last ? <Away to={hrefOf(last)} /> : null;
  const retry = () => {
    void list.refetch();
    void count.refetch();
  };
  const error = list.error ?? count.error;
  const failed: ReactElement | null = error && (
    <Failed error={error} title={failure} kept={list.data !== undefined} onRetry={retry} />
  );
  const waiting = !error && (list.data === undefined || count.data === undefined);
  return { page, list, count, waiting, failed, away };
};
