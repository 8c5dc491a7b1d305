import type { Overview } from '@hanca/common/contract/overview.ts';
import { grouped } from '@hanca/common/grouped.ts';
import { paths } from '../../paths.ts';
import type { IconName } from '../../ui/icon.tsx';

export interface Entry {
  href: string;
  title: string;
  icon: IconName;
  /** What it is for: to who has none yet, and until the numbers are there. */
  hint: string;
  /** What there is; '' for nothing yet. */
  textOf: (counts: Overview) => string;
  /** What is new about it; '' for nothing. */
  newsOf?: (counts: Overview) => string;
}

const counted = (count: number, unit: string): string => (count === 0 ? '' : `${grouped(count)}${unit}`);

/** The parts of the member area, in the order in which people come for them. */
export const entries: readonly Entry[] = [
  {
    href: paths.messages,
    title: '문의',
    icon: 'post',
    hint: '궁금한 집에 물어보세요',
    textOf: ({ conversations }) => counted(conversations, '개 대화'),
    newsOf: ({ unread }) => counted(unread, '개 안 읽음'),
  },
  {
    href: paths.saved,
    title: '저장한 매물',
    icon: 'home',
    hint: '하트를 누르면 모여요',
    textOf: ({ saved }) => counted(saved, '곳'),
    newsOf: ({ savedNews }) => counted(savedNews, '곳 달라짐'),
  },
  {
    href: '/mypage/notifications',
    title: '받은 알림',
    icon: 'bell',
    hint: '새 집과 키워드를 알려 드려요',
    textOf: ({ alerts }) => counted(alerts, '개 켜 둠'),
    newsOf: ({ notifications }) => counted(notifications, '개 안 읽음'),
  },
  {
    href: paths.myCoupons(),
    title: '내 쿠폰',
    icon: 'coupon',
    hint: '동네 가게에서 할인받아요',
    textOf: ({ coupons }) => counted(coupons, '장 쓸 수 있어요'),
  },
  {
    href: paths.myRealties,
    title: '내 매물',
    icon: 'key',
    hint: '세놓을 집을 올려 보세요',
    textOf: ({ listings }) => counted(listings, '개'),
  },
  {
    href: '/mypage/posts',
    title: '내 글',
    icon: 'post',
    hint: '동네 소식을 나눠 보세요',
    textOf: ({ posts }) => counted(posts, '개'),
  },
  {
    href: '/mypage/golf-joins',
    title: '내 조인',
    icon: 'pin',
    hint: '함께 골프 칠 사람을 찾아요',
    textOf: ({ golfJoins }) => counted(golfJoins, '개 예정'),
  },
  {
    href: paths.account,
    title: '내 계정',
    icon: 'person',
    hint: '이름, 비밀번호, 로그인한 기기',
    textOf: () => '',
  },
];
