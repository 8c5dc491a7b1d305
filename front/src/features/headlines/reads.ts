import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import type { Headline } from '@hanca/common/contract/headlines.ts';
import { postTypeTitle } from '@hanca/common/post-type-titles.ts';
import { postTypeCategoryId } from '@hanca/common/post-types.ts';
import type { Call } from '../../deps.ts';

/** A post that staff have put first. */
export type LeadStory = NonNullable<Headline['postHeader']>;

/** One at the top of a list, with what it is filed under there. */
export type ListHeadline = LeadStory & { label: string };

/** One large, the others beside it. */
const STORIES = 5;

/** The most sub-categories of a post type that are fetched: as many as the API names at once. */
const CATEGORIES = 100;

/**
 * The headlines for a region that have a post to show: the region's own before those of the whole country, and of
 * each the first slots of all categories before the second ones.
 */
const headlinesOf = async (call: Call, regionId: string, mapTypes?: string) => {
  const list = await call((client) => client.headlines.list({ query: { regionId, mapTypes } }));
  return list
    .toSorted((a, b) => b.regionId.localeCompare(a.regionId) || a.order - b.order || a.mapType - b.mapType)
    .flatMap(({ postHeader, mapType }) => (postHeader ? [{ ...postHeader, mapType }] : []));
};

/** A post may be a headline of several categories, and of a region and the whole country: the first counts. */
const onceEach = <T extends { id: number }>(stories: T[]): T[] => {
  const seen = new Set<number>();
  return stories.filter(({ id }) => !seen.has(id) && seen.add(id));
};

/** The posts that staff have put first for a region; without one for the whole country. */
export const readLeadStories = async (call: Call, region = ''): Promise<LeadStory[]> =>
  onceEach(await headlinesOf(call, region || ALL_REGIONS)).slice(0, STORIES);

/** The titles of a post type's own categories, by their ids. */
const categoriesOf = async (call: Call, type: number): Promise<Map<number, string>> => {
  const query = { pid: postTypeCategoryId(type), limit: CATEGORIES };
  const categories = await call((client) => client.categories.list({ query }));
  return new Map(categories.map(({ id, title }) => [id, title]));
};

/** What staff have put first in one category of a post type. */
export const readCategoryHeadlines = async (
  call: Call,
  { type, category, region }: { type: number; category: number; region: string | undefined },
): Promise<LeadStory[]> => {
  const query = { pid: postTypeCategoryId(type), limit: CATEGORIES };
  const categories = await call((client) => client.categories.list({ query }));
  const found = categories.find(({ value }) => value === category);
  return found ? onceEach(await headlinesOf(call, region ?? ALL_REGIONS, String(found.id))) : [];
};

interface ListWanted {
  /** 0 means any. */
  type: number;
  /** '' means any. */
  region: string;
}

/**
 * What staff have put first in a list of posts. Of one type all of its categories' headlines, filed under the
 * category; of any type as many as on the front page, under the type.
 */
export const readListHeadlines = async (
  call: Call,
  { type, region }: ListWanted,
): Promise<ListHeadline[]> => {
  const titles = type === 0 ? null : await categoriesOf(call, type);
  if (titles?.size === 0) return [];
  const mapTypes = titles ? [...titles.keys()].join() : undefined;
  const stories = await headlinesOf(call, region || ALL_REGIONS, mapTypes);
  const all = onceEach(stories).map(({ mapType, ...story }) => ({
    ...story,
    label: titles?.get(mapType) ?? postTypeTitle(story.postType) ?? '',
  }));
  return titles ? all : all.slice(0, STORIES);
};
