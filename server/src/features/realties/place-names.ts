import { provinces } from '@hanca/common/regions.ts';
import { cityById } from '../geo/places.ts';
import { aliases } from '../geo/tables.ts';

/** The names of a city in both languages, with the other spellings that people use; none for an unknown id. */
export const cityNames = (cityId: string): string[] => {
  const city = cityById.get(cityId);
  return city ? withSpellings([city.name, city.nameEn]) : [];
};

/** The same of a province, with its postal abbreviation. */
export const provinceNames = (provinceId: string): string[] => {
  const province = provinces.find(({ id }) => id === provinceId);
  return province ? withSpellings([province.ko, province.en, province.code]) : [];
};

const withSpellings = (names: string[]): string[] => [
  ...new Set([...names, ...aliases.filter(({ name }) => names.includes(name)).map(({ alias }) => alias)]),
];
