import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../deps.ts';

export const identitiesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['account', 'identities'],
    queryFn: ({ signal }) => call((client) => client.identities.list({}, { signal })),
  });
