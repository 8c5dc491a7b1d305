import { EVENT, FLYER, IMMIGRATION, LIFE, REAL_ESTATE, TRAVEL } from '@hanca/common/post-types.ts';
import type { PostsWanted } from './reads.ts';

/** The posts that the landing page shows, by the part that shows them. */
export const landingPosts = {
  // With ten more than are shown: those that stand elsewhere on the page are left out.
  newest: { exceptType: FLYER, limit: 20 },
  flyers: { type: FLYER, validity: 'current', limit: 4 },
  guides: { type: LIFE, limit: 10 },
  homes: { type: REAL_ESTATE, limit: 4 },
  visa: { type: IMMIGRATION, limit: 5 },
  events: { type: EVENT, limit: 2 },
  travel: { type: TRAVEL, limit: 2 },
} as const satisfies Record<string, PostsWanted>;
