import { postTypeTitle } from '@hanca/common/post-types.ts';
import { isProvinceId } from '@hanca/common/regions.ts';

const whole = (text: string | null, max: number): number => {
  const number = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return number <= max ? number : 0;
};

/** The kind of posts that an address asks for; 0 for all, as for what makes no sense. */
export const readType = (search: URLSearchParams): number => {
  const type = whole(search.get('type'), 99);
  return postTypeTitle(type) === null ? 0 : type;
};

/** The province that an address asks for; '' for all, as for what makes no sense. */
export const readRegion = (search: URLSearchParams): string => {
  const region = search.get('region') ?? '';
  return isProvinceId(region) ? region : '';
};

/** The page that an address asks for; the first for what makes no sense. */
export const readPage = (search: URLSearchParams): number => Math.max(1, whole(search.get('page'), 100_000));
