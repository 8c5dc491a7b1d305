import { EVENT, FLYER } from '@hanca/common/post-types.ts';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import type { Shortcut } from './entries.ts';

/** Post types and categories that have an entry of their own in the menu (specification, admin console). */
const GENERAL = 1;
const NOTICE = 1;
const NEWS = 2;
const VIDEO = 3;
const PROMOTION = 6;
const LIFE = 13;
const GAS = 7;

const postsOf = (postType: number, categoryId?: number): string =>
  `/posts?filter=${encodeURIComponent(JSON.stringify({ postType, ...(categoryId && { categoryId }) }))}`;

export const adShortcuts: Shortcut[] = [
  { to: postsOf(FLYER), label: '전단지' },
  { to: postsOf(EVENT, PROMOTION), label: '프로모션' },
];

export const regionShortcuts: Shortcut[] = [
  { to: postsOf(GENERAL, NOTICE), label: '공지' },
  { to: postsOf(GENERAL, NEWS), label: '뉴스' },
  { to: postsOf(LIFE, GAS), label: '코스트코 주유' },
  { to: `/posts/category?postType=${LIFE}`, label: '생활정보' },
  { to: postsOf(EVENT), label: '이벤트' },
  { to: `/posts/headline?postType=${VIDEO}`, label: '유튜브' },
];

const categoriesOf = (section: string): Shortcut => ({
  to: `/${section}/category`,
  label: '카테고리 관리',
  icon: CategoryIcon,
});

export const marketShortcuts = [categoriesOf('market')];

export const communityShortcuts = [categoriesOf('community')];
