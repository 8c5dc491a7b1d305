import { api } from '@hanca/common/contract/index.ts';
import { provinces } from '@hanca/common/regions.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { findAllCategories } from '../categories/queries.ts';
import { cityById, countries, regionName } from './places.ts';

/** An address with its city, in English as services know it; null where none is known or it names the city itself. */
const inCity = (address: string, cityId: string): string | null => {
  const city = cityById.get(cityId);
  if (
    !city ||
    [city.name, city.nameEn].some((name) => address.toLowerCase().includes(`, ${name.toLowerCase()}`))
  )
    return null;
  const province = provinces.find(({ id }) => id === city.provinceId);
  return `${address}, ${city.nameEn}, ${province?.code ?? ''}`;
};

export const geoRoutes = serve(api.geo, {
  appdata: async ({ db }) => ({ countries: countries(), categories: await findAllCategories(db) }),

  place: async ({ params: { id } }) => {
    const [name, nameEn] = [regionName(id), regionName(id, 'en')];
    if (name === null || nameEn === null) throw new Problem('not-found');
    return { id, name, nameEn };
  },

  tiles: async ({ config }) => ({ url: config.tileUrl }),

  location: async ({ query, geocoder }) => {
    const { address, cityId = '' } = query;
    const within = inCity(address, cityId);
    const candidates = within === null ? [] : await geocoder(within);
    return { candidates: candidates.length > 0 ? candidates : await geocoder(address) };
  },
});
