import { provinces } from '@hanca/common/regions.ts';
import { type City, cities } from './places.ts';
import { aliases, type District, districts } from './tables.ts';
import { keyOf, wordsOf } from './words.ts';

/** What a name may stand for; one name can stand for several. */
export interface Meaning {
  /** The largest first. */
  cities: City[];
  districts: District[];
  /** '' for none. */
  provinceId: string;
}

const byKey = new Map<string, Meaning>();

const nothing = (): Meaning => ({ cities: [], districts: [], provinceId: '' });

const meaningOf = (name: string): Meaning => {
  const key = keyOf(wordsOf(name));
  if (!key) throw new Error(`'${name}' is no name`);
  const meaning = byKey.get(key) ?? nothing();
  byKey.set(key, meaning);
  return meaning;
};

for (const city of cities) {
  meaningOf(city.nameEn).cities.push(city);
  if (city.nameKo) meaningOf(city.nameKo).cities.push(city);
}
for (const district of districts) {
  meaningOf(district.nameEn).districts.push(district);
  meaningOf(district.nameKo).districts.push(district);
}
for (const { id, en, ko } of provinces) {
  meaningOf(en).provinceId = id;
  meaningOf(ko).provinceId = id;
}
// Quebec is written as the province is; the Korean for the city is another.
meaningOf('Quebec City').cities.push(...meaningOf('Quebec').cities);

for (const { alias, name } of aliases) {
  const key = keyOf(wordsOf(name));
  const original = key === null ? undefined : byKey.get(key);
  if (!original) throw new Error(`ko-aliases.csv: '${name}' is not known`);
  const meaning = meaningOf(alias);
  meaning.cities.push(...original.cities);
  meaning.provinceId = original.provinceId;
}

/** What a key of `keyOf` stands for; undefined for nothing. */
export const meaningByKey = (key: string): Meaning | undefined => byKey.get(key);

/** No name has more words. */
export const LONGEST_NAME = Math.max(...[...byKey.keys()].map((key) => key.split(' ').length), 5);

const abbreviations: Record<string, string> = { pei: 'CA11', que: 'CA24', ont: 'CA35', alta: 'CA48' };
for (const { id, code } of provinces) abbreviations[code.toLowerCase()] = id;

/** The province of an abbreviation in small letters, as 'bc'. */
export const provinceOfAbbreviation = (word: string): string | undefined => abbreviations[word];
