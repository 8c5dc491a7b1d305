import { browserSession } from '@hanca/common/session.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { sessionStore } from './session-store.ts';

const MINUTE = 60_000;

/** What members read and change. The server never fetches it, so one for all. */
export const memberQueries = new QueryClient({
  defaultOptions: { queries: { staleTime: MINUTE, retry: false, refetchOnWindowFocus: false } },
});

/** Whose answers it holds. */
let owner: number | undefined;

/** Empties the cache when another member has signed in, in this tab or another. */
const forgetOthers = (): void => {
  const now = browserSession.user()?.userId;
  // The page of an ended session stays: its next request leads to the sign-in.
  if (now === undefined || now === owner) return;
  memberQueries.clear();
  owner = now;
};

/** Around the parts of pages that fetch for themselves; reading pages get everything from their loaders. */
export const MemberQueries = ({ children }: { children: ReactNode }) => {
  // Before the children look for what is held.
  useState(forgetOthers);
  useEffect(() => sessionStore.subscribe(forgetOthers), []);
  return <QueryClientProvider client={memberQueries}>{children}</QueryClientProvider>;
};
