import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../deps.ts';

export const PAGE_SIZE = 20;

export const messagesKey = (member: number) => ['messages', member] as const;

// Others write, and the pages of listings send.
const fresh = { staleTime: 0 };

export const messagesQuery = (call: Call, member: number, page: number) =>
  queryOptions({
    queryKey: [...messagesKey(member), 'list', page],
    queryFn: ({ signal }) =>
      call((client) =>
        client.messages.list({ query: { skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE } }, { signal }),
      ),
    ...fresh,
  });

export const messageCountQuery = (call: Call, member: number) =>
  queryOptions({
    queryKey: [...messagesKey(member), 'count'],
    queryFn: ({ signal }) => call((client) => client.messages.count({}, { signal })),
    ...fresh,
  });
