import { grouped } from '@hanca/common/grouped.ts';
import { provinceIdOf } from '@hanca/common/regions.ts';
import type { Call } from '../../../deps.ts';
import type { ComboChoice } from '../../../ui/form/combo-field.tsx';
import { type Choices, readChoices } from '../choices.ts';

/** How many homes can be had in a city. */
interface Homes {
  cityId: string;
  count: number;
}

/** What the panel of the filters offers. */
export interface PanelChoices extends Choices {
  /** Of cities with homes, the most first; none where they could not be counted. */
  homes: Homes[];
}

/** What the panel offers, by the call of the choices and that of what changes. */
export const readPanelChoices = async (lasting: Call, call: Call): Promise<PanelChoices> => {
  const counted = call((client) => client.realties.cities()).catch(() => []);
  return { ...(await readChoices(lasting)), homes: await counted };
};

/** Cities that are offered to who has no scripts. */
const STILL_CITIES = 30;

/** The choices of a page without scripts: the cities that are chosen, and those with the most homes. */
export const withFewCities = (choices: PanelChoices, chosen: readonly string[]): PanelChoices => {
  const offered = new Set([...chosen, ...choices.homes.slice(0, STILL_CITIES).map(({ cityId }) => cityId)]);
  return {
    ...choices,
    provinces: choices.provinces.map((province) => ({
      ...province,
      cities: province.cities.filter(({ id }) => offered.has(id)),
    })),
  };
};

type Place = Pick<PanelChoices['areas'][number], 'id' | 'name' | 'nameEn'> & {
  aliases?: string[] | undefined;
  /** Behind its name. */
  note: string;
  homes: number;
};

/** So many cities of an area are named behind it. */
const NAMED_MAX = 3;

const noteOf = (cities: readonly string[], nameOf: (id: string) => string): string =>
  cities.slice(0, NAMED_MAX).map(nameOf).join('·') + (cities.length > NAMED_MAX ? ' 등' : '');

/** Every place that homes can be searched in: those with the most homes first, then areas, cities and provinces. */
export const placeChoices = ({ areas, provinces, homes }: PanelChoices): ComboChoice[] => {
  const homesIn = new Map(homes.map(({ cityId, count }) => [cityId, count]));
  const sum = (cities: readonly string[]) => cities.reduce((all, id) => all + (homesIn.get(id) ?? 0), 0);
  const cities = provinces.flatMap((province) => province.cities.map((city) => ({ city, province })));
  const names = new Map(cities.map(({ city }) => [city.id, city.name]));
  const inEnglish = ({ name, nameEn }: { name: string; nameEn: string }) => (name === nameEn ? [] : [nameEn]);
  const places: Place[] = [
    ...areas.map((area) => ({
      ...area,
      note: noteOf(area.cities, (id) => names.get(id) ?? ''),
      homes: sum(area.cities),
    })),
    ...cities.map(({ city, province }) => ({
      ...city,
      note: [...inEnglish(city), province.name].join(', '),
      homes: homesIn.get(city.id) ?? 0,
    })),
    ...provinces.map((province) => ({
      ...province,
      note: '주 전체',
      homes: sum(province.cities.map(({ id }) => id)),
    })),
  ];
  return places
    .sort((a, b) => b.homes - a.homes)
    .map((place) => ({
      value: place.id,
      title: place.name,
      note: place.note,
      count: place.homes > 0 ? `${grouped(place.homes)}건` : '',
      spellings: [place.name, place.nameEn, ...(place.aliases ?? [])],
    }));
};

/** Chosen places with one more. Those inside it go, as do those that it is inside of: who adds a part wants no more than that. */
export const placesWith =
  ({ areas }: Pick<Choices, 'areas'>) =>
  (chosen: readonly string[], added: string): string[] => {
    const citiesOf = (id: string) => areas.find((area) => area.id === id)?.cities ?? [id];
    const isInside = (part: string, whole: string): boolean =>
      provinceIdOf(part) === whole || citiesOf(part).every((city) => citiesOf(whole).includes(city));
    return [...chosen.filter((id) => !isInside(id, added) && !isInside(added, id)), added];
  };
