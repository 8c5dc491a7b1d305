import { withQuery } from '../paths.ts';
import { page, type Reader } from './parameters.ts';

/** What narrows a list, by the parameters of its address; what is missing narrows nothing. */
export type Filter<Name extends string> = Partial<Record<Name, string>>;

interface AddressOptions<Name extends string> {
  path: string;
  /** Items on a full page. */
  size: number;
  /** How the parameters of its address that narrow it are read, in their order. */
  filters: Record<Name, Reader>;
}

/** The address of a list, which its page needs; apart from what fetches it, which comes after the page. */
export const listAddress = <Name extends string>({ path, size, filters }: AddressOptions<Name>) => ({
  path,
  size,
  filters,
  /** All parameters that its address has. */
  parameters: { ...filters, page } as Record<string, Reader>,

  /** The address of a page of it, its parameters in their one order. */
  href: (filter: Filter<Name>, to: number): string => {
    const inOrder = Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]));
    // A page may know its list without what narrows it.
    return withQuery(path, { ...inOrder, ...filter, page: to > 1 ? to : undefined });
  },
});

/** What a page shows of a list. */
export type List<Name extends string> = Omit<ReturnType<typeof listAddress<Name>>, 'filters'>;
