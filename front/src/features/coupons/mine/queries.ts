import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../../deps.ts';

export const PAGE_SIZE = 12;

export const claimsKey = (member: number) => ['claims', member] as const;

// The pages of coupons give more, another device may use one.
const fresh = { staleTime: 0 };

/** A page of the member's coupons, last claimed first. */
export const claimsQuery = (call: Call, member: number, page: number) =>
  queryOptions({
    queryKey: [...claimsKey(member), 'list', page],
    queryFn: ({ signal }) =>
      call((client) =>
        client.coupons.claims({ query: { skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE } }, { signal }),
      ),
    ...fresh,
  });

export const claimCountQuery = (call: Call, member: number) =>
  queryOptions({
    queryKey: [...claimsKey(member), 'count'],
    queryFn: ({ signal }) => call((client) => client.coupons.claimed({}, { signal })),
    ...fresh,
  });
