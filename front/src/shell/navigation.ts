import { paths } from '../paths.ts';
import type { IconName } from '../ui/icon.tsx';

interface Entry {
  href: string;
  title: string;
  icon: IconName;
  /** Beginnings of the other addresses that belong to it. */
  also?: string[];
}

export const menu: Entry[] = [
  { href: paths.realties(), title: '렌트', icon: 'key' },
  { href: paths.posts(), title: '글', icon: 'post', also: ['/posts/'] },
  { href: paths.jobs, title: '구인', icon: 'job' },
  { href: paths.flyers, title: '전단지', icon: 'flyer', also: ['/flyer/', '/app-ui/flyer/'] },
  { href: paths.coupons, title: '쿠폰', icon: 'coupon' },
  { href: paths.about, title: '소개', icon: 'home' },
];

/** The bar under the thumb on phones. */
export const thumbs: Entry[] = [
  { href: paths.home, title: '홈', icon: 'home' },
  ...menu.slice(0, 4),
  { href: paths.mypage, title: '내 정보', icon: 'person', also: ['/account/'] },
];

/** Whether an entry leads to where the visitor is. */
export const isHere = ({ href, also = [] }: Entry, pathname: string): boolean =>
  pathname === href ||
  (href !== '/' && pathname.startsWith(`${href}/`)) ||
  also.some((start) => pathname.startsWith(start));
