import type { DemoPost } from '../content.ts';

/** 부동산: news, buying, questions and a business for sale. */
export const realEstatePosts: DemoPost[] = [
  {
    key: 'real-estate-read-market',
    title: '금리 발표 날, 집 구하는 사람이 봐야 할 숫자',
    postType: 10,
    category: 1,
    regionId: 'CA00',
    contentType: 1,
    content: `캐나다 중앙은행은 한 해에 여덟 번 기준금리를 발표해요. 뉴스 제목보다 내 계약에 닿는 숫자를 보세요.

변동금리 대출이 있다면 — 은행의 우대금리(prime rate)가 언제부터 바뀌는지
고정금리를 알아보고 있다면 — 기준금리보다 5년 국채 금리를 봐요. 고정금리는 이쪽을 따라 먼저 움직여요
렌트를 구한다면 — 내가 사는 동네의 빈집 비율. CMHC가 해마다 발표해요
재계약을 앞두고 있다면 — 만기 120일 전부터 조건을 묶어 둘 수 있는 곳이 많아요

사전 승인(pre-approval)은 대출 약속이 아니에요. 집의 감정가와 소득 서류를 본 뒤에 진짜 승인이 나옵니다.`,
    tags: ['금리', '모기지', '뉴스'],
    pictures: [
      { kind: 'bank', seed: 9 },
      { kind: 'tower', seed: 6 },
    ],
    author: -1,
    daysAgo: 7,
  },
  {
    key: 'real-estate-first-buyer',
    title: '첫 집 살 때 계약금 말고 드는 돈, 전부 적어 봤어요',
    postType: 10,
    category: 3,
    regionId: 'CA59',
    contentType: 3,
    content: `지난달에 첫 집 열쇠를 받았습니다. 다운페이만 모으면 되는 줄 알았는데 아니더군요.

| 항목 | 언제 | 메모 |
|---|---|---|
| 집 점검(inspection) | 오퍼 뒤 | 지붕과 배관을 꼭 |
| 감정(appraisal) | 대출 심사 때 | 은행이 내 주기도 |
| 변호사·공증인 | 잔금 전 | 등기와 정산 |
| 취득세(PTT) | 잔금 때 | 첫 집은 조건이 맞으면 줄어들어요 |
| 모기지 보험 | 다운페이 20% 아래 | 대출금에 더할 수 있어요 |
| 집 보험 | 열쇠 받기 전 | 없으면 대출이 안 나와요 |
| 재산세·관리비 정산 | 잔금 때 | 판 사람이 미리 낸 만큼 돌려줘요 |
| 이사·열쇠·커튼 | 입주 뒤 | 생각보다 커요 |

### 도움이 된 제도

- **FHSA** 첫 집 저축 계좌. 넣을 때 소득 공제를 받고, 집 살 때 꺼내면 세금이 없어요.
- **RRSP 홈바이어스플랜** 은퇴 계좌에서 빌려 쓰고 나눠 갚아요.
- 연방과 주의 **첫 집 세금 혜택**

금액과 조건은 해마다 달라요. CRA와 BC 정부 안내를 먼저 보시고, 오퍼를 쓰기 전에 변호사와 30분이라도 이야기하세요.

### 다시 산다면

1. 스트라타 회의록을 2년 치 읽겠습니다. 누수 이야기는 거기 다 있어요.
2. 비 오는 날 한 번 더 보러 가겠습니다.
3. 통근 시간에 직접 차를 몰아 보겠습니다.`,
    tags: ['첫집', '구매', '취득세', 'FHSA'],
    pictures: [
      { kind: 'house', seed: 4 },
      { kind: 'house', seed: 8 },
      { kind: 'document', seed: 10, texts: ['Offer to Purchase'] },
    ],
    author: 1,
    daysAgo: 13,
  },
  {
    key: 'real-estate-question-basement',
    title: '베이스먼트 스위트, 겨울에 많이 춥나요?',
    postType: 10,
    category: 4,
    regionId: 'CA59',
    contentType: 1,
    content: `써리에서 월세 $1,450짜리 1베드 베이스먼트를 보고 왔습니다. 깨끗하고 출입문도 따로인데 두 가지가 걸려요.

1. 온도 조절기가 위층에만 있다고 합니다. 겨울에 추우면 전기난로를 써야 할까요?
2. 창이 작아서 낮에도 불을 켜야 해요.

습기 냄새는 없었고 바닥은 따뜻했습니다. 살아보신 분들, 계약 전에 꼭 확인할 것이 있을까요?`,
    tags: ['베이스먼트', '써리', '렌트', '질문'],
    pictures: [
      { kind: 'bedroom', seed: 2 },
      { kind: 'kitchen', seed: 2 },
    ],
    options: ['refrigerator', 'washingmachine', 'internet', 'bathtub'],
    txType: 0,
    location: { lat: 49.1785, lng: -122.8443 },
    author: 17,
    daysAgo: 3,
  },
  {
    key: 'real-estate-cafe-transfer',
    title: '노스밴쿠버 동네 카페 양도합니다 (권리금 의논)',
    postType: 10,
    category: 4,
    regionId: 'CA59',
    contentType: 0,
    content: `5년 동안 아끼며 꾸린 가게를 좋은 분께 넘기고 싶습니다. 귀국 때문이고, 장사는 꾸준합니다.

크기 780 sqft, 좌석 22개, 뒤뜰 6석
임대 남은 기간 3년 + 5년 연장 선택권
하루 손님 평일 120명, 주말 180명쯤
포함 에스프레소 머신(2021년), 그라인더 2대, 냉장 진열장, 제빙기, 오븐

손익 자료는 비밀 유지 약속 뒤에 보여드려요. 인수 뒤 한 달은 제가 함께 일하며 도와드립니다.
평일 오후 3시 이후에 보실 수 있어요. 604-555-0176`,
    tags: ['카페', '양도', '노스밴쿠버', '비즈니스'],
    pictures: [
      { kind: 'coffee', seed: 8 },
      { kind: 'coffee', seed: 13 },
      { kind: 'kitchen', seed: 15 },
      { kind: 'townhouses', seed: 9 },
    ],
    options: ['aircondition', 'refrigerator', 'dishwasher', 'internet'],
    txType: 1,
    location: { lat: 49.3135, lng: -123.0798 },
    author: 39,
    daysAgo: 6,
  },
];
