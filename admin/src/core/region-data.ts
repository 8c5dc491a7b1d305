import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import type { Client } from '@hanca/common/client.ts';
import type { Category, Country } from '@hanca/common/contract/geo.ts';
import type { FieldMeta, StoredList } from '@hanca/common/field-meta.ts';
import { POST_TYPES_PID } from '@hanca/common/post-types.ts';
import { TRADE } from '@hanca/common/posts.ts';
import { HOME_TYPES_PID, TRANSACTION_TYPES_PID } from '@hanca/common/realties.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useClient } from './api.ts';
import { type Choice, choicesOf } from './choices.ts';

const FIVE_MINUTES = 5 * 60_000;

export interface RegionChoice extends Choice<string> {
  english: string;
  /** The heading above it. */
  group: string;
}

export interface RegionData {
  countries: Country[];
  categories: Category[];
}

/** Before they are read. */
const noRegionData: RegionData = { countries: [], categories: [] };

const regionData = (client: Client) =>
  queryOptions({
    queryKey: ['region-data'],
    queryFn: ({ signal }) => client.geo.appdata({}, { signal }),
    staleTime: FIVE_MINUTES,
  });

/** Asks for regions and categories before the first screen does. */
export const prefetchRegionData = (queries: QueryClient, client: Client): Promise<void> =>
  queries.prefetchQuery(regionData(client));

/** Regions and categories, fetched once for all screens; `data` is empty before, and `query` is how reading goes. */
export const useRegionData = () => {
  const query = useQuery(regionData(useClient()));
  return { data: query.data ?? noRegionData, isPending: query.isPending, query };
};

/** The categories under one, in the order of their values; 0 is no value. */
export const childrenOf = (categories: readonly Category[], pid: number): Category[] =>
  categories
    .filter((category) => category.pid === pid && category.value > 0)
    .sort((a, b) => a.value - b.value);

const childChoices = (categories: readonly Category[], pid: number): Choice<number>[] =>
  choicesOf(childrenOf(categories, pid));

/** The provinces of Canada, then the cities of each. */
export const regionChoices = (data: RegionData): RegionChoice[] => {
  const provinces = data.countries[0]?.provincies ?? [];
  const whole = provinces.map(({ id, name, nameEn }) => ({ id, name, english: nameEn, group: '주 전체' }));
  const cities = provinces.flatMap((province) =>
    province.cities.map(({ id, name, nameEn }) => ({ id, name, english: nameEn, group: province.name })),
  );
  return [...whole, ...cities];
};

/** Whether what was typed is part of a region's Korean or English name. */
export const isNamed = (typed: string, { name, english }: RegionChoice): boolean => {
  const part = typed.trim().toLocaleLowerCase('ko');
  return [name, english].some((each) => each.toLocaleLowerCase('ko').includes(part));
};

/** The post types, in the order of their values. */
export const postTypeChoices = ({ categories }: RegionData): Choice<number>[] =>
  childChoices(categories, POST_TYPES_PID);

/** The categories of one post type; none for 0, which is no type. */
export const categoryChoices = ({ categories }: RegionData, postType: number): Choice<number>[] => {
  const type = categories.find(({ pid, value }) => pid === POST_TYPES_PID && value === postType);
  return type && postType > 0 ? childChoices(categories, type.id) : [];
};

type Choices = Choice<string | number>[];

/** The choices with the value among them, should its entry have been removed since; none before they are read. */
export const withValue = (
  choices: readonly Choice<string | number>[],
  value: unknown,
): readonly Choice<string | number>[] =>
  typeof value !== 'number' || value <= 0 || choices.length === 0 || choices.some(({ id }) => id === value)
    ? choices
    : [...choices, { id: value, name: `없어진 항목 (${value})` }];

const stored: Record<StoredList, (data: RegionData) => Choices> = {
  regions: (data) => [{ id: ALL_REGIONS, name: '전체' }, ...regionChoices(data)],
  categories: ({ categories }) => [
    { id: 0, name: '최상위' },
    ...categories.map(({ id, title }) => ({ id, name: title })),
  ],
  postTypes: postTypeChoices,
  homeTypes: ({ categories }) => childChoices(categories, HOME_TYPES_PID),
  transactionTypes: ({ categories }) => [
    { id: 0, name: '없음' },
    { id: TRADE, name: '거래 (안전거래 안내를 보여요)' },
    ...childChoices(categories, TRANSACTION_TYPES_PID).filter(({ id }) => id !== TRADE),
  ],
};

/** What a field of the contract is chosen from: nothing for one that is typed. `data` is for those of stored lists. */
export const fieldChoices = ({ choices = [] }: FieldMeta, data = noRegionData): Choices =>
  typeof choices === 'string' ? stored[choices](data) : choicesOf(choices);
