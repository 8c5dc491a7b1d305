import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sessionStore } from './session-store.ts';

const MINUTE = 60_000;

/** What members read and change. In the browser only, so one for all; another session starts with nothing of it. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: MINUTE, retry: false, refetchOnWindowFocus: false } },
});
let owner = sessionStore.userName();
sessionStore.subscribe(() => {
  const now = sessionStore.userName();
  if (now !== owner) queryClient.clear();
  owner = now;
});

/** Around the parts of pages that fetch for themselves; reading pages get everything from their loaders. */
export const MemberQueries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
