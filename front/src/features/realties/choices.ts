import { BEDROOMS_OPEN, HOME_TYPES_PID, TRANSACTION_TYPES_PID } from '@hanca/common/realties.ts';
import { provinceIdOf } from '@hanca/common/regions.ts';
import type { Call } from '../../deps.ts';

interface Region {
  id: string;
  name: string;
}

interface City extends Region {
  nameEn: string;
  /** What else people call it. */
  aliases?: string[] | undefined;
}

/** Cities that people name as one, by their ids. */
interface Area extends Required<City> {
  cities: string[];
}

interface Typed {
  value: number;
  title: string;
}

/** What a listing is filed under: provinces with their cities, the largest first, and the types that staff define. */
export interface Choices {
  areas: Area[];
  provinces: (City & { cities: City[] })[];
  homeTypes: Typed[];
  transactionTypes: Typed[];
}

/** A code table of the contract, as fields take it. */
export const choicesOf = (table: readonly { readonly code: string | number; readonly title: string }[]) =>
  table.filter(({ title }) => title !== '').map(({ code, title }) => ({ value: String(code), title }));

/** The same of provinces or cities. */
export const regionChoices = (regions: readonly Region[]) =>
  regions.map(({ id, name }) => ({ value: id, title: name }));

/** The same of the types that staff define. */
export const typeChoices = (types: readonly Typed[]) =>
  types.map(({ value, title }) => ({ value: String(value), title }));

/** The same of bedrooms, with a word for the last choice, which is open. */
export const bedroomChoices = (open: string) =>
  Array.from({ length: BEDROOMS_OPEN + 1 }, (_, n) => {
    const title = n === BEDROOMS_OPEN ? open : String(n);
    return { value: String(n), title: n === 0 ? '스튜디오' : title };
  });

/** The names of provinces, areas and cities by their ids. */
export const placeNamesOf =
  ({ areas, provinces }: Pick<Choices, 'areas' | 'provinces'>) =>
  (id: string): string | undefined => {
    const province = provinces.find((one) => one.id === provinceIdOf(id));
    return [province, ...areas, ...(province?.cities ?? [])].find((one) => one?.id === id)?.name;
  };

const fetchChoices = async (call: Call): Promise<Choices> => {
  const { countries, categories } = await call((client) => client.geo.appdata());
  const { areas = [], provincies = [] } = countries[0] ?? {};
  const under = (parent: number): Typed[] =>
    categories
      .filter(({ pid }) => pid === parent)
      .map(({ value, title }) => ({ value, title }))
      .sort((a, b) => a.value - b.value);
  return {
    areas,
    provinces: provincies,
    homeTypes: under(HOME_TYPES_PID),
    transactionTypes: under(TRANSACTION_TYPES_PID),
  };
};

const fetched = new WeakMap<Call, Promise<Choices>>();

/** The choices. The browser fetches them once for a visit; on the server every call is one of this process. */
export const readChoices = (call: Call): Promise<Choices> => {
  if (typeof document === 'undefined') return fetchChoices(call);
  const known = fetched.get(call);
  if (known) return known;
  const choices = fetchChoices(call).catch((error: unknown) => {
    fetched.delete(call);
    throw error;
  });
  fetched.set(call, choices);
  return choices;
};

/** The choices for the parts of the site that fetch for themselves; staff change them rarely. */
export const choicesQuery = (call: Call) => ({
  queryKey: ['realties', 'choices'],
  queryFn: () => readChoices(call),
  staleTime: Number.POSITIVE_INFINITY,
});
