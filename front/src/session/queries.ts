import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../deps.ts';

export const meQuery = (call: Call) =>
  queryOptions({
    queryKey: ['account', 'me'],
    queryFn: ({ signal }) => call((client) => client.account.me({}, { signal })),
  });

export const sessionsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => call((client) => client.account.sessions({}, { signal })),
  });
