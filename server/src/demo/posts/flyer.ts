import type { DemoPicture, DemoPost } from '../content.ts';
import type { FlyerSection } from '../illustrations/flyer-goods.ts';

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Vancouver',
  month: 'numeric',
  day: 'numeric',
});

/** The week a flyer is valid for, `7.3 – 7.9`: flyers would look stale with dates that were written down once. */
const week = (startedDaysAgo: number): string => {
  const write = (daysFromNow: number): string => {
    const parts = day.formatToParts(new Date(Date.now() + daysFromNow * 86_400_000));
    const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
    return `${of('month')}.${of('day')}`;
  };
  return `${write(-startedDaysAgo)} – ${write(6 - startedDaysAgo)}`;
};

type Page = readonly [headline: string, section: FlyerSection];

/** The pages of one store's flyer; `seed` keeps stores apart. */
const pages = (
  store: string,
  startedDaysAgo: number,
  seed: number,
  list: readonly Page[],
  note?: string,
): DemoPicture[] =>
  list.map(([headline, section], index) => ({
    kind: 'flyer',
    seed: seed + index,
    flyer: {
      store,
      period: week(startedDaysAgo),
      headline,
      section,
      ...(note === undefined ? {} : { note }),
    },
  }));

const terms = '진열 상품이 다 팔리면 행사가 일찍 끝날 수 있어요. 가격에는 세금이 들어 있지 않아요.';

/** The week's grocery flyers, of invented stores. */
export const flyerPosts: DemoPost[] = [
  {
    key: 'flyer-hanareum-burnaby',
    title: '한아름마켓 버나비',
    postType: 4,
    category: 1,
    regionId: 'CA59',
    contentType: 0,
    content: `한아름마켓 버나비점 이번 주 전단지예요. (${week(1)})

주말에는 배추와 무를 박스로 들여와요. 토요일 오전 10시에 김장 채소를 먼저 내놓아요.
회원 카드를 보여 주시면 $60 이상 구매할 때 두부 한 모를 드려요.

영업시간 오전 9시 – 오후 9시 (연중무휴)
문의 604-555-0112

${terms}`,
    tags: ['전단지', '한인마트', '버나비', '채소'],
    pictures: pages('한아름마켓 버나비', 1, 101, [
      ['주말 장보기 특가', 'vegetables'],
      ['고기 좋은 날', 'meat'],
      ['든든한 식료품', 'pantry'],
      ['살림 필수품', 'home'],
    ]),
    location: { lat: 49.2276, lng: -123.0076 },
    author: -1,
    daysAgo: 1,
  },
  {
    key: 'flyer-solbat-coquitlam',
    title: '솔밭식품 코퀴틀람',
    postType: 4,
    category: 1,
    regionId: 'CA59',
    contentType: 0,
    content: `솔밭식품 코퀴틀람점 전단지예요. (${week(0)})

이번 주는 고기 코너를 넓혔어요. 삼겹살과 LA갈비는 그 자리에서 원하는 두께로 썰어 드려요.
금요일 오후 4시부터는 반찬 10가지를 한 통 가격에 두 통 드려요.

영업시간 오전 9시 – 오후 10시
문의 604-555-0127

${terms}`,
    tags: ['전단지', '한인마트', '코퀴틀람', '고기'],
    pictures: pages('솔밭식품 코퀴틀람', 0, 121, [
      ['고기 굽는 금요일', 'meat'],
      ['제철 과일 한 상자', 'fruit'],
      ['주방을 채워요', 'pantry'],
    ]),
    location: { lat: 49.2781, lng: -122.7999 },
    author: -1,
    daysAgo: 0,
  },
  {
    key: 'flyer-dure-toronto',
    title: '두레장터 노스욕',
    postType: 4,
    category: 1,
    regionId: 'CA35',
    contentType: 0,
    content: `두레장터 노스욕점 전단지예요. (${week(2)})

쌀과 잡곡을 많이 들여왔어요. 40 lb 쌀은 카트까지 직원이 실어 드려요.
온라인으로 주문하고 매장에서 찾으시면 줄을 서지 않아도 돼요.

영업시간 오전 8시 30분 – 오후 10시

${terms}`,
    tags: ['전단지', '한인마트', '토론토', '쌀'],
    pictures: pages('두레장터 노스욕', 2, 141, [
      ['쌀·장류 특별전', 'pantry'],
      ['싱싱 채소 코너', 'vegetables'],
      ['바다에서 온 주말', 'fish'],
      ['집안 살림 기획', 'home'],
      ['한 주 더 싸게', 'pantry'],
    ]),
    location: { lat: 43.7615, lng: -79.4111 },
    author: -1,
    daysAgo: 2,
  },
  {
    key: 'flyer-onnuri-calgary',
    title: '온누리푸드 캘거리',
    postType: 4,
    category: 1,
    regionId: 'CA48',
    contentType: 0,
    content: `온누리푸드 캘거리점 전단지예요. (${week(3)})

바비큐 철을 맞아 목살과 불고기감을 묶어서 준비했어요.
주말에는 매장 앞에서 호떡을 구워요. 먹어 보시고 반죽 믹스도 담아 가세요.

영업시간 오전 9시 30분 – 오후 9시

${terms}`,
    tags: ['전단지', '한인마트', '캘거리', '바비큐'],
    pictures: pages('온누리푸드 캘거리', 3, 161, [
      ['바비큐 모음전', 'meat'],
      ['캠핑 장보기', 'pantry'],
      ['과일 한 바구니', 'fruit'],
    ]),
    location: { lat: 51.0447, lng: -114.0719 },
    author: -1,
    daysAgo: 3,
  },
  {
    key: 'flyer-saebyeok-surrey',
    title: '새벽시장 써리',
    postType: 4,
    category: 1,
    regionId: 'CA59',
    contentType: 0,
    content: `새벽시장 써리점 전단지예요. (${week(1)})

농장에서 바로 온 채소를 매일 아침 7시에 진열해요.
수요일은 생선 들어오는 날이에요. 손질은 무료이고, 소금은 뿌릴지 말지 말씀해 주세요.

영업시간 오전 7시 – 오후 8시
문의 604-555-0143

${terms}`,
    tags: ['전단지', '한인마트', '써리', '생선'],
    pictures: pages(
      '새벽시장 써리',
      1,
      181,
      [
        ['아침 7시의 채소', 'vegetables'],
        ['오늘 들어온 생선', 'fish'],
        ['간식과 음료', 'pantry'],
        ['우리 집 필수품', 'home'],
      ],
      '수요일은 생선 들어오는 날이에요',
    ),
    location: { lat: 49.1913, lng: -122.849 },
    author: -1,
    daysAgo: 1,
  },
  {
    key: 'flyer-dajeong-mississauga',
    title: '다정마켓 미시사가',
    postType: 4,
    category: 2,
    regionId: 'CA35',
    contentType: 0,
    content: `다정마켓 미시사가점 전단지예요. (${week(4)})

과일을 낱개로도, 상자로도 담을 수 있게 했어요. 상자로 사시면 더 싸요.
매장 안쪽 빵 코너가 새로 열렸어요. 오후 6시 이후에는 남은 빵을 반값에 드려요.

영업시간 오전 9시 – 오후 9시 30분

${terms}`,
    tags: ['전단지', '대형마트', '미시사가', '과일'],
    pictures: pages('다정마켓 미시사가', 4, 201, [
      ['과일 상자 대전', 'fruit'],
      ['온 가족 식탁', 'meat'],
      ['냉장고 채우기', 'pantry'],
      ['생활용품 기획전', 'home'],
      ['채소 마지막 기회', 'vegetables'],
      ['아침 식사 준비', 'pantry'],
    ]),
    location: { lat: 43.589, lng: -79.6441 },
    author: -1,
    daysAgo: 4,
  },
  {
    key: 'flyer-keungotgan-richmond',
    title: '큰곳간 창고형 매장 리치먼드',
    postType: 4,
    category: 3,
    regionId: 'CA59',
    contentType: 0,
    content: `큰곳간 창고형 매장 리치먼드점 전단지예요. (${week(2)})

대용량만 모았어요. 이웃과 나누어 담으시라고 계산대 옆에 소분 봉투를 두었어요.
회비는 없고, 배달은 $120부터 무료예요. (리치먼드·밴쿠버 남부)

영업시간 오전 10시 – 오후 8시 30분
문의 604-555-0158

${terms}`,
    tags: ['전단지', '창고형', '리치먼드', '대용량'],
    pictures: pages(
      '큰곳간 리치먼드',
      2,
      221,
      [
        ['대용량이 정답', 'home'],
        ['쟁여 두는 식료품', 'pantry'],
        ['고기는 덩어리째', 'meat'],
      ],
      '소분 봉투를 무료로 드려요',
    ),
    location: { lat: 49.1666, lng: -123.1336 },
    author: -1,
    daysAgo: 2,
  },
  {
    key: 'flyer-deulkkot-langley',
    title: '들꽃상회 랭리',
    postType: 4,
    category: 5,
    regionId: 'CA59',
    contentType: 0,
    content: `들꽃상회 랭리점 전단지예요. (${week(0)})

이사 철 살림을 한자리에 모았어요. 프라이팬은 옛것을 가져오시면 $5를 빼 드려요.
그릇은 한 장씩도 사실 수 있어요.

영업시간 오전 10시 – 오후 7시 (월요일 쉼)
문의 604-555-0169

${terms}`,
    tags: ['전단지', '생활용품', '랭리', '이사'],
    pictures: pages('들꽃상회 랭리', 0, 241, [
      ['새집 살림 장만', 'home'],
      ['주방 새로고침', 'home'],
      ['집들이 과일 준비', 'fruit'],
      ['차 한 잔의 간식', 'pantry'],
    ]),
    location: { lat: 49.1042, lng: -122.6604 },
    author: -1,
    daysAgo: 0,
  },
];
