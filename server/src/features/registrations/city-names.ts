import { areaOf, cityAround } from '@hanca/common/areas.ts';
import { provinces } from '@hanca/common/regions.ts';
import { cities, cityById } from '../geo/places.ts';
import { aliases } from '../geo/tables.ts';

/** The areas whose cities readers look for: a name of several cities means the one in them. */
const AREAS = ['CA5915', 'CA35901'];

const ofAreas = new Set(AREAS.flatMap((id) => areaOf(id)?.cities ?? []));

const plain = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s.]+/g, '');

const codes = new Map(provinces.map(({ code, id }) => [code.toLowerCase(), id]));

const byName = Map.groupBy(
  cities.flatMap(({ id, nameKo, nameEn }) => {
    const others = aliases.filter(({ name }) => name === nameEn || name === nameKo).map(({ alias }) => alias);
    const names = new Set([nameKo ?? '', nameEn, ...others].filter(Boolean).map(plain));
    return [...names].map((name) => ({ name, id }));
  }),
  ({ name }) => name,
);

/**
 * The id of a city by its id, its Korean or English name or another spelling, with a province behind it where several are
 * called so ('Richmond, BC'). Null for none, and for a name of several.
 */
export const cityIdOf = (written: string): string | null => {
  if (cityById.has(written)) return written;
  const [, name = written, code = ''] = /^(.*?),\s*([A-Za-z]{2})$/.exec(written) ?? [];
  const province = code ? codes.get(code.toLowerCase()) : '';
  if (province === undefined) return null;
  const found = (byName.get(plain(name)) ?? []).map(({ id }) => id).filter((id) => id.startsWith(province));
  const near = found.filter((id) => ofAreas.has(id));
  const [first, ...others] = near.length > 0 ? near : found;
  return first !== undefined && others.length === 0 ? first : null;
};

/** What is said of a name that is none. */
export const UNKNOWN_CITY = '도시: 없는 도시이거나 같은 이름이 여럿이에요. ‘Richmond, BC’처럼 써 주세요.';

/** Where readers may live: the cities of each area with their names, those that are parts of another left out. */
export const homes = AREAS.flatMap((id) => {
  const area = areaOf(id);
  if (!area) return [];
  const own = cities.filter((city) => area.cities.includes(city.id) && cityAround(city.id) === null);
  return [{ id, name: area.ko, cities: own.map((city) => ({ id: city.id, name: city.name })) }];
});
