import type { Headline } from '@hanca/common/contract/headlines.ts';
import { ALL_REGIONS } from '@hanca/common/regions.ts';
import type { Call } from '../deps.ts';

/** A post that staff have put first. */
export type LeadStory = NonNullable<Headline['postHeader']>;

/** One large, the others beside it. */
const STORIES = 5;

/** The posts that staff have put first for the whole country: the first slots of all categories before the second ones. */
export const readLeadStories = async (call: Call): Promise<LeadStory[]> => {
  const list = await call((client) => client.headlines.list({ query: { regionId: ALL_REGIONS } }));
  const stories = list
    .toSorted((a, b) => a.order - b.order || a.mapType - b.mapType)
    .flatMap(({ postHeader }) => postHeader ?? []);
  // A post may stand in several categories.
  return [...new Map(stories.map((story) => [story.id, story])).values()].slice(0, STORIES);
};
