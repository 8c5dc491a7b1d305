import { useQuery } from '@tanstack/react-query';

/**
 * Code that is fetched when it is first needed. In: its name and what imports it. Out: a query, so that whoever
 * needs the code can do without it and try again: after a deploy the file may be gone, offline it cannot come.
 */
export const useCode = <T>(name: string, load: () => Promise<T>) =>
  useQuery({
    queryKey: ['code', name],
    queryFn: load,
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  });
