import { canonicalPlaces } from '@hanca/common/places.ts';
import { typedLetters } from '@hanca/common/typed-letters.ts';
import type { Choices } from '../choices.ts';
import { chipsOf, type Names } from './chips.ts';
import { placesWith } from './place-choices.ts';
import { changed, placesOf, type RealtySearch, searchHref } from './search-parameters.ts';

/** A filter that words of a search mean, and the search that has it instead of them. */
export interface Wish {
  title: string;
  href: string;
}

/** How people write what a filter says more exactly; of what excludes each other the first that is found counts. */
const WORDS: [RegExp, RealtySearch][] = [
  [/(?:공과금|유틸리티|유틸)\s*(?:모두|전부|다|모든)?\s*포함/, { utilitiesIncluded: 'true' }],
  [/(?:여성|여자)\s*(?:분\s*)?(?:전용|만)/, { womenOnly: 'true' }],
  [/가구\s*(?:없음|없는)/, { furnished: 'false' }],
  [/(?:풀\s*)?(?:가구|퍼니시드|퍼니쉬드)\s*(?:포함|완비|있음|있는)?|furnished/i, { furnished: 'true' }],
  [/마스터\s*(?:베드)?룸/, { roomKind: 'master' }],
  [/세컨드?\s*룸/, { roomKind: 'second' }],
  [/솔라리움/, { roomKind: 'solarium' }],
  [/(?<!\S)덴(?:룸)?(?!\S)/, { roomKind: 'den' }],
  [/(?:단독|개인)\s*욕실|욕실\s*단독/, { bathKind: 'private' }],
  [/(?:반려동물|애완동물|강아지|고양이|펫)\s*(?:가능|환영)?/, { pets: 'true' }],
  [/금연/, { smoking: 'false' }],
  [/보증금\s*없(?:음|는)/, { depositMax: '0' }],
  [/스튜디오/, { bedroom: '0' }],
  [/주차\s*(?:가능|포함)?/, { parking: '1' }],
];

const isWished = (search: RealtySearch, change: RealtySearch): boolean =>
  Object.entries(change).some(([name]) => Boolean(search[name as keyof RealtySearch]));

/** Words of a search, and the filter that they mean. */
interface Meaning {
  title: string;
  words: string;
  change: RealtySearch;
}

/** A search with filters in place of the words that mean them. */
const instead = (search: RealtySearch, meanings: readonly Meaning[]): string => {
  const rest = meanings.reduce((left, { words }) => left.replace(words, ' '), search.keyword ?? '');
  const keyword = rest.replaceAll(/\s+/g, ' ').trim();
  return searchHref(
    changed({ ...search, keyword }, Object.assign({}, ...meanings.map(({ change }) => change))),
  );
};

/** A word or two that name a place wholly; one letter alone is too little, as in 본. */
const placeIn = (keyword: string, { areas, provinces }: Choices): { words: string; id: string } | null => {
  const words = keyword.split(' ');
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const places = [...areas, ...provinces.flatMap(({ cities }) => cities)];
  for (const one of [...pairs, ...words].filter(({ length }) => length > 1)) {
    const letters = typedLetters(one);
    const found = places.find((place) =>
      [place.name, place.nameEn, ...(place.aliases ?? [])].some((name) => typedLetters(name) === letters),
    );
    if (found) return { words: one, id: found.id };
  }
  return null;
};

const filtersIn = (search: RealtySearch, names: Names): Meaning[] => {
  const found = WORDS.flatMap(([pattern, change]): Meaning[] => {
    const [words] = pattern.exec(search.keyword ?? '') ?? [];
    const [chip] = chipsOf(change, names);
    return words && chip && !isWished(search, change) ? [{ title: chip.title, words, change }] : [];
  });
  const kindOf = ({ change }: Meaning) => Object.keys(change).join();
  return found.filter((one, index) => found.findIndex((other) => kindOf(other) === kindOf(one)) === index);
};

/**
 * The filters that the words of a search may mean, each alone and at last all of them. They are offered, as the words
 * themselves find what listers wrote.
 */
export const wishesOf = (search: RealtySearch, choices: Choices, names: Names): Wish[] => {
  const chosen = placesOf(search);
  const place = placeIn(search.keyword ?? '', choices);
  const placeMeant =
    place && !chosen.includes(place.id)
      ? [
          {
            title: names.nameOfPlace(place.id) ?? place.words,
            words: place.words,
            change: { regionId: canonicalPlaces(placesWith(choices)(chosen, place.id)).join(',') },
          },
        ]
      : [];
  const meanings = [...placeMeant, ...filtersIn(search, names)];
  const all = meanings.length > 1 ? [{ title: '모두 조건으로', href: instead(search, meanings) }] : [];
  return [...meanings.map((one) => ({ title: one.title, href: instead(search, [one]) })), ...all];
};
