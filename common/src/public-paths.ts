// The addresses of public records, for pages, sitemap, feeds and mails alike.

import { FLYER, JOB } from './post-types.ts';

export const realtyPath = (id: number): string => `/realtylist/${id}`;

export const couponPath = (id: number): string => `/coupons/${id}`;

export const eventPath = (id: number): string => `/events/${id}`;

/** The one page on which a post of its kind is read. */
export const postPath = ({ id, postType }: { id: number; postType: number }): string => {
  if (postType === FLYER) return `/flyer/${id}`;
  return postType === JOB ? `/jobpostings/${id}` : `/posts/${id}`;
};

/** The feed (RSS 2.0) of the newest posts of a kind; without one of all kinds. */
export const feedPath = (postType = 0): string => (postType === 0 ? '/rss.xml' : `/rss/${postType}.xml`);
