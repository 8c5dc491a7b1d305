import type { DemoPost } from '../content.ts';

/** 유튜브컨텐츠: introductions to videos, with their chapters. */
export const videoPosts: DemoPost[] = [
  {
    key: 'video-vancouver-budget',
    title: '[영상] 밴쿠버 1인 가구 한 달 생활비, 영수증까지 공개',
    postType: 3,
    category: 1,
    regionId: 'CA59',
    contentType: 1,
    content: `월세부터 커피값까지, 한 달 동안 모은 영수증을 전부 펼쳐 봤어요.

00:00 오프닝
00:48 월세와 공과금: 룸 렌트와 스튜디오의 차이
03:20 식비: 장보기 70%, 외식 30%
06:05 교통: 존 1과 존 2, 월 정기권을 살까 말까
08:12 통신비를 반으로 줄인 방법
10:30 예상 못 한 지출: 치과, 겨울옷, 이사비
12:40 다음 달에 바꿀 것 세 가지

영상 속 금액은 촬영한 때의 개인 기록이에요. 사는 곳과 방식에 따라 많이 달라질 수 있어요.
가계부 양식은 ‘문서/양식’ 게시판에 올려 두었어요.`,
    tags: ['영상', '생활비', '밴쿠버', '가계부'],
    pictures: [{ kind: 'video', seed: 2, texts: ['밴쿠버 한 달 생활비', '영수증 전부 공개', '14:02'] }],
    author: -1,
    daysAgo: 5,
  },
  {
    key: 'video-immigration-week',
    title: '[영상] 도착 첫 주에 꼭 해야 할 일 7가지',
    postType: 3,
    category: 3,
    regionId: 'CA00',
    contentType: 3,
    content: `공항에 내린 날부터 일주일, 순서만 알면 헤매지 않아요.

| 날 | 할 일 | 준비물 |
|---|---|---|
| 1일 | 휴대폰 개통, 교통카드 | 여권, 신용카드 |
| 2일 | SIN 신청 | 여권, 비자 서류 |
| 3일 | 은행 계좌 열기 | 여권, SIN, 주소 |
| 4일 | 주 의료보험 신청 | 비자 서류, 거주 증빙 |
| 5일 | 운전면허 교환 준비 | 한국 면허증, 운전경력증명서 |
| 6일 | 도서관 카드 만들기 | 주소가 적힌 우편물 |
| 7일 | 쉬기. 정말로요 | 따뜻한 차 |

자세한 설명은 영상에서, 글로 보고 싶은 분은 **생활정보 > 초기 정착**의 ‘첫 한 달 안내서’를 봐 주세요.`,
    tags: ['영상', '초기정착', '이민', '체크리스트'],
    pictures: [{ kind: 'video', seed: 9, texts: ['도착 첫 주', '꼭 해야 할 일 7가지', '11:26'] }],
    author: -1,
    daysAgo: 14,
  },
  {
    key: 'video-rockies-roadtrip',
    title: '[영상] 캘거리에서 재스퍼까지, 사흘 로드트립',
    postType: 3,
    category: 4,
    regionId: 'CA48',
    contentType: 0,
    content: `빙하가 녹은 물빛은 카메라가 다 담지 못했어요.

1일 캘거리 → 밴프, 호숫가 산책
2일 아이스필즈 파크웨이, 전망대마다 멈추기
3일 재스퍼, 그리고 돌아오는 길의 별

주유소 사이가 먼 구간이 있으니 출발 전에 가득 채우세요. 국립공원 입장권과 도로 상황은 파크스 캐나다와 511 앨버타에서 확인해 주세요.`,
    tags: ['영상', '로키', '로드트립', '밴프', '재스퍼'],
    pictures: [
      { kind: 'video', seed: 5, texts: ['로키 로드트립', '사흘이면 충분할까?', '18:40'] },
      { kind: 'road', seed: 9, texts: ['Jasper', '230 km'] },
      { kind: 'lake', seed: 6 },
      { kind: 'hiking', seed: 10 },
    ],
    author: 5,
    daysAgo: 22,
  },
  {
    key: 'video-lunchbox',
    title: '[영상] 아이 도시락 일주일, 냄새 걱정 없는 한식 메뉴',
    postType: 3,
    category: 4,
    regionId: 'CA35',
    contentType: 1,
    content: `“엄마, 친구가 그게 뭐냐고 물어봤어.” 그 한마디에 시작한 도시락 실험이에요.

월 — 한입 주먹밥(참치마요), 오이, 포도
화 — 불고기 샌드위치, 당근 스틱
수 — 달걀말이 롤, 미니 김밥(단무지 대신 피망)
목 — 보온통 잔치국수, 면과 국물은 따로
금 — 닭강정 조금, 찐 고구마, 사과

학교마다 견과류를 금지하는 곳이 많아요. 참깨까지 안 되는 반도 있으니 담임 선생님 안내를 먼저 확인해 주세요.
보온통은 뜨거운 물로 5분 데운 뒤 담으면 점심까지 따뜻해요.`,
    tags: ['영상', '도시락', '육아', '요리'],
    pictures: [
      { kind: 'video', seed: 10, texts: ['아이 도시락 일주일', '냄새 걱정 없는 한식', '09:51'] },
      { kind: 'produce', seed: 12 },
    ],
    author: 25,
    daysAgo: 8,
  },
];
