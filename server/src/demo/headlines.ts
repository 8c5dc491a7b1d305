export type DemoHeadlines = {
  regionId: string;
  /** The category whose headlines these are: a post type and the value within its own list. */
  postType: number;
  category: number;
  /** The keys of the posts, from the first slot on. */
  posts: readonly string[];
};

/**
 * What staff have put first. The first category of a post type has headlines like every other: the one that the
 * specification skips is the placeholder 'all', value 0, and our lists begin with value 1 (decisions, post types).
 */
export const demoHeadlines: readonly DemoHeadlines[] = [
  { regionId: 'CA00', postType: 2, category: 1, posts: ['webzine-issue-neighborhood'] },
  { regionId: 'CA00', postType: 2, category: 3, posts: ['webzine-interview-baker'] },
  { regionId: 'CA00', postType: 2, category: 4, posts: ['webzine-broth-tour'] },
  { regionId: 'CA00', postType: 7, category: 2, posts: ['immigration-pnp-news'] },
  {
    regionId: 'CA00',
    postType: 7,
    category: 3,
    posts: ['immigration-working-holiday', 'immigration-settlement-services'],
  },
  { regionId: 'CA00', postType: 10, category: 2, posts: ['real-estate-rent-guide'] },
  { regionId: 'CA00', postType: 11, category: 4, posts: ['travel-vancouver-trails'] },
  { regionId: 'CA00', postType: 13, category: 4, posts: ['life-bc-licence', 'life-winter-driving'] },
  { regionId: 'CA59', postType: 5, category: 3, posts: ['event-concert'] },
  { regionId: 'CA59', postType: 11, category: 3, posts: ['travel-ski-beginner', 'travel-border-day'] },
  { regionId: 'CA35', postType: 5, category: 4, posts: ['event-tax-seminar'] },
];
