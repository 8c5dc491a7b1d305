import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../deps.ts';

export const meQuery = (call: Call) =>
  queryOptions({ queryKey: ['account', 'me'], queryFn: () => call((client) => client.account.me()) });

export const sessionsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: () => call((client) => client.account.sessions()),
  });
