import { z } from 'zod';
import { get } from '../endpoint.ts';
import { placesFilter, text, wireDate, wireInteger } from '../fields.ts';
import { SEARCHES } from '../limits.ts';
import { COUNTED_MAX, RANKED_MAX, SEARCH_KINDS } from '../search.ts';

const kind = z.enum(SEARCH_KINDS.map((one) => one.kind));

const keyword = text(0, 100).optional().meta({
  title: '검색어',
  description: 'Words that are found inside other words too, without their particles and in other spellings',
});

const count = z.number();

const item = z.object({
  kind,
  id: z.number(),
  title: z.string(),
  about: z.string().meta({ description: 'A few facts: the price and place of a home, the shop of a coupon' }),
  excerpt: z.string().meta({ description: 'Where its text has what was searched for' }),
  image: z.string().meta({ description: "The stored path of its picture; '' for none" }),
  href: z.string().meta({ description: 'The path of its page' }),
  date: wireDate,
});
export type SearchItem = z.output<typeof item>;

const result = z.object({
  counts: z
    .object({ realties: count, posts: count, jobs: count, flyerItems: count, coupons: count })
    .meta({ description: `${COUNTED_MAX} means that many or more` }),
  items: z.array(item),
  marks: z.array(z.string()).meta({ description: 'What was searched for, as letters and digits alone' }),
  partial: z.boolean().meta({ description: 'Nothing has all of the words: these have some' }),
});
export type SearchResult = z.output<typeof result>;

const suggestion = z.object({
  text: z.string(),
  href: z.string().meta({ description: "The page of what is called so; '' for words to search for" }),
});
export type Suggestion = z.output<typeof suggestion>;

/** All that the answers are made of. */
const reads = ['realties', 'posts', 'flyer_items', 'coupons', 'businesses'];

/** One search of everything that is public. */
export const search = {
  find: get('/v1/query/search', {
    summary:
      'Listings, posts, jobs, flyers and coupons by words: the best of each kind, or those of one kind',
    limit: SEARCHES,
    query: z.object({
      keyword,
      kind: kind.optional(),
      regionId: placesFilter,
      skip: wireInteger(0, RANKED_MAX).optional(),
      limit: wireInteger(1, RANKED_MAX)
        .optional()
        .meta({ description: 'Of each kind; default 4, of one kind 20' }),
    }),
    reply: result,
    reads,
  }),
  suggest: get('/v1/query/search/suggest', {
    summary: 'What somebody may be about to search for',
    limit: SEARCHES,
    query: z.object({ keyword }),
    reply: z.array(suggestion),
    reads,
  }),
};
