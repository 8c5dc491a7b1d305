import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { areaOf, areas } from '@hanca/common/areas.ts';
import type { Country } from '@hanca/common/contract/geo.ts';
import type { Language } from '@hanca/common/messages.ts';
import { isProvinceId, provinceName, provinces } from '@hanca/common/regions.ts';
import { fieldProblem } from '../../http/validate.ts';
import { provinceIdOfCode, readTable } from './csv.ts';
import { aliases } from './tables.ts';

/** A city of Canada, in which a listing can be. */
export type City = {
  /** Province id + GeoNames id, as in CA596173331. */
  id: string;
  provinceId: string;
  /** The Korean name, or the English one where Korean has none. */
  name: string;
  nameKo: string | null;
  nameEn: string;
  /** Decimal degrees, WGS 84. */
  lat: number;
  lng: number;
  /** Inhabitants, good for ordering only; 0 = not known. */
  population: number;
};

const readCities = (): City[] =>
  readTable('./cities.csv', 'geonameid,name,name_ko,province,lat,lng,population')
    .map(([geonameId = '', nameEn = '', nameKo = '', code = '', lat, lng, population]) => {
      const provinceId = provinceIdOfCode(code);
      return {
        id: provinceId + geonameId,
        provinceId,
        name: nameKo || nameEn,
        nameKo: nameKo || null,
        nameEn,
        lat: Number(lat),
        lng: Number(lng),
        population: Number(population),
      };
    })
    .sort((a, b) => b.population - a.population);

/** Every city, the largest first. */
export const cities: readonly City[] = readCities();

export const cityById: ReadonlyMap<string, City> = new Map(cities.map((city) => [city.id, city]));

/** The other spellings of a city's names; none where there are none. */
const spellingsOf = ({ nameKo, nameEn }: City): { aliases?: string[] } => {
  const others = aliases.filter(({ name }) => name === nameEn || name === nameKo).map(({ alias }) => alias);
  return others.length > 0 ? { aliases: others } : {};
};

const canada: Country = {
  id: 'CA',
  name: '캐나다',
  nameEn: 'Canada',
  areas: areas.map(({ id, ko, en, aliases, cities }) => ({
    id,
    name: ko,
    nameEn: en,
    aliases: [...aliases],
    cities: [...cities],
  })),
  provincies: provinces.map(({ id, ko, en }) => ({
    id,
    name: ko,
    nameEn: en,
    cities: cities
      .filter((city) => city.provinceId === id)
      .map((city) => ({ id: city.id, name: city.name, nameEn: city.nameEn, ...spellingsOf(city) })),
  })),
};

/** The `countries` of the app data, in its wire form: Canada, its areas and provinces, their cities with the largest first. */
export const countries = (): Country[] => [canada];

/** The name of CA00, a province, an area or a city in the language; null when the id is none of them. */
export const regionName = (id: string, language: Language = 'ko'): string | null => {
  if (id === ALL_REGIONS) return language === 'ko' ? '전체' : 'All';
  const city = cityById.get(id);
  if (city) return language === 'ko' ? city.name : city.nameEn;
  return areaOf(id)?.[language] ?? provinceName(id, language);
};

/** Whether the id is CA00, a province or a city, to which records belong; areas are only searched. */
export const isKnownRegion = (id: string): boolean =>
  id === ALL_REGIONS || isProvinceId(id) || cityById.has(id);

/** Throws Problem 400 for a record of a region that is not known. */
export const checkRegion = async ({ regionId }: Record<string, unknown>): Promise<void> => {
  if (!isKnownRegion(String(regionId))) throw fieldProblem('regionId', 'region.unknown');
};
