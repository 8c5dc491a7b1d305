import { isProvinceId } from '@hanca/common/regions.ts';

/** Reads one parameter of an address in its one spelling; '' for what makes no sense or goes without saying. */
export type Reader = (text: string) => string;

/** A whole number from `min` to `max`. */
export const whole =
  (min: number, max: number): Reader =>
  (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : -1;
    return number >= min && number <= max ? String(number) : '';
  };

/** A province. */
export const region: Reader = (text) => (isProvinceId(text) ? text : '');

/** The page of a list; the first goes without saying. */
export const page = whole(2, 100_000);

/** Reads the parameters of an address, without those that are empty; what comes twice is joined by commas, as a form sends a list. */
export const readParameters = <Name extends string>(
  readers: Record<Name, Reader>,
  given: URLSearchParams,
): Partial<Record<Name, string>> => {
  const names = Object.keys(readers) as Name[];
  const read = names.map((name) => [name, readers[name](given.getAll(name).join(',').trim())]);
  return Object.fromEntries(read.filter(([, value]) => value));
};

/** The page that an address names. */
export const readPage = (given: URLSearchParams): number => Number(readParameters({ page }, given).page ?? 1);

/** The number of a list's last page; 1 for an empty list. */
export const lastPage = (count: number, size: number): number => Math.max(1, Math.ceil(count / size));

/** The same list at another of its pages. */
export const atPage = (path: string, given: URLSearchParams, to: number): string => {
  const search = new URLSearchParams(given);
  search.delete('page');
  if (to > 1) search.set('page', String(to));
  return search.size > 0 ? `${path}?${search}` : path;
};
