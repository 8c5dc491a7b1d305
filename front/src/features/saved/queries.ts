import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../deps.ts';

/** Full rows of two, three and four. */
export const PAGE_SIZE = 12;

// Hearts all over the site change it.
const fresh = { staleTime: 0 };

export const savedQuery = (call: Call, member: number, page: number) =>
  queryOptions({
    queryKey: ['saved', member, 'list', page],
    queryFn: ({ signal }) =>
      call((client) =>
        client.saved.list({ query: { skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE } }, { signal }),
      ),
    ...fresh,
  });

export const savedCountQuery = (call: Call, member: number) =>
  queryOptions({
    queryKey: ['saved', member, 'count'],
    queryFn: ({ signal }) => call((client) => client.saved.count({}, { signal })),
    ...fresh,
  });
