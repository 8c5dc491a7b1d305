import { REGION } from '@hanca/common/reader-region.ts';
import { type LoadInput, load } from '../load.ts';
import { type Filter, listAddress } from './list-address.ts';
import { type Reader, readPage, readParameters, withinPages } from './parameters.ts';
import { readPlaceName } from './place-name.ts';
import { withinReaderRegion } from './within-region.ts';

/** What is to be fetched for a page of a list. */
export interface Wanted<Name extends string> extends Pick<LoadInput, 'call'> {
  filter: Filter<Name>;
  page: number;
  skip: number;
  limit: number;
}

interface Found {
  /** How many there are in all. */
  count: number;
  items: readonly unknown[];
}

interface ListOptions<Name extends string, Data extends Found> {
  path: string;
  /** Items on a full page. */
  size: number;
  /** How the parameters of its address that narrow it are read, in their order. */
  filters: Record<Name, Reader>;
  /** Fetches a page of it, and what is shown beside. */
  fetch: (wanted: Wanted<Name>) => Promise<Data>;
}

/**
 * A public list whose address says what of it is shown. Out: its address, and `load`, the loader of its page, which leads
 * to the region that the reader has chosen where the address names none, to the last page where it names one past that, and
 * gives the name of the place, '' for the whole country.
 */
export const defineList = <Name extends string, Data extends Found>({
  path,
  size,
  filters,
  fetch,
}: ListOptions<Name, Data>) => ({
  ...listAddress({ path, size, filters }),

  load: load(async ({ url, call }) => {
    if (REGION in filters) withinReaderRegion(url);
    const filter = readParameters(filters, url.searchParams);
    const { [REGION]: region }: Partial<Record<string, string>> = filter;
    const wanted = readPage(url.searchParams);
    const [found, place] = await Promise.all([
      fetch({ call, filter, page: wanted, skip: (wanted - 1) * size, limit: size }),
      readPlaceName(call, region),
    ]);
    withinPages(url, size, found.count);
    return { filter, page: wanted, place, ...found };
  }),
});
