import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../deps.ts';
import { defineMemberList, memberListKey } from '../../lists/member-list.tsx';

/** The listings that a member has saved; hearts all over the site change it. */
export const savedList = defineMemberList({
  name: 'saved',
  // Full rows of two, three and four.
  size: 12,
  filters: {},
  fetch: ({ client, options }, query) => client.saved.list({ query }, options),
  fetchCount: ({ client, options }) => client.saved.count({}, options),
  failure: '저장한 매물을 불러오지 못했어요',
});

export const goneKey = (member: number) => [...memberListKey(savedList, member), 'gone'];

/** Those of them that cannot be seen any more. */
export const goneQuery = (call: Call, member: number) =>
  queryOptions({
    queryKey: goneKey(member),
    queryFn: ({ signal }) => call((client) => client.saved.gone({}, { signal })),
    staleTime: 0,
  });
