import { QueryClient } from '@tanstack/react-query';

const MINUTE = 60_000;

/** For the browser: what was read a minute ago is shown again at once. */
export const browserQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: MINUTE, retry: 1, refetchOnWindowFocus: false } },
  });

/** For one rendering on the server: every query runs once and is thrown away after. */
export const serverQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, retry: false },
    },
  });
