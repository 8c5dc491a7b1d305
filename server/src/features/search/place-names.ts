import { areas, wantedPlaces } from '@hanca/common/areas.ts';
import { plainLetters } from '@hanca/common/plain-letters.ts';
import { provinces } from '@hanca/common/regions.ts';
import { cities } from '../geo/places.ts';
import { aliases } from '../geo/tables.ts';

/** A place that words name. */
interface NamedPlace {
  /** As it is shown. */
  name: string;
  /** What it is called in texts, as letters; not by two Latin letters, which are a part of many words. */
  names: string[];
  /** The provinces and cities that it is. */
  ids: string[];
}

const byName = new Map<string, NamedPlace[]>();

const placeOf = (id: string, shown: string, others: readonly string[]): NamedPlace => {
  const names = [shown, ...others];
  const spelled = aliases.filter(({ name }) => names.includes(name)).map(({ alias }) => alias);
  // Ontario's short name is a word of English.
  const letters = [...new Set([...names, ...spelled].map(plainLetters))].filter(
    (name) => name.length > 1 && name !== 'on',
  );
  const place = {
    name: shown,
    names: letters.filter((name) => !/^[a-z]{2}$/.test(name)),
    ids: wantedPlaces({ regionId: [id] }) ?? [],
  };
  for (const name of letters) byName.set(name, [...(byName.get(name) ?? []), place]);
  return place;
};

/** Every place, those that are searched most first: areas, provinces, cities with the largest first. */
export const namedPlaces: readonly NamedPlace[] = [
  ...areas.map(({ id, ko, en, aliases: others }) => placeOf(id, ko, [en, ...others])),
  ...provinces.map(({ id, ko, en, code }) => placeOf(id, ko, [en, code])),
  ...cities.map(({ id, name, nameEn }) => placeOf(id, name, [nameEn])),
];

const NAME_MAX = Math.max(...[...byName.keys()].map(({ length }) => length));

/** The places of a name, of which there may be several, as letters; none for any other word. */
export const placesNamed = (letters: string): readonly NamedPlace[] => byName.get(letters) ?? [];

/** A word that begins with the name of a place, cut behind it: 버나비룸렌트; null for any other. */
export const cutBehindPlace = (letters: string): [place: string, rest: string] | null => {
  for (let end = Math.min(NAME_MAX, letters.length - 2); end > 1; end -= 1) {
    const place = letters.slice(0, end);
    if (/^[가-힣]+$/.test(place) && byName.has(place)) return [place, letters.slice(end)];
  }
  return null;
};
