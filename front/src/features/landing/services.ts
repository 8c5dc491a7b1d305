import { LIFE } from '@hanca/common/post-types.ts';
import { paths } from '../../paths.ts';
import type { IconName } from '../../ui/icon.tsx';
import { newcomersHref } from './newcomer-guides.tsx';

interface Service {
  href: string;
  icon: IconName;
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
];

/** What is announced (specification, the eight services) and not there yet. */
export const coming: readonly { title: string; text: string }[] = [
  { title: '주유·충전', text: '가까운 주유소와 전기차 충전소의 가격' },
  { title: '등록 알림', text: '커뮤니티센터 프로그램의 등록일' },
  { title: '중고거래', text: '전화번호를 나누지 않는 채팅 거래' },
  { title: '골프', text: '밴쿠버 근처 골프장의 빈 시간' },
];
