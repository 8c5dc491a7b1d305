import type { IllustrationKind, IllustrationOptions } from './illustrations/illustrate.ts';
import { demoMembers } from './members.ts';
import { documentPosts } from './posts/document.ts';
import { educationPosts } from './posts/education.ts';
import { eventPosts } from './posts/event.ts';
import { flyerPosts } from './posts/flyer.ts';
import { generalPosts } from './posts/general.ts';
import { immigrationPosts } from './posts/immigration.ts';
import { jobPosts } from './posts/job.ts';
import { lifePosts } from './posts/life.ts';
import { expressEntryPost } from './posts/long-express-entry.ts';
import { firstMonthPost } from './posts/long-first-month.ts';
import { rentGuidePost } from './posts/long-rent-guide.ts';
import { realEstatePosts } from './posts/real-estate.ts';
import { secretTalkPosts } from './posts/secret-talk.ts';
import { travelPosts } from './posts/travel.ts';
import { videoPosts } from './posts/video.ts';
import { webzinePosts } from './posts/webzine.ts';

export type DemoPicture = { kind: IllustrationKind; seed: number } & IllustrationOptions;

export type PostType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

export type Furnishing =
  | 'aircondition'
  | 'refrigerator'
  | 'washingmachine'
  | 'dishwasher'
  | 'microwave'
  | 'tv'
  | 'internet'
  | 'bathtub';

export type DemoPost = {
  /** Names the post for whoever fills a database; never shown. */
  key: string;
  title: string;
  postType: PostType;
  /** The value within the post type's own list, from 1. */
  category: number;
  regionId: string;
  /** 0 gallery with plain text, 1 plain text with images, 2 HTML, 3 markdown. */
  contentType: 0 | 1 | 2 | 3;
  content: string;
  tags: string[];
  pictures: DemoPicture[];
  location?: { lat: number; lng: number };
  txType?: 0 | 1;
  options?: Furnishing[];
  /** The place of the author in `demoMembers`; -1 is the editorial staff. */
  author: number;
  daysAgo: number;
};

export type DemoMember = { name: string; email: string; joinedDaysAgo: number };

export { demoMembers };

/** The name under which the editorial staff writes. */
export const demoEditor = '한카 편집팀';

/** Every demonstration post, of all thirteen post types. */
export const demoPosts: readonly DemoPost[] = [
  ...generalPosts,
  ...webzinePosts,
  ...videoPosts,
  ...flyerPosts,
  ...eventPosts,
  ...documentPosts,
  expressEntryPost,
  ...immigrationPosts,
  ...educationPosts,
  ...jobPosts,
  rentGuidePost,
  ...realEstatePosts,
  ...travelPosts,
  ...secretTalkPosts,
  firstMonthPost,
  ...lifePosts,
];
