import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../../deps.ts';

export const passkeysQuery = (call: Call) =>
  queryOptions({
    queryKey: ['account', 'passkeys'],
    queryFn: ({ signal }) => call((client) => client.passkeys.list({}, { signal })),
  });
