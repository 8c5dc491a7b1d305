import type { DemoPicture } from '../content.ts';

export type DemoCoupon = {
  /** Names the coupon; never shown. */
  key: string;
  /** Of the shop that issues it. */
  business: string;
  title: string;
  regionId: string;
  code: string;
  /** 1 dollars, 2 percent. */
  type: 1 | 2;
  discount: number;
  maxDiscount?: number;
  minOrder?: number;
  totalQuantity: number;
  perMember?: number;
  userLevel?: 0 | 1 | 2 | 3 | 4 | 5;
  content: string;
  pictures: DemoPicture[];
  /** From now; negative is past. */
  startsInDays: number;
  endsInDays: number;
  stopped?: boolean;
  /** How many members have one, and how many of those have used it. */
  claimed: number;
  used: number;
};

const SIZE = { width: 1024, height: 768 };

const terms = '다른 할인과 함께 쓸 수 없고, 현금으로 바꿔 드리지 않아요.';

/** Coupons in every state. */
export const demoCoupons: readonly DemoCoupon[] = [
  {
    key: 'hanareum-summer',
    business: 'hanareum',
    title: '수박 한 통 할인',
    regionId: 'CA59',
    code: 'WATERMELON-4',
    type: 1,
    discount: 4,
    minOrder: 20,
    totalQuantity: 100,
    content: `수박 한 통을 살 때 써요.\n\n${terms}`,
    pictures: [],
    startsInDays: -40,
    endsInDays: -5,
    claimed: 20,
    used: 15,
  },
  {
    key: 'dure-fish',
    business: 'dure',
    title: '생선 코너 할인',
    regionId: 'CA35',
    code: 'DURE-FISH-6',
    type: 1,
    discount: 6,
    minOrder: 40,
    totalQuantity: 60,
    content: `생선 코너를 새로 고치는 동안 발급을 쉬어요. 이미 받은 쿠폰은 기간 안에 쓸 수 있어요.\n\n${terms}`,
    pictures: [],
    startsInDays: -20,
    endsInDays: 25,
    stopped: true,
    claimed: 6,
    used: 2,
  },
  {
    key: 'saebyeokbyeol-bread',
    business: 'saebyeokbyeol',
    title: '갓 구운 식빵 반값',
    regionId: 'CA59',
    code: 'MORNING-BREAD',
    type: 2,
    discount: 50,
    totalQuantity: 12,
    content: `아침 8시에 나오는 식빵 한 덩이를 반값에 드려요. 한 번에 한 덩이만 살 수 있어요.\n\n${terms}`,
    pictures: [{ kind: 'coffee', seed: 311, ...SIZE }],
    startsInDays: -9,
    endsInDays: 12,
    claimed: 12,
    used: 7,
  },
  {
    key: 'hanul-trial',
    business: 'hanul',
    title: '온라인 영어 회화 첫 달',
    regionId: 'CA00',
    code: 'HANUL-FIRST',
    type: 2,
    discount: 10,
    totalQuantity: 30,
    content: `처음 신청하는 분만 쓸 수 있어요. 시간표를 고른 뒤 상담 선생님에게 코드를 알려 주세요.

수업은 일주일에 두 번, 한 번에 50분이에요.\n\n${terms}`,
    pictures: [{ kind: 'classroom', seed: 312, texts: ['첫 달 영어 회화', '일주일에 두 번'], ...SIZE }],
    startsInDays: -15,
    endsInDays: 60,
    claimed: 5,
    used: 1,
  },
  {
    key: 'onnuri-bbq',
    business: 'onnuri',
    title: '바비큐 모둠 할인',
    regionId: 'CA48',
    code: 'ONNURI-BBQ-7',
    type: 1,
    discount: 7,
    minOrder: 70,
    totalQuantity: 90,
    userLevel: 1,
    content: `목살과 불고기감을 함께 담을 때 써요.\n\n${terms}`,
    pictures: [],
    startsInDays: -6,
    endsInDays: 18,
    claimed: 9,
    used: 3,
  },
  {
    key: 'dure-rice',
    business: 'dure',
    title: '40 lb 쌀 할인',
    regionId: 'CA35',
    code: 'DURE-RICE-3',
    type: 1,
    discount: 3,
    totalQuantity: 120,
    content: `40 lb 쌀 한 포대를 살 때 써요. 카트까지 직원이 실어 드려요.\n\n${terms}`,
    pictures: [{ kind: 'produce', seed: 313, ...SIZE }],
    startsInDays: -8,
    endsInDays: 22,
    claimed: 11,
    used: 4,
  },
  {
    key: 'solbat-grill',
    business: 'solbat',
    title: '고기 굽는 금요일',
    regionId: 'CA59',
    code: 'SOLBAT-FRIDAY',
    type: 2,
    discount: 15,
    maxDiscount: 20,
    minOrder: 60,
    totalQuantity: 100,
    content: `고기 코너에서 $60 이상 담으면 15%를 빼 드려요. 한 번에 최대 $20까지예요.

금요일 오후 4시부터 매장 문을 닫을 때까지 쓸 수 있어요.\n\n${terms}`,
    pictures: [],
    startsInDays: -11,
    endsInDays: 3,
    claimed: 14,
    used: 6,
  },
  {
    key: 'saebyeokbyeol-latte',
    business: 'saebyeokbyeol',
    title: '음료 한 잔 20% 할인',
    regionId: 'CA59',
    code: 'DAWN-LATTE-20',
    type: 2,
    discount: 20,
    totalQuantity: 80,
    perMember: 2,
    content: `어떤 음료든 한 잔에 써요. 친구와 오라고 한 분께 두 장까지 드려요.\n\n${terms}`,
    pictures: [
      { kind: 'coffee', seed: 314, ...SIZE },
      { kind: 'coffee', seed: 315, ...SIZE },
    ],
    startsInDays: -4,
    endsInDays: 26,
    claimed: 17,
    used: 8,
  },
  {
    key: 'hanareum-first',
    business: 'hanareum',
    title: '첫 장보기 할인',
    regionId: 'CA59',
    code: 'HELLO-HANAREUM',
    type: 2,
    discount: 10,
    maxDiscount: 15,
    minOrder: 30,
    totalQuantity: 50,
    content: `한아름마켓에 처음 오시는 분을 위한 쿠폰이에요. 담배와 상품권은 빼고 모든 상품에 써요.\n\n${terms}`,
    pictures: [],
    startsInDays: -3,
    endsInDays: 14,
    claimed: 38,
    used: 16,
  },
  {
    key: 'hanareum-kimchi',
    business: 'hanareum',
    title: '김장 배추 한 박스 할인',
    regionId: 'CA59',
    code: 'KIMJANG-5',
    type: 1,
    discount: 5,
    minOrder: 40,
    totalQuantity: 200,
    content: `배추 한 박스를 포함해 $40 이상 살 때 써요.

토요일 오전 10시에 김장 채소를 먼저 내놓아요. 절임 배추에도 쓸 수 있어요.\n\n${terms}`,
    pictures: [{ kind: 'produce', seed: 316, ...SIZE }],
    startsInDays: -2,
    endsInDays: 20,
    claimed: 23,
    used: 9,
  },
  {
    key: 'solbat-banchan',
    business: 'solbat',
    title: '반찬 두 통째 할인',
    regionId: 'CA59',
    code: 'SOLBAT-BANCHAN',
    type: 1,
    discount: 3,
    minOrder: 15,
    totalQuantity: 150,
    content: `반찬 코너에서 두 통 이상 살 때 써요.\n\n${terms}`,
    pictures: [],
    startsInDays: 6,
    endsInDays: 34,
    claimed: 0,
    used: 0,
  },
];
