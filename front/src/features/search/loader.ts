import { RANKED_MAX } from '@hanca/common/search.ts';
import { readPage, readParameters, withinPages } from '../../lists/parameters.ts';
import { load } from '../../load.ts';
import { isKind, PAGE_SIZE, searchParameters } from './search-address.ts';

/** What a search found, a few of every kind or a page of one; nothing before anything is searched for. */
export const loadSearch = load(async ({ url, call }) => {
  const { keyword = '', kind: named } = readParameters(searchParameters, url.searchParams);
  const kind = isKind(named) ? named : undefined;
  if (keyword === '') return { keyword, found: null };
  const page = kind ? readPage(url.searchParams) : 1;
  const query = kind ? { keyword, kind, skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE } : { keyword };
  const found = await call((client) => client.search.find({ query }));
  if (kind) withinPages(url, PAGE_SIZE, Math.min(found.counts[kind], RANKED_MAX));
  return { keyword, found: { ...found, kind, page } };
});
