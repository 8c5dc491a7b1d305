import { redirect } from 'react-router-dom';
import { type LoadInput, load } from '../load.ts';
import { withQuery } from '../paths.ts';
import { atPage, lastPage, page, type Reader, readPage, readParameters } from './parameters.ts';

/** What narrows a list, by the parameters of its address; what is missing narrows nothing. */
export type Filter<Name extends string> = Partial<Record<Name, string>>;

/** Throws the redirect to the last page of a list where an address names one past that. */
export const withinPages = (url: URL, size: number, count: number): void => {
  const last = lastPage(count, size);
  if (readPage(url.searchParams) > last) throw redirect(atPage(url.pathname, url.searchParams, last));
};

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
 * to the last page where the address names one past that.
 */
export const defineList = <Name extends string, Data extends Found>({
  path,
  size,
  filters,
  fetch,
}: ListOptions<Name, Data>) => ({
  path,
  size,
  /** All parameters that its address has. */
  parameters: { ...filters, page } as Record<string, Reader>,

  /** The address of a page of it. */
  href: (filter: Filter<Name>, to: number): string =>
    withQuery(path, { ...filter, page: to > 1 ? to : undefined }),

  load: load(async ({ url, call }) => {
    const filter = readParameters(filters, url.searchParams);
    const wanted = readPage(url.searchParams);
    const found = await fetch({ call, filter, page: wanted, skip: (wanted - 1) * size, limit: size });
    withinPages(url, size, found.count);
    return { filter, page: wanted, ...found };
  }),
});

/** What a page shows of a list. */
export type List<Name extends string> = Pick<
  ReturnType<typeof defineList<Name, Found>>,
  'path' | 'size' | 'parameters' | 'href'
>;
