export type DemoNotice = {
  title: string;
  regionId: string;
  content: string;
  pinned: boolean;
  daysAgo: number;
};

/** What the operator has announced, oldest first. */
export const demoNotices: readonly DemoNotice[] = [
  {
    title: '렌트 사기를 막기 위해 매물 신고를 더 빨리 살펴봐요',
    regionId: 'CA00',
    content: `신고가 들어온 매물은 하루 안에 확인하고, 사기가 의심되면 바로 내려요.

집을 직접 보기 전에 보증금이나 예약금을 보내 달라는 글을 보면 매물 화면 아래의 ‘이 매물 신고하기’를 눌러 주세요. 누가 신고했는지는 알리지 않아요.`,
    pinned: false,
    daysAgo: 21,
  },
  {
    title: '밴쿠버 지역 지도가 잠시 느릴 수 있어요',
    regionId: 'CA59',
    content: `수요일 새벽 1시부터 3시까지 지도를 점검해요. 그동안 지도 그림이 늦게 나올 수 있지만, 매물과 글은 그대로 볼 수 있어요.`,
    pinned: false,
    daysAgo: 5,
  },
  {
    title: '동네 가게 쿠폰을 열었어요. 받아서 매장에서 바로 쓰세요',
    regionId: 'CA00',
    content: `한인마트와 카페, 학원의 할인 쿠폰을 한카에서 받을 수 있어요.

1. 쿠폰 메뉴에서 마음에 드는 쿠폰을 받아요.
2. 계산할 때 내 정보의 ‘내 쿠폰’을 열어 직원에게 보여 주세요.
3. 직원이 사용 버튼을 누르면 사용한 시각이 화면에 남아요.

쿠폰은 한 번 쓰면 되돌릴 수 없어요. 꼭 계산대 앞에서 눌러 주세요.`,
    pinned: true,
    daysAgo: 1,
  },
];
