import { FLYER } from '@hanca/common/post-types.ts';
import type { PostsWanted } from './reads.ts';

const EVENT = 5;
const VISA = 7;
const HOME = 10;
const TRAVEL = 11;

/** The posts that the landing page shows, by the part that shows them. */
export const landingPosts = {
  newest: { limit: 20 },
  flyers: { type: FLYER, limit: 4 },
  homes: { type: HOME, limit: 4 },
  visa: { type: VISA, limit: 5 },
  events: { type: EVENT, limit: 2 },
  travel: { type: TRAVEL, limit: 2 },
} as const satisfies Record<string, PostsWanted>;
