import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import type { Call } from '../../deps.ts';
import { PAGE_SIZE, type RealtySearch } from './search/search-place.ts';
import { filterOf } from './search/search-read.ts';

const orders = {
  'price-up': { sort: 'price', order: 'ASC' },
  'price-down': { sort: 'price', order: 'DESC' },
} as const;

const orderOf = (sort: string | undefined) =>
  sort === 'price-up' || sort === 'price-down' ? orders[sort] : {};

/** The listings of one page of a search. */
export const listRealties = (call: Call, search: RealtySearch): Promise<RealtySummary[]> => {
  const skip = (Number(search.page ?? 1) - 1) * PAGE_SIZE;
  const query = { ...filterOf(search), ...orderOf(search.sort), skip, limit: PAGE_SIZE };
  return call((client) => client.realties.list({ query }));
};

/** How many listings a search finds. */
export const countRealties = (call: Call, search: RealtySearch, signal?: AbortSignal): Promise<number> =>
  call((client) => client.realties.count({ query: filterOf(search) }, signal ? { signal } : undefined));
