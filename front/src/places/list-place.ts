import { postTypeTitle } from '@hanca/common/post-types.ts';
import { isProvinceId } from '@hanca/common/regions.ts';

/** Which part of a list an address asks for. */
interface ListPlaceRead {
  type: number;
  region: string;
  page: number;
}

const whole = (text: string | null, max: number): number => {
  const number = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return number <= max ? number : 0;
};

/** Reads `type`, `region` and `page`; what makes no sense counts as not asked for. */
export const readListPlace = (search: URLSearchParams): ListPlaceRead => {
  const type = whole(search.get('type'), 99);
  const region = search.get('region') ?? '';
  return {
    type: postTypeTitle(type) === null ? 0 : type,
    region: isProvinceId(region) ? region : '',
    page: Math.max(1, whole(search.get('page'), 100_000)),
  };
};
