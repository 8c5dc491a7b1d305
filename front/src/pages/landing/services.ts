import type { IconName } from '../../ui/icon.tsx';

export interface Service {
  id: string;
  icon: IconName;
  /** A word or two, for the tiles. */
  name: string;
  title: string;
  lead: string;
}

/** The eight services of the platform, in the order of the page. */
export const services = {
  homes: {
    id: 'homes',
    icon: 'key',
    name: '렌트',
    title: '새로 올라온 렌트',
    lead: '아파트, 하우스, 타운하우스를 가격과 방 개수, 동네로 찾아요.',
  },
  flyers: {
    id: 'flyers',
    icon: 'flyer',
    name: '전단지',
    title: '이번 주 전단지',
    lead: '한인마트부터 창고형 매장까지, 할인을 한자리에서 넘겨 봐요.',
  },
  visa: {
    id: 'visa',
    icon: 'score',
    name: '이민 점수',
    title: '이민 점수와 소식',
    lead: 'Express Entry CRS와 BC PNP 초청 점수를 매주 챙겨요.',
  },
  gas: {
    id: 'gas',
    icon: 'fuel',
    name: '주유·충전',
    title: '가까운 최저가 주유소',
    lead: '내 주변에서 가장 싼 주유소와 전기차 충전소를 알려 드려요.',
  },
  programs: {
    id: 'programs',
    icon: 'bell',
    name: '등록 알림',
    title: '커뮤니티센터 등록 알림',
    lead: '수영, 스케이트 같은 프로그램의 등록일을 하루 전과 한 시간 전에 알려 드려요.',
  },
  market: {
    id: 'market',
    icon: 'market',
    name: '중고거래',
    title: '전화번호 없는 중고거래',
    lead: '번호를 나누지 않고 채팅으로만 사고팔아요.',
  },
  golf: {
    id: 'golf',
    icon: 'golf',
    name: '골프',
    title: '실시간 골프 티타임',
    lead: '밴쿠버 근처 30여 개 골프장의 빈 시간을 한 번에 보고 예약해요.',
  },
  border: {
    id: 'border',
    icon: 'border',
    name: '국경 대기',
    title: '미국 국경 대기 시간',
    lead: '캐나다와 미국 사이 국경의 대기 시간과 길 상황을 출발하기 전에 봐요.',
  },
} as const satisfies Record<string, Service>;
