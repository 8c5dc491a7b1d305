import { redirect } from 'react-router-dom';

/** Reads one parameter of an address in its one spelling; '' for what makes no sense or goes without saying. */
export type Reader = (text: string) => string;

/** A whole number from `min` to `max`. */
export const whole =
  (min: number, max: number): Reader =>
  (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : -1;
    return number >= min && number <= max ? String(number) : '';
  };

/**
 * A province, an area or a city; CA00 too, which is not the region that its reader has chosen. By the numbers of the provinces: their
 * names are no part of every first script.
 */
export const region: Reader = (text) =>
  /^CA(?:00$|1[0-3]|24|35|4[6-8]|59|6[0-2])\d{0,10}$/.test(text) ? text : '';

/** '2026-11-24', a day that there is. */
export const calendarDay: Reader = (text) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) ? text : '';

/** One of some codes. */
export const oneOf =
  (codes: readonly string[]): Reader =>
  (text) =>
    codes.includes(text) ? text : '';

/** What somebody typed, in so many characters. */
export const typed =
  (max: number): Reader =>
  (text) =>
    [...text.replaceAll('\0', ' ').normalize('NFC').trim().replaceAll(/\s+/g, ' ')]
      .slice(0, max)
      .join('')
      .trim();

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

/** Throws the redirect to the last page of a list where an address names one past that. */
export const withinPages = (url: URL, size: number, count: number): void => {
  const last = lastPage(count, size);
  if (readPage(url.searchParams) > last) throw redirect(atPage(url.pathname, url.searchParams, last));
};
