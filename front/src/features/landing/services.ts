import { LIFE } from '@hanca/common/post-types.ts';
import { paths } from '../../paths.ts';
import type { IconName } from '../../ui/icon.tsx';
import { newcomersHref } from './newcomer-guides.tsx';

interface Service {
  href: string;
  /** Of the drawings that every page has, or one of its own. */
  icon: IconName | { path: string };
  title: string;
}

/** What can be used today, the most wanted first. */
export const services: readonly Service[] = [
  { href: paths.realties(), icon: 'key', title: '렌트' },
  { href: paths.posts({ type: LIFE }), icon: 'post', title: '생활 안내' },
  { href: paths.flyers, icon: 'flyer', title: '전단지' },
  { href: paths.coupons, icon: 'coupon', title: '쿠폰' },
  { href: newcomersHref, icon: 'pin', title: '처음 왔어요' },
  { href: paths.jobs, icon: 'job', title: '구인·구직' },
  { href: paths.border, icon: 'gate', title: '국경 대기' },
  { href: paths.immigration, icon: 'score', title: '이민 점수' },
  {
    href: '/energy',
    icon: { path: 'M5 21V4h9v17M3 21h13M7 8h5M14 11h3v6a1.5 1.5 0 003 0V8l-3-3' },
    title: '주유·충전',
  },
  { href: '/recreation', icon: 'bell', title: '등록 일정' },
  { href: '/golf', icon: { path: 'M8 21V3l9 4-9 4M5 21h8M17 20v.01' }, title: '골프' },
];

/** What is announced (specification, the eight services) and not there yet. */
export const coming: readonly { title: string; text: string }[] = [
  { title: '중고거래', text: '전화번호를 나누지 않는 채팅 거래' },
];
