import { BEDROOMS_OPEN } from '@hanca/common/realties.ts';
import { paths } from '../../../paths.ts';
import type { MyFilter } from './queries.ts';

const whole = (text: string | null, min: number, max: number): number | undefined => {
  if (!/^\d{1,9}$/.test(text ?? '')) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
};

/** The filters in the address; what is no choice of theirs is none. */
export const filterOf = (search: URLSearchParams): MyFilter => {
  const cityId = search.get('cityId');
  const filter = {
    cityId: cityId && /^CA\d{3,12}$/.test(cityId) ? cityId : undefined,
    reType: whole(search.get('reType'), 1, 999),
    bedroom: whole(search.get('bedroom'), 0, BEDROOMS_OPEN),
    status: whole(search.get('status'), 0, 1),
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
};

/** The listing that the address asks to renew; undefined where it asks for none. */
export const renewalOf = (search: URLSearchParams): number | undefined =>
  whole(search.get('renew'), 1, 999_999_999);

/** The address with a filter set, or with '' taken away: another list, which starts at its first page. */
export const withChoice = (search: URLSearchParams, name: keyof MyFilter, value: string): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.delete('page');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
};

/** The address without the question to renew a listing. */
export const withoutRenewal = (search: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.delete('renew');
  return next;
};

/** Where another page of the same list is. */
export const hrefOf = (search: URLSearchParams, page: number): string => {
  const next = new URLSearchParams(search);
  next.delete('page');
  if (page > 1) next.set('page', String(page));
  return next.size > 0 ? `${paths.mypage}?${next}` : paths.mypage;
};
