import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useReaderRegion } from '../lists/reader-region.ts';
import { paths } from '../paths.ts';
import type { IconName } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';

interface Entry {
  href: string;
  title: string;
  icon: IconName;
  /** Beginnings of the other addresses that belong to it. */
  also?: string[];
}

export const menu: Entry[] = [
  { href: paths.realties(), title: '렌트', icon: 'key' },
  { href: paths.posts(), title: '이야기', icon: 'post', also: ['/posts/'] },
  { href: paths.jobs, title: '구인·구직', icon: 'job' },
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
const isHere = ({ href, also = [] }: Entry, pathname: string): boolean =>
  pathname === href ||
  (href !== '/' && pathname.startsWith(`${href}/`)) ||
  also.some((start) => pathname.startsWith(start));

/** The link of an entry. That of the homes leads to those in the region of the reader; all other pages find it by themselves. */
export const MenuLink = ({ entry, children }: { entry: Entry; children: ReactNode }) => {
  const { pathname } = useLocation();
  const regionId = useReaderRegion()?.id;
  const { href } = entry;
  return (
    <Link
      to={href === paths.realties() ? paths.realties({ regionId }) : href}
      aria-current={isHere(entry, pathname) ? 'page' : undefined}
    >
      {children}
    </Link>
  );
};
