import { EVENT, FLYER, IMMIGRATION, JOB, LIFE, REAL_ESTATE, TRAVEL, WEBZINE } from './post-types.ts';

/**
 * A kind of post. `title` is what readers call it, `category` what its category begins as in the console where that is another
 * (specification). `slug` is the path of its own list on the public site; without one it is listed under /postlist.
 */
type PostType = { value: number; title: string; category?: string; slug?: string };

/** Every kind of post in the order of its value. 0 is left out: as a filter it means any kind. */
export const postTypes: readonly PostType[] = [
  { value: 1, title: '일반' },
  { value: WEBZINE, title: '웹진' },
  { value: 3, title: '유튜브 콘텐츠', category: '유튜브컨텐츠' },
  { value: FLYER, title: '전단지', category: '할인', slug: 'flyers' },
  { value: EVENT, title: '이벤트' },
  { value: 6, title: '문서/양식' },
  { value: IMMIGRATION, title: '이민/비자' },
  { value: 8, title: '교육' },
  { value: JOB, title: '구인·구직', category: 'Job', slug: 'jobpostings' },
  { value: REAL_ESTATE, title: '부동산' },
  { value: TRAVEL, title: '여행/레저' },
  { value: 12, title: '쉿톡' },
  { value: LIFE, title: '생활정보' },
];

const titles = new Map(postTypes.map(({ value, title }) => [value, title]));

/** What readers call a post type; null for 0 and for values that are none. */
export const postTypeTitle = (value: number): string | null => titles.get(value) ?? null;

/** The same of the title of its category, which staff may have changed. */
export const readersTitle = (category: string): string =>
  postTypes.find((type) => type.category === category)?.title ?? category;
