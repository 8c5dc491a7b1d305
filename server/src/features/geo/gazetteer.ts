import type { Candidate } from '@hanca/common/contract/geo.ts';
import { provinces } from '@hanca/common/regions.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import type { City } from './places.ts';
import { type District, type Point, type PostalArea, provincePoints } from './tables.ts';

/** Most candidates of an answer. */
export const MOST_CANDIDATES = 5;

interface Found {
  candidate: Candidate;
  provinceId: string;
}

const provinceById = new Map(provinces.map((province) => [province.id, province]));
const codeOf = (provinceId: string) => provinceById.get(provinceId)?.code ?? '';

const found = (
  { lat, lng }: Point,
  provinceId: string,
  precision: Candidate['precision'],
  formatted: string,
): Found => ({
  candidate: { geometry: { location: { lat, lng } }, formatted_address: formatted, precision },
  provinceId,
});

const named = (ko: string | null, en: string) => (ko ? `${ko} (${en})` : en);

const ofArea = (area: PostalArea): Found =>
  found(
    area,
    area.provinceId,
    'fsa',
    `${area.fsa}${area.place ? ` (${area.place})` : ''}, ${codeOf(area.provinceId)}`,
  );

const ofCity = (city: City): Found =>
  found(city, city.provinceId, 'city', `${named(city.nameKo, city.nameEn)}, ${codeOf(city.provinceId)}`);

const ofDistrict = (district: District): Found =>
  found(
    district,
    district.provinceId,
    district.small ? 'fsa' : 'city',
    `${named(district.nameKo, district.nameEn)}, ${codeOf(district.provinceId)}`,
  );

const ofProvince = (id: string): Found[] => {
  const province = provinceById.get(id);
  const point = provincePoints.get(id);
  return province && point ? [found(point, id, 'province', named(province.ko, province.en))] : [];
};

/** The places of one name: those of the province that is given where there are any, else all, the largest first. */
const placesOf = ({ meaning }: Mention, provinceId: string): Found[] => {
  const all = [...meaning.cities.map(ofCity), ...meaning.districts.map(ofDistrict)];
  const inside = all.filter((place) => place.provinceId === provinceId);
  return inside.length > 0 ? inside : all;
};

/** A name of both, as Quebec: the province where another place of it is named, else the city. */
const isProvinceOnly = (mention: Mention, others: readonly Mention[]): boolean => {
  const { provinceId, cities } = mention.meaning;
  if (!provinceId || cities.length === 0) return provinceId !== '';
  return others.some(
    (other) => other !== mention && other.meaning.cities.some((city) => city.provinceId === provinceId),
  );
};

/** The last name first, as addresses end with the city; of every name its likeliest place before any second one. */
const inOrder = (mentions: readonly Mention[], provinceId: string): Found[] => {
  const lists = mentions.toReversed().map((mention) => placesOf(mention, provinceId));
  return [...lists.flatMap((list) => list.slice(0, 1)), ...lists.flatMap((list) => list.slice(1))];
};

/** The best first; some may be there twice. */
const search = (address: string): Found[] => {
  const { names, area, provinceId: abbreviated } = mentionsIn(address);
  const plain = names.filter(({ street }) => !street);
  const ofProvinces = plain.filter((mention) => isProvinceOnly(mention, plain));
  const places = plain.filter((mention) => !ofProvinces.includes(mention));
  const given =
    abbreviated || ofProvinces.at(-1)?.meaning.provinceId || (area?.whole ? area.area.provinceId : '');

  const cities = inOrder(places, given || area?.area.provinceId || '');
  // 'Unit B2A' looks like a postal area of another province.
  const fits = (id: string) => (given ? id === given : cities.every((city) => city.provinceId === id));
  const areas = area ? [ofArea(area.area)] : [];
  const trusted = area && (area.whole || fits(area.area.provinceId));
  const small = cities.filter(({ candidate }) => candidate.precision === 'fsa');
  const known = [...(trusted ? areas : []), ...small, ...cities, ...(trusted ? [] : areas)];

  const streets = names.filter(({ street }) => street);
  if (known.length === 0) known.push(...inOrder(streets, given));
  for (const id of [abbreviated, ...ofProvinces.map(({ meaning }) => meaning.provinceId).toReversed()]) {
    if (!known.some((place) => place.provinceId === id)) known.push(...ofProvince(id));
  }
  if (known.length === 0) {
    for (const { meaning } of streets) known.push(...ofProvince(meaning.provinceId));
  }
  return known;
};

/**
 * Where an address may be, by the embedded gazetteer: the best candidate first, at most 5, none twice, empty when nothing
 * in it is known. The points are those of postal areas, cities and provinces, never of a house.
 */
export const findInGazetteer = (address: string): Candidate[] => {
  const byWords = new Map(search(address).map(({ candidate }) => [candidate.formatted_address, candidate]));
  return [...byWords.values()].slice(0, MOST_CANDIDATES);
};

/** The id of the province that an address lies in as far as its words tell; null when they tell nothing. */
export const provinceInGazetteer = (address: string): string | null => search(address)[0]?.provinceId ?? null;
